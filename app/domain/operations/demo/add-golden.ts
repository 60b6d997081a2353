import sql from "sql-template-tag";
import type { GoldenOutcome } from "~/contract/golden-questions";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { golden } from "~/db/seed/golden";
import { history } from "~/db/seed/history";
import { daysAgo } from "./days-ago";

/** Adds the demo company's golden questions. They are due: a job asks them once the documents have been processed. */
export async function addGolden(tx: Db): Promise<void> {
  const companyId = demoId(history.company);
  for (const { division, question, ago, file, approved, sentence = null } of golden) {
    const at = daysAgo(ago);
    const sourceId = file ? demoId(`file ${file}`) : approved ? demoId(`approved ${approved}`) : null;
    const expected: GoldenOutcome = {
      level: file ? "answer" : approved ? "approved" : "declined",
      sentence,
      sourceId,
      page: null,
      sourceName: file ?? approved ?? null,
    };
    await tx.run(sql`
      insert into golden_questions (id, company_id, division_id, question, question_key, expected, found, differs, ran_at,
        created_by, created_at)
      values (${demoId(`golden ${question}`)}, ${companyId}, ${demoId(`${history.company} ${division}`)}, ${question},
        ${question.toLowerCase()}, ${JSON.stringify(expected)}, ${JSON.stringify(expected)}, false, ${at},
        ${demoId("manager@kontor.example")}, ${at})`);
  }
}
