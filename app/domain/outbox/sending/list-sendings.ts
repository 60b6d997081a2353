import sql from "sql-template-tag";
import type { OpenSending } from "~/contract/mail-sendings";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { hasWaiting } from "./read-sending";

/** Chosen: a stopped letter is decided about within days. */
const stoppedDays = 7;

/** The letters that are being sent, and those that were stopped lately, newest first. */
export const listOpenSendings = (db: Db): Promise<OpenSending[]> =>
  db.many<OpenSending>(sql`
    select s.id, s.subject, case when s.state = 'stopped' then 'stopped' else 'sending' end as state from mail_sendings s
    where s.state = 'sending' or (s.state = 'done' and ${hasWaiting})
      or (s.state = 'stopped' and s.finished_at > ${new Date(clock.now().getTime() - stoppedDays * 86_400_000)})
    order by s.started_at desc, s.id limit 10`);
