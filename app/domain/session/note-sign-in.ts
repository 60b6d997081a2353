import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { keyFor } from "~/domain/secret/process-key";
import { enqueue } from "~/jobs/enqueue";
import { addressPrefix } from "./address-prefix";
import { nameDevice } from "./name-device";

/** Where somebody comes from: their address and what their browser calls itself. */
export type From = { address: string; userAgent: string | null };

/** The part of an address that stays the same when a phone or a router gets a new one: IPv4 /16, IPv6 /32. */
function neighbourhood(address: string): string {
  const place = addressPrefix(address);
  const mark = place.includes(":") ? ":" : ".";
  return place.split(mark).slice(0, 2).join(mark);
}

/** What is kept of a device: browser, system and coarse address as one keyed hash, so that the table names none. */
export function deviceHash({ address, userAgent }: From): Buffer {
  const { browser, system } = nameDevice(userAgent);
  return createHmac("sha256", keyFor("address"))
    .update(`device ${browser} ${system} ${neighbourhood(address)}`)
    .digest();
}

/**
 * Notes a sign-in, within its transaction. From a device that this user has not come from within 90 days, and not at
 * their very first one, a mail tells them.
 */
export async function noteSignIn(tx: Db, userId: string, from: From): Promise<void> {
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
