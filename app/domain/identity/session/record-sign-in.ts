import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { addressPrefix } from "~/domain/core/limit/address-prefix";
import { keyFor } from "~/domain/core/secret/process-key";
import { enqueue } from "~/queue/enqueue";
import { nameDevice } from "./name-device";

/** The origin of a request: address and User-Agent. */
export type RequestOrigin = { address: string; userAgent: string | null };

/** The part of an address that usually survives reconnects: IPv4 /16, IPv6 /32. */
function neighbourhood(address: string): string {
  const place = addressPrefix(address);
  const mark = place.includes(":") ? ":" : ".";
  return place.split(mark).slice(0, 2).join(mark);
}

/**
 * The stored form of a device: browser, system and coarse address as one keyed hash, so that the table reveals
 * none of them.
 */
export function deviceHash({ address, userAgent }: RequestOrigin): Buffer {
  const { browser, system } = nameDevice(userAgent);
  return createHmac("sha256", keyFor("address"))
    .update(`device ${browser} ${system} ${neighbourhood(address)}`)
    .digest();
}

/**
 * Records a sign-in within its transaction. If it is not the user's first and the device is new within 90 days,
 * they are notified by mail.
 */
export async function recordSignIn(tx: Db, userId: string, from: RequestOrigin): Promise<void> {
  const now = clock.now();
  const { first } = await tx.one<{ first: boolean }>(sql`
    update users u set signed_in_at = ${now} from users before
    where u.id = ${userId} and before.id = u.id returning before.signed_in_at is null as first`);
  const { added } = await tx.one<{ added: boolean }>(sql`
    insert into known_devices (user_id, device_hash, seen_at) values (${userId}, ${deviceHash(from)}, ${now})
    on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
    returning xmax = 0 as added`);
  if (first || !added) return;
  const { browser, system } = nameDevice(from.userAgent);
  await enqueue(tx, "new_device", { userId, noticeId: newId(), at: now.toISOString(), browser, system });
}
