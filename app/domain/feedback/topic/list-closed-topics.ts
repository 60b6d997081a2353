import sql from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import type { ClosedTopic } from "~/contract/topics";
import { clock } from "~/db/clock";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";

/** As long as a topic stays open. */
const days = 180;

/** The closed topics of the actor's company, latest first; what answers them only for who may read files. @throws AppError forbidden without a company */
export function listClosedTopics(db: Db, actor: Actor, query: ListQuery): Promise<Page<ClosedTopic>> {
  const since = new Date(clock.now().getTime() - days * 86_400_000);
  const sourceName = actor.ability.can("read", "File") ? sql`t.source_name` : sql`null::text`;
  const where = allOf(
    sql`t.company_id = ${ownCompany(actor)} and t.closed_at > ${since}`,
    matchesText(query.search, sql`array_to_string(t.words, ' ')`, sourceName),
  );
  return selectPage<ClosedTopic>(db, query, {
    columns: selectList({
      id: sql`t.id`,
      reason: sql`t.reason`,
      words: sql`t.words`,
      questions: sql`t.questions`,
      openedAt: sql`t.opened_at`,
      closedAt: sql`t.closed_at`,
      sourceName,
      fileId: sql`t.file_id`,
      approvedId: sql`t.approved_id`,
    } satisfies Columns<ClosedTopic>),
    from: sql`closed_topics t where ${where}`,
    order: sql`order by t.closed_at desc, t.id desc`,
  });
}
