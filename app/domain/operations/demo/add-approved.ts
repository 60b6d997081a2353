import sql from "sql-template-tag";
import { mondayOf, plusDays } from "~/contract/dashboard-span";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { approved, closedTopics } from "~/db/seed/approved";
import { demoId } from "~/db/seed/demo";
import { history } from "~/db/seed/history";
import { openTopics } from "~/domain/feedback/topic/open-topics";
import { weakQuestions } from "~/domain/feedback/topic/weak-questions";
import { approvedText } from "~/domain/retrieval/search-index/approved-passages";
import { packTerms } from "~/domain/retrieval/words/terms";
import { dayMs, daysAgo } from "./days-ago";
import { pseudoRandom } from "./pseudo-random";

/** Adds the demo company's approved answers, one of them expired, and closed topics. */
export async function addApproved(tx: Db): Promise<void> {
  const now = clock.now().getTime();
  for (const { division, wordings, answer, by, ago, left } of approved) {
    const text = approvedText(wordings, answer);
    const day = new Date(now + left * dayMs).toISOString().slice(0, 10);
    const at = daysAgo(ago);
    await tx.run(sql`
      insert into approved_answers (id, company_id, division_id, passage_id, wordings, answer, language, terms,
        valid_until, expires_at, approved_by, approved_at, created_at)
      values (${demoId(`approved ${wordings[0]}`)}, ${demoId(history.company)},
        ${demoId(`${history.company} ${division}`)}, ${demoId(`passage ${wordings[0]}`)}, ${wordings}, ${answer}, 'de',
        ${packTerms(text, "de")}, ${day}, (${day}::date + 1)::timestamp at time zone 'Europe/Berlin', ${demoId(by)},
        ${at}, ${at})`);
  }
  for (const { words, questions, opened, closed, ...by } of closedTopics)
    await tx.run(sql`
      insert into closed_topics (id, company_id, reason, words, questions, opened_at, closed_at, source_name, file_id, approved_id)
      values (${demoId(`closed topic ${words[0]}`)}, ${demoId(history.company)},
        ${by.approved || by.file ? "answered" : "not_ours"}, ${words}, ${questions}, ${daysAgo(opened)},
        ${daysAgo(closed)}, ${by.approved ?? by.file ?? null},
        ${by.file ? demoId(`file ${by.file}`) : null}, ${by.approved ? demoId(`approved ${by.approved}`) : null})`);
  await addTopicWeeks(tx);
  await tx.run(sql`update approved_answers set ended_at = expires_at where expires_at <= ${clock.now()}`);
}

/** Adds the number of open topics at the end of each week of the last year. */
async function addTopicWeeks(tx: Db): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const lastMonday = plusDays(mondayOf(today), -7);
  const weak = await weakQuestions(tx, demoId(history.company));
  const { topics, others } = openTopics(weak);
  const weeks = Array.from({ length: 52 }, (_, ago) => {
    const share = 0.94 - ago / 80 + 0.08 * Math.sin(ago / 5) - 0.06 * pseudoRandom(`topics ${ago}`);
    return {
      week: plusDays(lastMonday, -7 * (ago + 1)),
      topics: Math.max(1, Math.round((topics.length + others.length) * share)),
      questions: Math.max(1, Math.round(weak.length * share)),
    };
  });
  await tx.run(sql`
    insert into topic_week_counts (company_id, week, topics, questions, askers)
    select ${demoId(history.company)}, week, topics, questions, 6
    from json_to_recordset(${JSON.stringify(weeks)}::json) as r(week date, topics integer, questions integer)`);
}
