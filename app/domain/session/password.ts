import { createHmac } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "~/contract/errors";

// Argon2id, 19 MiB, two passes (OWASP Password Storage Cheat Sheet): 14 ms. The algorithm's number
// is written out because the library's enum is erased by isolated modules.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const most = 2;
/** Who would wait longer than about two seconds is sent away: a burst must not delay everybody. */
const mostWaiting = 200;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * At most two at once: more would let a crowd at the door take all memory and both cores. The work may ask the
 * database; so nobody may wait here who is in a transaction, and nobody twice.
 * @throws AppError too_many_requests
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) throw new AppError("too_many_requests");
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

let peppers: Pepper[] = [];
export type Pepper = { version: number; secret: string };

/** Makes these the peppers of the process, the first for new hashes; called once at start, and by tests. */
export function setPeppers(value: Pepper[]): void {
  peppers = value;
  nobody = undefined;
}

const stamp = /^p(\d+):/;

/**
 * What is hashed: the password in NFKC, so that typed on another keyboard it is the same; with a pepper, which lies
 * outside of the database, its HMAC-SHA-256.
 */
function seasoned(password: string, pepper: Pepper | undefined): string {
  const plain = password.normalize("NFKC");
  return pepper ? createHmac("sha256", pepper.secret).update(plain).digest("base64") : plain;
}

/** Hashes a password. With a pepper its version stands before the hash. @throws AppError too_many_requests */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hashNow(password));

async function hashNow(password: string): Promise<string> {
  const [pepper] = peppers;
  const made = await hash(seasoned(password, pepper), options);
  return pepper ? `p${pepper.version}:${made}` : made;
}

/** Whether a stored hash was made without the pepper that new ones get: then the next sign-in makes it anew. */
export const isOutdated = (stored: string): boolean =>
  (stamp.exec(stored)?.[1] ?? "") !== String(peppers[0]?.version ?? "");

/** The pepper of a stored hash. @throws Error when PASSWORD_PEPPER does not name it any more */
function pepperOf(stored: string): Pepper | undefined {
  const version = stamp.exec(stored)?.[1];
  if (version === undefined) return undefined;
  const pepper = peppers.find(one => one.version === Number(version));
  if (!pepper) throw new Error(`PASSWORD_PEPPER lacks version ${version}, which passwords were stored with`);
  return pepper;
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password fits. Without a stored hash it still does the same work on the hash of
 * nobody's password, so that an unknown address takes as long as a known one. The caller is in turn.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashNow("nobody has this password");
  const against = stored ?? (await nobody);
  const typed = seasoned(password, pepperOf(against));
  const fits = await verify(against.replace(stamp, ""), typed);
  return fits && Boolean(stored);
}
