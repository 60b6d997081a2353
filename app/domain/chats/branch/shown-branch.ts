import sql, { empty, join, type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { readableConversation } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";

/**
 * A branch of a thread, or its main line (id null): the question that began it, and its newest one that the actor may
 * read.
 */
type Branch = { id: string | null; editedId: string | null; parentId: string | null; newest: string | null };

/** A part of a branch: its questions before `before`, or all if that is null. */
type Span = { branchId: string | null; before: string | null };

/**
 * Selects the branch of a chat that is displayed: the newest with the question `branch`, or the newest of all.
 * Returns an SQL condition on `messages m` (`and …`), and its newest question, null in a thread with one branch.
 */
export async function shownBranch(
  db: Db,
  actor: Actor,
  chatId: string,
  branch?: string,
): Promise<{ condition: Sql; latest: string | null }> {
  const branches = await branchesOf(db, actor, chatId);
  if (branches.length === 0) return { condition: empty, latest: null };
  const all = [...branches, await mainLine(db, actor, chatId)].sort((a, b) =>
    (b.newest ?? "").localeCompare(a.newest ?? ""),
  );
  const byId = new Map(all.map(one => [one.id, one]));
  const paths = all.map(({ id, newest }) => ({ latest: newest, path: pathOf(id, byId) }));
  const question = branch ? await findQuestion(db, actor, chatId, branch) : undefined;
  const match = question && paths.find(({ path }) => path.some(span => covers(span, question)));
  const { latest, path } = match ?? paths[0]!;
  return { condition: sql`and (${join(path.map(spanCondition), " or ")})`, latest };
}

/** The branches with questions that the actor may read, and the branches from which these began. */
function branchesOf(db: Db, actor: Actor, chatId: string): Promise<Branch[]> {
  return db.many<Branch>(sql`
    with recursive used as (
      select m.branch_id as id from chats c join conversations v on v.chat_id = c.id
      join messages m on m.conversation_id = v.id
      where c.id = ${chatId} and ${readableConversation(actor)} and m.branch_id is not null
      union
      select edited.branch_id from used join messages b on b.id = used.id
      join messages edited on edited.id = b.edited_id where edited.branch_id is not null)
    select used.id, b.edited_id as "editedId", edited.branch_id as "parentId",
           (${newest(actor, chatId, sql`m.branch_id = used.id`)}) as newest
    from used join messages b on b.id = used.id left join messages edited on edited.id = b.edited_id`);
}

async function mainLine(db: Db, actor: Actor, chatId: string): Promise<Branch> {
  const row = await db.one<{ newest: string | null }>(
    sql`select (${newest(actor, chatId, sql`m.branch_id is null`)}) as newest`,
  );
  return { ...row, id: null, editedId: null, parentId: null };
}

function newest(actor: Actor, chatId: string, condition: Sql): Sql {
  return sql`select m.id from messages m join conversations v on v.id = m.conversation_id join chats c on c.id = v.chat_id
    where c.id = ${chatId} and ${readableConversation(actor)} and ${condition} order by m.id desc limit 1`;
}

/** A question with its branch; undefined for one that the actor may not read in this chat. */
function findQuestion(db: Db, actor: Actor, chatId: string, id: string) {
  return db.maybe<{ id: string; branchId: string | null }>(sql`
    select m.id, m.branch_id as "branchId" from messages m
    join conversations v on v.id = m.conversation_id join chats c on c.id = v.chat_id
    where m.id = ${id} and c.id = ${chatId} and ${readableConversation(actor)}`);
}

/** A branch from its end to the beginning of the thread. */
function pathOf(id: string | null, branches: Map<string | null, Branch>): Span[] {
  const path: Span[] = [{ branchId: id, before: null }];
  for (let at = branches.get(id); at?.editedId; at = branches.get(at.parentId))
    path.push({ branchId: at.parentId, before: at.editedId });
  return path;
}

const covers = ({ branchId, before }: Span, question: { id: string; branchId: string | null }) =>
  branchId === question.branchId && (before === null || question.id < before);

function spanCondition({ branchId, before }: Span): Sql {
  const end = before ? sql`and m.id < ${before}` : empty;
  return sql`(m.branch_id is not distinct from ${branchId}::uuid ${end})`;
}
