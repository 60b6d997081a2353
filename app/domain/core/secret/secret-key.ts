import { hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A weak SECRET_KEY. The message says why, and never contains the value. */
export class SecretKeyError extends Error {
  override readonly name = "SecretKeyError";
}

/**
 * The process's secret, 32 bytes: SECRET_KEY as 32 bytes in base64 or hex, or a text of 32 characters or more
 * (HKDF-SHA-256). Outside production it defaults to DATA_DIR/secret-key, created once with mode 0600; processes
 * that start together get the same one.
 * @throws SecretKeyError for a short, simple or example value, and when production has none
 */
export async function secretKey(options: {
  fromEnvironment: string | undefined;
  dataDir: string;
  production: boolean;
}): Promise<Buffer> {
  const { fromEnvironment, dataDir, production } = options;
  if (fromEnvironment) return fromText(fromEnvironment.trim());
  if (production) throw new SecretKeyError("SECRET_KEY is required in production");
  const path = join(dataDir, "secret-key");
  return (await readKey(path)) ?? (await makeKey(dataDir, path));
}

/** Words of example values and of improvised keys. */
const exampleWords = /secret|change.?me|example|password|passwort|your.?key|geheim|lotse|12345678|abcdefgh/i;

function fromText(text: string): Buffer {
  const raw = /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, "hex")
    : /^[A-Za-z0-9+/_-]{43}=?$/.test(text)
      ? Buffer.from(text, "base64")
      : undefined;
  if (!raw && text.length < 32)
    throw new SecretKeyError(
      "SECRET_KEY is too short: 32 random bytes in base64 or hex, such as openssl rand -base64 32",
    );
  // 32 random bytes contain about 30 different ones; 32 characters of a sentence more than 12.
  const different = new Set<number | string>(raw ?? text).size;
  if (different < 12 || (!raw && exampleWords.test(text)))
    throw new SecretKeyError("SECRET_KEY is an example or too simple: take openssl rand -base64 32");
  return raw ?? Buffer.from(hkdfSync("sha256", text, "lotse", "secret-key", 32));
}

async function readKey(path: string): Promise<Buffer | undefined> {
  try {
    return fromText((await readFile(path, "utf8")).trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Atomic: written to a temporary file, then linked, which fails if another process was first. */
async function makeKey(dataDir: string, path: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true });
  const temporaryPath = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeFile(temporaryPath, `${randomBytes(32).toString("base64")}\n`, {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
  try {
    await link(temporaryPath, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(temporaryPath);
  }
  return (await readKey(path))!;
}
