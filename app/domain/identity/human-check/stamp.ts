import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { clock } from "~/db/clock";
import { keyFor } from "~/domain/core/secret/process-key";

/** How long a form may be open, in milliseconds. */
export const stampLifetimeMs = 2 * 3_600_000;

const sign = (issued: string) =>
  createHmac("sha256", keyFor("human")).update(`stamp ${issued}`).digest("base64url").slice(0, 16);

/** A signed time with a random id: `time.id.signature`, 38 characters. */
export function newStamp(): string {
  const issued = `${clock.now().getTime().toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${issued}.${sign(issued)}`;
}

/** The id of a stamp and its age in milliseconds; undefined for an invalid signature. */
export function readStamp(stamp: string): { id: string; age: number } | undefined {
  const [, issued, time, id, signature] = /^((\w{8,9})\.([\w-]{12}))\.([\w-]{16})$/.exec(stamp) ?? [];
  if (!issued || !time || !id || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(issued)))) return undefined;
  return { id, age: clock.now().getTime() - Number.parseInt(time, 36) };
}
