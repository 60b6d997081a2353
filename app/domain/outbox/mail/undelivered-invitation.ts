import sql, { type Sql } from "sql-template-tag";

/**
 * SQL expression: what `value` says of the newest invitation m of an invited user u, if it did not arrive at the
 * address that they have now; null otherwise. An invitation that was sent again, or accepted, is in order.
 */
export const ofUndeliveredInvitation = (value: Sql): Sql => sql`(
  select ${value} from (
    select * from mails where user_id = u.id and purpose = 'invite' and u.status = 'invited'
    order by created_at desc, id desc limit 1) m
  where m.to_address = u.email and (m.state = 'failed' or m.undelivered_at is not null))`;

/** SQL expression on mails m: why it did not arrive, one of `undeliveredReasons`. */
export const undeliveredReason = sql`case
  when m.undelivered_at is not null then coalesce(nullif(split_part(m.undelivered_reason, ':', 1), ''), 'unknown')
  when m.reason = 'address_invalid' or m.reason ~ '^refused:.* 5\\.1\\.[0-9]' then 'address'
  when m.reason like 'refused%' then 'refused' else 'unsent' end`;

/** SQL expression on mails m: the words of the mail server; none of the operator's own, which mean nothing to others. */
export const undeliveredWords = sql`case
  when m.undelivered_at is not null then substring(m.undelivered_reason from ': (.*)')
  when m.reason like 'refused: %' then substring(m.reason from ': (.*)') end`;

/** SQL expression on mails m: when it was known. */
export const undeliveredSince = sql`coalesce(m.undelivered_at, m.failed_at, m.created_at)`;
