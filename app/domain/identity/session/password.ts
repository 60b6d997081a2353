import { createHmac } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "~/contract/errors";
import { Semaphore } from "~/domain/core/limit/semaphore";

// Argon2id, 19 MiB, two passes (OWASP Password Storage Cheat Sheet): 14 ms. The algorithm's number is literal because
// isolated modules erase the library's enum.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const semaphore = new Semaphore(2);
/** More than about two seconds of waiting are refused, so that a burst does not delay all users. */
const maxWaiting = 200;

/**
 * Runs at most two password hashes at once, to bound memory and CPU. The work may use the database, so never call
 * this within a transaction or nested.
 * @throws AppError too_many_requests
 */
export async function limitHashing<T>(work: () => Promise<T>): Promise<T> {
  if (semaphore.waiting >= maxWaiting) throw new AppError("too_many_requests");
  return semaphore.run(work);
}

let peppers: Pepper[] = [];
export type Pepper = { version: number; secret: string };

/** Sets the process's peppers, the first for new hashes; called once at start, and by tests. */
export function setPeppers(value: Pepper[]): void {
  peppers = value;
  decoyHash = undefined;
}

const stamp = /^p(\d+):/;

/**
 * The hashed value: the password in NFKC, so that keyboards do not matter; with a pepper (stored outside the
 * database) its HMAC-SHA-256.
 */
function peppered(password: string, pepper: Pepper | undefined): string {
  const plain = password.normalize("NFKC");
  return pepper ? createHmac("sha256", pepper.secret).update(plain).digest("base64") : plain;
}

/** Hashes a password. The pepper's version precedes the hash. @throws AppError too_many_requests */
export const hashPassword = (password: string): Promise<string> => limitHashing(() => hashNow(password));

async function hashNow(password: string): Promise<string> {
  const [pepper] = peppers;
  const hashed = await hash(peppered(password, pepper), options);
  return pepper ? `p${pepper.version}:${hashed}` : hashed;
}

/** Whether a stored hash lacks the current pepper; the next sign-in renews it. */
export const isOutdated = (stored: string): boolean =>
  (stamp.exec(stored)?.[1] ?? "") !== String(peppers[0]?.version ?? "");

/** The pepper of a stored hash. @throws Error if PASSWORD_PEPPER no longer contains it */
function pepperOf(stored: string): Pepper | undefined {
  const version = stamp.exec(stored)?.[1];
  if (version === undefined) return undefined;
  const pepper = peppers.find(candidate => candidate.version === Number(version));
  if (!pepper) throw new Error(`PASSWORD_PEPPER lacks version ${version}, which passwords were stored with`);
  return pepper;
}

let decoyHash: Promise<string> | undefined;

/**
 * Whether the password matches. Without a stored hash it verifies against a decoy, so that unknown addresses take
 * as long as known ones. Call it within {@link limitHashing}.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashNow("nobody has this password");
  const against = stored ?? (await decoyHash);
  const typed = peppered(password, pepperOf(against));
  const matches = await verify(against.replace(stamp, ""), typed);
  return matches && Boolean(stored);
}
