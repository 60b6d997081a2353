import sql from "sql-template-tag";
import type { Figures } from "~/contract/figures";
import type { Period } from "~/contract/periods";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { readByPerson } from "./by-person";
import { countDivisions } from "./count-divisions";
import { countFiles, countSources } from "./count-files";
import { countOutcomes, totalOf } from "./count-outcomes";
import { countPeople } from "./count-people";
import { type PeriodWindow, periodWindow, questionsIn } from "./period-window";

/**
 * The usage of the actor's company in a period that ends now. Names of divisions, files and people only if the
 * actor may read them.
 * @throws AppError forbidden for users without a company
 */
export async function readFigures(db: Db, actor: Actor, period: Period): Promise<Figures> {
  const window = await periodWindow(db, ownCompany(actor), period);
  const { timeZone, from, to, unit } = window;
  const { byPerson } = await readByPerson(db, actor);
  const named = { named: actor.ability.can("read", "User") };
  const [outcomes, before, divisions, files, documents, people, answers, languages] = await Promise.all([
    countOutcomes(db, window),
    countBefore(db, window),
    countDivisions(db, window, actor),
    countFiles(db, window),
    countSources(db, window, actor),
    countPeople(db, window, named),
    sampleAnswers(db, window),
    countLanguages(db, window),
  ]);
  const { totals, buckets, hours } = outcomes;
  return {
    period,
    timeZone,
    from,
    to,
    unit,
    buckets,
    hours,
    totals: { ...totals, ...people.totals, questions: totalOf(totals), before },
    divisions,
    files,
    documents,
    answers,
    languages,
    byPerson,
    people: byPerson ? people.people : [],
  };
}

async function countBefore(db: Db, { companyId, before, from }: PeriodWindow): Promise<number> {
  const { questions } = await db.one<{ questions: number }>(sql`
    select count(*) as questions ${questionsIn({ companyId, from: before, to: from })} and m.created_at < ${from}`);
  return questions;
}

/** Duration, length and number of sources of the newest answers. */
function sampleAnswers(db: Db, window: PeriodWindow): Promise<Figures["answers"]> {
  return db.many<Figures["answers"][number]>(sql`
    select (extract(epoch from m.finished_at - m.created_at) * 1000)::bigint as took,
           length(m.answer) as length, m.state = 'declined' as declined,
           (select count(*) from citations c where c.message_id = m.id) as sources
    ${questionsIn(window)} and m.state in ('complete', 'declined') and m.finished_at >= m.created_at
    order by m.created_at desc, m.id desc limit 150`);
}

function countLanguages(db: Db, window: PeriodWindow): Promise<Figures["languages"]> {
  return db.many<Figures["languages"][number]>(sql`
    select m.language, count(*) as questions ${questionsIn(window)} group by 1 order by 2 desc, 1`);
}
