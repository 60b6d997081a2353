import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Sealed with another key or context, or modified since. */
export class SealBroken extends Error {
  override readonly name = "SealBroken";
  constructor() {
    super("A sealed secret cannot be opened: another key, another place, or changed");
  }
}

/** Layout: version (1 byte), nonce (12), tag (16), ciphertext. */
const version = 1;
const nonceAt = 1;
const tagAt = nonceAt + 12;
const textAt = tagAt + 16;

/**
 * Seals a secret for storage: AES-256-GCM (NIST SP 800-38D) with a random nonce.
 * `context` names its location, such as `settings:<company>:ai`; it opens only there, so a row copied over
 * another reveals nothing. `key` has 32 bytes: keyFor("seal").
 */
export function seal(key: Buffer, plain: string, context: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(bound(context));
  const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), text]);
}

/**
 * Opens a sealed secret.
 * @throws SealBroken
 */
export function open(key: Buffer, sealed: Buffer, context: string): string {
  if (sealed.length < textAt || sealed[0] !== version) throw new SealBroken();
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(nonceAt, tagAt), {
    authTagLength: 16,
  });
  decipher.setAAD(bound(context));
  decipher.setAuthTag(sealed.subarray(tagAt, textAt));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]).toString("utf8");
  } catch {
    throw new SealBroken();
  }
}

const bound = (context: string): Buffer => Buffer.from(`lotse:${version}:${context}`);
