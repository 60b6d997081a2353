import sql, { type Sql } from "sql-template-tag";
import { readableMails } from "~/contract/mail-purposes";
import type { Db, Row } from "~/db/connection";
import { withheldReason } from "~/domain/chats/answer/withheld";
import { type Actor, type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";

/** Maximum number of rows in memory. */
const pageSize = 500;

/** One file of an export; growing lists are read in pages, by id. */
export type Part = { name: string; rows: (db: Db, after: string | null) => Promise<Row[]>; paged?: true };

const once = (name: string, query: Sql): Part => ({
  name,
  rows: (db, after) => (after ? Promise.resolve([]) : db.many(query)),
});

async function readerOf(
  db: Db,
  userId: string,
): Promise<Omit<Actor, "sessionId" | "familyId" | "confirmedAt">> {
  return userOf(
    await db.one<ActorRow>(sql`select ${actorColumns} from users u ${actorJoins} where u.id = ${userId}`),
  );
}

/** Returns the files of an export: all stored data of a user. Secrets and other people's data are not selected. */
export function partsOf(userId: string): Part[] {
  return [...accountParts(userId), ...chatParts(userId), ...feedbackParts(userId), ...logParts(userId)];
}

/** The account, where the user is signed in, and what they may use and have uploaded. */
function accountParts(userId: string): Part[] {
  return [
    once(
      "account.json",
      sql`select u.id, u.email, u.first_name, u.last_name, u.phone, u.language, u.country, u.time_zone, u.status,
            u.unwanted_mails, u.signed_in_at, u.created_at, u.erase_at,
            coalesce(r.name, r.key) as role, r.access, r.permissions,
            c.name as company,
            (select jsonb_build_object('email', e.email, 'expires_at', e.expires_at) from email_changes e where e.user_id = u.id) as new_email,
            (select jsonb_build_object('id', i.subject, 'email', i.email, 'linked_at', i.linked_at)
             from identities i where i.user_id = u.id and i.provider = 'google') as google,
            (select jsonb_build_object('kind', a.kind, 'bytes', a.bytes) from avatars a where a.user_id = u.id) as picture,
            exists (select from two_factors f where f.user_id = u.id) as two_factor
          from users u join roles r on r.id = u.role_id left join companies c on c.id = u.company_id where u.id = ${userId}`,
    ),
    // The company's details are exported for its data managers only.
    once(
      "company.json",
      sql`select c.id, c.name, c.country, c.time_zone, c.website, c.address, c.street, c.house_number, c.postcode, c.city, c.buyer_reference, c.billing_email, c.contact_details, c.ust_idnr, c.tax_number,
            trim_scale(c.standard_tax_rate_of_benefits) as standard_tax_rate_of_benefits, c.commercial_register_number, c.registry_court, c.managing_director, c.iban, c.bic,
            c.whatsapp_number, c.created_at
          from companies c join users u on u.company_id = c.id join roles r on r.id = u.role_id and r.access = 'user'
          where u.id = ${userId}`,
    ),
    once(
      "sessions.json",
      sql`select s.family_id as id, min(s.created_at) as signed_in_at, max(s.seen_at) as seen_at,
            max(s.refresh_until) as until, max(s.user_agent) as user_agent
          from sessions s where s.user_id = ${userId} group by s.family_id order by 2`,
    ),
    once("devices.json", sql`select seen_at from known_devices where user_id = ${userId} order by seen_at`),
    once(
      "divisions.json",
      sql`select d.id, d.name from division_members m join divisions d on d.id = m.division_id
          where m.user_id = ${userId} order by d.name collate natural_order`,
    ),
    once(
      "files.json",
      sql`select f.id, f.name, f.kind, f.bytes, f.status, d.name as division, f.created_at,
            f.uploaded_by is not distinct from ${userId}::uuid as included
          from files f join divisions d on d.id = f.division_id
          where (f.uploaded_by = ${userId} or f.owner_id = ${userId}) and f.status <> 'deleting'
          union all
          select v.id, v.name, v.kind, v.bytes, 'replaced', d.name, v.uploaded_at, false from file_versions v
          join files f on f.id = v.file_id join divisions d on d.id = f.division_id
          where v.uploaded_by = ${userId}
          union all
          select s.id, s.name, s.kind, s.bytes, 'staged', null, null, false from staged_uploads s where s.user_id = ${userId}
          order by 1`,
    ),
  ];
}

/** The user's chats, with what they have asked and how they have arranged and shared them. */
function chatParts(userId: string): Part[] {
  return [
    once(
      "chats.json",
      sql`select c.id, c.name, c.visibility, c.created_at, c.updated_at,
            (select coalesce(jsonb_agg(d.name order by d.name collate natural_order), '[]') from chat_divisions x
             join divisions d on d.id = x.division_id where x.chat_id = c.id) as divisions
          from chats c where c.owner_id = ${userId} order by c.created_at, c.id`,
    ),
    once(
      "folders.json",
      sql`select f.id, f.name, above.name as parent, f.created_at,
            (select coalesce(jsonb_agg(c.name order by c.name collate natural_order), '[]') from chat_places p join chats c on c.id = p.chat_id
             where p.folder_id = f.id and p.user_id = ${userId}) as chats
          from folders f left join folders above on above.id = f.parent_id
          where f.owner_id = ${userId} order by f.created_at, f.id`,
    ),
    once(
      "tags.json",
      sql`select t.name as tag, jsonb_agg(c.name order by c.name collate natural_order) as chats
          from chat_tags l join tags t on t.id = l.tag_id join chats c on c.id = l.chat_id
          where l.user_id = ${userId} group by t.id order by t.name collate natural_order, t.id`,
    ),
    // The inspections of the user's own chats, and those that they requested or decided, without the names of others.
    once(
      "inspections.json",
      sql`select case when i.owner_id = ${userId} then 'of-own-chats' when i.requested_by = ${userId} then 'requested' else 'decided' end as kind,
            i.from_day, i.until_day, i.reason, i.state, i.requested_at, i.decided_at, i.ends_at,
            (select coalesce(jsonb_agg(o.at order by o.at), '[]') from chat_inspection_openings o where o.inspection_id = i.id) as openings
          from chat_inspections i
          where (i.owner_id = ${userId} and i.ends_at is not null) or i.requested_by = ${userId} or i.decided_by = ${userId}
          order by i.requested_at, i.id`,
    ),
    // With whom the user shares their own chats, and which are shared with them: no names of other people.
    once(
      "shares.json",
      sql`select c.id as chat_id, c.name as chat, case when c.owner_id = ${userId} then 'given' else 'received' end as kind,
            s.mode, s.created_at
          from chat_shares s join chats c on c.id = s.chat_id
          where c.owner_id = ${userId} or s.user_id = ${userId} order by s.created_at, c.id, s.user_id`,
    ),
    {
      name: "questions.json",
      paged: true,
      rows: async (db, after) => {
        const withheld = withheldReason(await readerOf(db, userId));
        return db.many(sql`
          select m.id, c.name as chat, m.question, case when held.withheld is null then m.answer end as answer, held.withheld,
            m.edited_id as version_of, m.state, m.answerer, m.answerer <> 'person' as generated,
            m.language, m.created_at, m.finished_at,
            (select coalesce(jsonb_agg(jsonb_build_object('number', x.number, 'file', x.file_name, 'page', x.page_number,
               'heading', x.heading, 'sentence', x.sentence,
               'before', x.sentence_before, 'after', x.sentence_after, 'further', x.further) order by x.number), '[]')
             from citations x where x.message_id = m.id and held.withheld is null) as sources
          from messages m join conversations v on v.id = m.conversation_id join chats c on c.id = v.chat_id,
            lateral (select ${withheld} as withheld) held
          where v.asker_id = ${userId} and (${after}::uuid is null or m.id > ${after}::uuid)
          order by m.id limit ${pageSize}`);
      },
    },
  ];
}

/** What the user has said about answers, and has approved or tested. */
function feedbackParts(userId: string): Part[] {
  return [
    {
      name: "feedback.json",
      paged: true,
      rows: (db, after) =>
        db.many(sql`
          select g.id, g.source, c.name as company, g.mood, g.liked, g.rating, g.comment, g.handed_on,
            (select coalesce(jsonb_agg(t.name order by t.name collate natural_order), '[]') from feedback_tags ft
             join tags t on t.id = ft.tag_id where ft.feedback_id = g.id) as tags,
            g.message_id as question_id, g.created_at, g.updated_at
          from feedback g left join companies c on c.id = g.company_id
          where g.user_id = ${userId} and (${after}::uuid is null or g.id > ${after}::uuid) order by g.id limit ${pageSize}`),
    },
    once(
      "approved-answers.json",
      sql`select a.id, d.name as division, a.wordings, a.answer, a.valid_until::text, a.approved_at, a.ended_at
          from approved_answers a join divisions d on d.id = a.division_id
          where a.approved_by = ${userId} order by a.approved_at, a.id`,
    ),
    once(
      "golden-questions.json",
      sql`select g.id, d.name as division, g.question, g.expected, g.found, g.created_at, g.ran_at
          from golden_questions g join divisions d on d.id = g.division_id
          where g.created_by = ${userId} order by g.created_at, g.id`,
    ),
  ];
}

/** What is logged about the user, and the mails to them. */
function logParts(userId: string): Part[] {
  return [
    {
      name: "activity.json",
      paged: true,
      rows: (db, after) =>
        db.many(sql`
          select id, action, endpoint, code, at from activities
          where user_id = ${userId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${pageSize}`),
    },
    {
      name: "mails.json",
      paged: true,
      rows: (db, after) =>
        db.many(sql`
          select id, to_address, subject, case when purpose = any(${[...readableMails]}) then text else '' end as text,
                 purpose, state, created_at, sent_at from mails
          where user_id = ${userId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${pageSize}`),
    },
  ];
}

/** All rows of a part, with at most one page in memory. */
export async function* rowsOf(db: Db, part: Part, signal: AbortSignal): AsyncGenerator<Row> {
  let after: string | null = null;
  for (;;) {
    signal.throwIfAborted();
    const rows: Row[] = await part.rows(db, after);
    yield* rows;
    if (!part.paged || rows.length < pageSize) break;
    after = String(rows.at(-1)!.id);
  }
}

/** Rows as JSON, one a line; `counted` is called with each. */
export async function* jsonOf(rows: AsyncIterable<Row>, counted: () => void): AsyncGenerator<string> {
  let first = true;
  yield "[";
  for await (const row of rows) {
    counted();
    yield `${first ? "\n" : ",\n"}${JSON.stringify(row)}`;
    first = false;
  }
  yield "\n]\n";
}
