import sql from "sql-template-tag";
import type { ApprovedQuestion, Topic } from "~/contract/questions";
import type { Db } from "~/db/connection";
import { questionsLeft } from "~/domain/billing/plan/question-allowance";
import { answererName, choosableModels } from "~/domain/chats/provider/choice";
import { storedProvider } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles, searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { contentsTitle } from "~/domain/knowledge/reading/pdf-contents";
import { isApprovedValid } from "~/domain/retrieval/search-index/approved-passages";

type Beginning = {
  answerer: string;
  models: string[];
  approved: ApprovedQuestion[];
  topics: Topic[];
  questionsLeft: number | null;
};

/** The maximum number of suggestions, and of those among them that have an approved answer. */
const maxSuggestions = 4;
const maxApproved = 2;

/** Reads what a first question needs: the answerer, the models, suggestions, and the questions left. */
export async function readBeginning(db: Db, actor: Actor): Promise<Beginning> {
  const [provider, approved, topics, left] = await Promise.all([
    actor.companyId ? storedProvider(db, actor.companyId) : undefined,
    listApproved(db, actor),
    listTopics(db, actor),
    questionsLeft(db, actor),
  ]);
  const choice = provider?.value ?? null;
  return {
    answerer: answererName(choice),
    models: choosableModels(choice),
    approved,
    topics: topics.slice(0, maxSuggestions - approved.length),
    questionsLeft: left,
  };
}

/** Lists the latest questions that the actor gets an approved answer to. */
function listApproved(db: Db, actor: Actor): Promise<ApprovedQuestion[]> {
  return db.many<ApprovedQuestion>(sql`
    select a.wordings[1] as question, d.name as "divisionName"
    from approved_answers a join divisions d on d.id = a.division_id and d.company_id = a.company_id
    where a.company_id = ${actor.companyId} and a.division_id in (${searchableDivisions(actor)})
      and ${isApprovedValid()}
    order by a.approved_at desc, a.id limit ${maxApproved}`);
}

/**
 * Lists a heading of each of the newest files that the actor may read and search, at most four. Takes the second heading,
 * because the first is usually the document's title, and no tables of contents. Reads twelve files at most, independent
 * of the number of documents.
 */
function listTopics(db: Db, actor: Actor): Promise<Topic[]> {
  return db.many<Topic>(sql`
    select topic.heading, newest.name as "fileName", topic.number as "pageNumber"
    from (select f.id, f.name, f.ready_at from files f
          where f.status = 'ready' and ${reachableFiles(actor)} and f.division_id in (${searchableDivisions(actor)})
          order by f.ready_at desc nulls last limit 12) newest
    cross join lateral (
      select s.heading, p.number
      from (select regexp_replace(heading, '^(.* › )?([0-9]+(\\.[0-9]+)*\\.? +)?', '') as heading, page_id, ordinal
            from passages where file_id = newest.id and heading is not null order by ordinal limit 40) s
      join pages p on p.id = s.page_id
      where length(s.heading) between 4 and 80 and s.ordinal > 0 and s.heading !~* ${contentsTitle.source}
      order by s.ordinal > 1 desc, s.ordinal limit 1) topic
    order by newest.ready_at desc nulls last limit ${maxSuggestions}`);
}
