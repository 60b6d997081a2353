import sql from "sql-template-tag";
import type { Site } from "../web/site";
import { until } from "./until";

type Mail = { subject: string; text: string; html: string; purpose: string };

/** The newest mail to an address once there are `count`, optionally of one purpose. The site needs its worker. */
export const mailTo = (site: Site, email: string, { count = 1, purpose = "" } = {}): Promise<Mail> =>
  until(async () => {
    const mails = await site.db.many<Mail>(sql`
        select subject, text, html, purpose from mails
        where to_address = ${email} and (${purpose} = '' or purpose = ${purpose}) order by created_at desc, id desc`);
    return mails.length >= count && mails[0]!;
  });

/** The link of a mail, as a path. */
export function linkIn(site: Site, { text }: { text: string }): string {
  const address = /^https?:\S+$/m.exec(text)?.[0] ?? "";
  if (!address.startsWith(`${site.origin}/`)) throw new Error(`No link of ours: ${address}`);
  return address.slice(site.origin.length);
}

/** Waits until the worker has finished all such jobs, so that a missing mail can be told from a late one. */
export const jobsDone = (site: Site, ...names: string[]): Promise<unknown> =>
  until(
    async () =>
      (await site.db.maybe(sql`
        select 1 as waiting from graphile_worker.jobs where task_identifier = any(${names}) limit 1`)) ===
      undefined,
  );
