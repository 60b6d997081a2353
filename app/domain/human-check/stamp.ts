import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { clock } from "~/db/clock";
import { keyFor } from "~/domain/secret/process-key";

/** How long a form may be filled in, in milliseconds. */
export const stampLife = 2 * 3_600_000;

const sign = (told: string) =>
  createHmac("sha256", keyFor("human")).update(`stamp ${told}`).digest("base64url").slice(0, 16);

/** When a form was opened, with an id of its own, signed: `time.id.signature`, 38 signs. */
export function newStamp(): string {
  const told = `${clock.now().getTime().toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${told}.${sign(told)}`;
}

/** The id of a stamp and its age in milliseconds; undefined when it is none of ours. */
export function readStamp(stamp: string): { id: string; age: number } | undefined {
  const [, told, time, id, signature] = /^((\w{8,9})\.([\w-]{12}))\.([\w-]{16})$/.exec(stamp) ?? [];
  if (!told || !time || !id || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(told)))) return undefined;
  return { id, age: clock.now().getTime() - Number.parseInt(time, 36) };
}
