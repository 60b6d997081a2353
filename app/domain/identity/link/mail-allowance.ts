import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { emailKey } from "~/domain/core/actor/email-key";
import { countWithin } from "~/domain/core/limit/count-within";

/**
 * Causes of mails, each with its own limit: `strangers` only need to know an address, `asked` are mails that a
 * page announces, `owner` is the signed-in user. So strangers cannot use up what the owner waits for.
 */
const causes = {
  sign_up: "strangers",
  google: "strangers",
  invite: "strangers",
  email_new: "strangers",
  verify: "asked",
  reset: "asked",
  email_old: "owner",
} as const;

/** The cause of a mail with an id: one mail per key, however often its job runs. */
export type MailRequestKey = `${keyof typeof causes}:${string}`;

/**
 * Whether another mail with this cause may be sent to the address, three an hour; counts it. A key that has had
 * its mail gets no second one.
 */
export async function consumeMailAllowance(tx: Db, to: string, requestKey: MailRequestKey): Promise<boolean> {
  if (await tx.maybe(sql`select id from mails where once_key = ${requestKey}`)) return false;
  const cause = causes[requestKey.slice(0, requestKey.indexOf(":")) as keyof typeof causes];
  return countWithin(tx, { what: `mail ${cause}`, whom: emailKey(to), max: 3, minutes: 60 });
}
