import sql from "sql-template-tag";
import type { Topic } from "~/contract/questions";
import type { Db } from "~/db/connection";
import { questionsLeft } from "~/domain/billing/plan/question-allowance";
import { answererName, choosableModels } from "~/domain/chats/provider/choice";
import { storedProvider } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles, searchableDivisions } from "~/domain/knowledge/division/readable-divisions";

type Beginning = { answerer: string; models: string[]; topics: Topic[]; questionsLeft: number | null };

/** Reads what a first question needs: the answerer, the models, topics to ask about, and the questions left. */
export async function readBeginning(db: Db, actor: Actor): Promise<Beginning> {
  const [provider, topics, left] = await Promise.all([
    actor.companyId ? storedProvider(db, actor.companyId) : undefined,
    listTopics(db, actor),
    questionsLeft(db, actor),
  ]);
  const choice = provider?.value ?? null;
  return { answerer: answererName(choice), models: choosableModels(choice), topics, questionsLeft: left };
}

/**
 * Lists a heading of each of the newest files that the actor may read and search, at most four. Takes the second heading,
 * because the first is usually the document's title. Reads twelve files at most, independent of the number of documents.
 */
function listTopics(db: Db, actor: Actor): Promise<Topic[]> {
  return db.many<Topic>(sql`
    select topic.heading, newest.name as "fileName", topic.number as "pageNumber"
    from (select f.id, f.name, f.ready_at from files f
          where f.status = 'ready' and ${reachableFiles(actor)} and f.division_id in (${searchableDivisions(actor)})
          order by f.ready_at desc nulls last limit 12) newest
    cross join lateral (
      select regexp_replace(s.heading, '^(.* › )?([0-9]+(\\.[0-9]+)*\\.? +)?', '') as heading, p.number
      from (select heading, page_id, ordinal from passages
            where file_id = newest.id and heading is not null order by ordinal limit 40) s
      join pages p on p.id = s.page_id
      where length(s.heading) between 4 and 200 and s.ordinal > 0
      order by s.ordinal > 1 desc, s.ordinal limit 1) topic
    where length(topic.heading) between 4 and 80
    order by newest.ready_at desc nulls last limit 4`);
}
