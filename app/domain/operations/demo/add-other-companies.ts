import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { otherCompanies } from "~/db/seed/other-companies";
import { dayMs, daysAgo } from "./days-ago";
import { pseudoRandom } from "./pseudo-random";
import { timedId } from "./timed-id";

type OtherCompany = (typeof otherCompanies)[number];

/**
 * Adds companies that have questions but no documents, so that the administrator's dashboard shows one that is new, one that
 * grows and one that has become inactive. Their data managers have the password of the other accounts.
 */
export async function addOtherCompanies(tx: Db): Promise<void> {
  for (const company of otherCompanies) {
    const since = daysAgo(company.since);
    const { name, manager } = company;
    const questionsJson = JSON.stringify(questionsOf(company));
    await tx.run(sql`
      insert into companies (id, name, public_code, created_at)
      values (${demoId(name)}, ${name}, ${company.publicCode}, ${since})`);
    await tx.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, password_hash, status, demo, created_at)
      select ${demoId(manager.email)}, ${demoId(name)}, u.role_id, ${manager.email}, ${manager.email}, ${manager.firstName},
             ${manager.lastName}, u.password_hash, 'active', true, ${since}
      from users u where u.id = ${demoId("manager@kontor.example")}`);
    await tx.run(sql`
      insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
      values (${demoId(`chat ${company.chat}`)}, ${demoId(name)}, ${demoId(manager.email)}, ${company.chat}, 'private', ${since}, ${since})`);
    await tx.run(sql`
      insert into conversations (id, chat_id, asker_id, created_at)
      values (${demoId(`thread ${company.chat}`)}, ${demoId(`chat ${company.chat}`)}, ${demoId(manager.email)}, ${since})`);
    await tx.run(sql`
      insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, finished_at, first_word_ms)
      select id, ${demoId(`thread ${company.chat}`)}, question, coalesce(sentence || ' [1]', ''),
             case when sentence is null then 'declined' else 'complete' end, 'builtin', 'de', at, at + interval '300 milliseconds',
             case when sentence is not null then 160 end
      from json_to_recordset(${questionsJson}::json) as r(id uuid, question text, sentence text, at timestamptz)`);
    await tx.run(sql`
      insert into citations (message_id, number, file_name, sentence, start_offset, end_offset)
      select id, 1, ${company.file}, sentence, 0, length(sentence)
      from json_to_recordset(${questionsJson}::json) as r(id uuid, sentence text) where sentence is not null`);
  }
}

/** The questions of a company, on working days from 7 to 15 UTC. */
function questionsOf({ name, since, until, questionsPerDay: busy, questions }: OtherCompany) {
  const now = clock.now().getTime();
  const today = Math.floor(now / dayMs) * dayMs;
  const questionLog: { id: string; question: string; sentence?: string; at: Date }[] = [];
  for (let ago = since - 1; ago >= until; ago--) {
    const midnight = today - ago * dayMs;
    if ([0, 6].includes(new Date(midnight).getUTCDay())) continue;
    const count = Math.floor(busy(ago) + pseudoRandom(`${name} ${ago}`));
    for (let number = 0; number < count; number++) {
      const at = new Date(midnight + (7 + 8 * pseudoRandom(`${name} ${ago} ${number}`)) * 3_600_000);
      const template =
        questions[Math.floor(pseudoRandom(`${name} question ${ago} ${number}`) * questions.length)]!;
      if (at.getTime() < now - 600_000)
        questionLog.push({ id: timedId(`question ${name} ${ago} ${number}`, at), at, ...template });
    }
  }
  return questionLog;
}
