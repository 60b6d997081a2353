import { createHmac } from "node:crypto";
import sql, { join } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { addressPrefix } from "~/domain/core/limit/address-prefix";
import { keyFor } from "~/domain/core/secret/process-key";
import { deviceHash, type RequestOrigin } from "./record-sign-in";

const windowMs = 15 * 60_000;

/**
 * After `free` failures within 15 minutes each further one doubles the wait, up to `maxSeconds`. Failures are counted
 * for an account from one network (`here`), for a network and for an account. Attempts from a device that the owner has
 * signed in from are exempt from the latter two, so that strangers who fail from many places, or neighbours behind the
 * same address, cannot lock the owner out.
 */
const limits = {
  here: { free: 5, maxSeconds: 900 },
  address: { free: 20, maxSeconds: 900 },
  account: { free: 20, maxSeconds: 60 },
};

// Hashed with a key, so that the table reveals no accounts or networks.
const keyed = (name: string, value: string) =>
  `${name}:${createHmac("sha256", keyFor("address")).update(value).digest("base64url").slice(0, 22)}`;

function keysOf(emailKey: string, address: string) {
  const place = addressPrefix(address);
  return {
    here: keyed("here", `${emailKey} ${place}`),
    address: keyed("address", place),
    account: keyed("account", emailKey),
  };
}

/**
 * Refuses while the wait after too many failures lasts. Refused attempts do not count as failures.
 * @throws AppError sign_in_wait with `seconds`
 */
export async function checkSignInWait(db: Db, emailKey: string, from: RequestOrigin): Promise<void> {
  const now = clock.now();
  const keys = keysOf(emailKey, from.address);
  // One query for known and unknown addresses alike.
  const rows = await db.many<{ key: string; count: number; last: Date; knownDevice: boolean }>(sql`
    select key, count(*) as count, max(at) as last,
           exists (select from known_devices d join users u on u.id = d.user_id
                   where u.email_key = ${emailKey} and d.device_hash = ${deviceHash(from)}) as "knownDevice"
    from sign_in_failures
    where key in (${join(Object.values(keys))}) and at > ${new Date(now.getTime() - windowMs)}
    group by key`);
  const seconds = (Object.keys(keys) as (keyof typeof keys)[]).map(name => {
    const row = rows.find(candidate => candidate.key === keys[name]);
    const { free, maxSeconds } = limits[name];
    if (!row || row.count < free || (name !== "here" && row.knownDevice)) return 0;
    const wait = Math.min(maxSeconds, 2 ** (row.count - free));
    return Math.ceil((row.last.getTime() + wait * 1000 - now.getTime()) / 1000);
  });
  const longest = Math.max(...seconds);
  if (longest > 0) throw new AppError("sign_in_wait", { values: { seconds: longest } });
}

/** Records a failure for the account, the network, and both together. */
export async function recordSignInFailure(db: Db, emailKey: string, address: string): Promise<void> {
  const now = clock.now();
  const rows = Object.values(keysOf(emailKey, address)).map(key => sql`(${key}, ${now})`);
  await db.run(sql`insert into sign_in_failures (key, at) values ${join(rows)}`);
}

/** Clears the account's failures from this network after a correct password. */
export async function clearSignInFailures(db: Db, emailKey: string, address: string): Promise<void> {
  await db.run(sql`delete from sign_in_failures where key = ${keysOf(emailKey, address).here}`);
}
