import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import { personName } from "~/domain/core/actor/person-name";

/** SQL over citations s and approved_answers a: the approver of a cited answer, the end of its validity, and its state. */
export const approvedMark = (): Sql => sql`
  case when a.id is not null then json_build_object(
    'by', (select ${personName} from users u where u.id = a.approved_by),
    'until', a.valid_until::text,
    'state', case when a.answer <> s.sentence then 'changed'
                  when a.ended_at is not null or a.expires_at <= ${clock.now()} then 'ended' else 'valid' end) end`;
