import { hash, verify } from "@node-rs/argon2";

// Argon2id, 19 MiB, two passes (OWASP Password Storage Cheat Sheet): 14 ms. The algorithm's number
// is written out because the library's enum is erased by isolated modules.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const most = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** At most two at once: more would let a crowd at the door take all memory and both cores. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= most) await new Promise<void>(go => waiting.push(go));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Hashes a password; NFKC first, so that the same password typed on another keyboard is the same. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), options));
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password fits. Without a stored hash it still does the same work on the hash of
 * nobody's password, so that an unknown address takes as long as a known one.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password");
  const against = stored ?? (await nobody);
  const fits = await inTurn(() => verify(against, password.normalize("NFKC")));
  return fits && Boolean(stored);
}
