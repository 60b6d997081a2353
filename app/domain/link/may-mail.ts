import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { countWithin } from "~/domain/limit/count-within";
import { emailKey } from "~/domain/session/sign-in";

/**
 * What can bring a mail, and by whom: `strangers` need to know an address only and bring what they like, `asked` is
 * what its page tells to wait for, `owner` is who is signed in. Each is counted by itself: what strangers bring
 * about never uses up what the owner of the address waits for.
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

/** What brings a mail, with an id: one mail for one wish, however often its job runs. */
export type Wish = `${keyof typeof causes}:${string}`;

/**
 * Whether another such mail may go to this address, three an hour of one cause; it is counted then. A wish that has had
 * its mail gets no second one.
 */
export async function mayMail(tx: Db, to: string, wish: Wish): Promise<boolean> {
  if (await tx.maybe(sql`select id from mails where once_key = ${wish}`)) return false;
  const cause = causes[wish.slice(0, wish.indexOf(":")) as keyof typeof causes];
  return countWithin(tx, { what: `mail ${cause}`, whom: emailKey(to), most: 3, hours: 1 });
}
