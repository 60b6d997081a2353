import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { failedFile, publicChat, secondFactors, waitingImport } from "~/db/seed/showcase";
import { sealSeed } from "~/domain/identity/two-factor/one-time-code";
import type { StoredBytes } from "./stored-bytes";
import { timedId } from "./timed-id";

/** Adds records that the other demo data lacks: a public chat, a second factor, a failed file, an open import. */
export async function addShowcase(tx: Db, scan: StoredBytes): Promise<void> {
  await addPublicChat(tx);
  await addFailedFile(tx, scan);
  for (const email of secondFactors.emails)
    await tx.run(sql`
      insert into two_factors (user_id, sealed_seed, last_step, created_at)
      values (${demoId(email)}, ${sealSeed(secondFactors.seed, demoId(email))}, 0, ${clock.now()})`);
  const { name, owner, kind, content } = waitingImport;
  await tx.run(sql`
    insert into people_imports (id, user_id, kind, name, content, created_at)
    values (${demoId(`import ${name}`)}, ${demoId(owner)}, ${kind}, ${name}, ${Buffer.from(content)}, ${clock.now()})`);
}

const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);

async function addPublicChat(tx: Db): Promise<void> {
  const { company, name, owner, division, asker, questions, visitorCode, visitorQuestions } = publicChat;
  const chat = demoId(`chat ${name}`);
  const thread = demoId(`thread ${name} ${asker}`);
  const begun = minutesAgo(3 * 24 * 60);
  await tx.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${chat}, ${demoId(company)}, ${demoId(owner)}, ${name}, 'public', ${begun}, ${begun})`);
  await tx.run(sql`
    insert into chat_divisions (chat_id, division_id) values (${chat}, ${demoId(`${company} ${division}`)})`);
  await tx.run(sql`
    insert into visitor_links (chat_id, code, sites, created_at)
    values (${chat}, ${visitorCode}, '{https://www.kontor.example}', ${begun})`);
  for (const [index, { question, quote }] of visitorQuestions.entries()) {
    const quotes = quote ? [{ ...quote, fileId: demoId(`file ${quote.fileName}`), approvedId: null }] : [];
    await tx.run(sql`
      insert into visitor_questions (id, chat_id, question, quotes, created_at)
      values (${demoId(`visitor ${index}`)}, ${chat}, ${question}, ${JSON.stringify(quotes)}::jsonb,
              ${minutesAgo(200 - index * 55)})`);
  }
  await tx.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at)
    values (${thread}, ${chat}, ${demoId(asker)}, ${begun})`);
  for (const [index, { question, file, sentence }] of questions.entries()) {
    const at = minutesAgo(40 - index * 4);
    const id = timedId(`question ${name} ${index}`, at);
    await tx.run(sql`
      insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, finished_at)
      values (${id}, ${thread}, ${question}, ${`${sentence} [1]`}, 'complete', 'builtin', 'de', ${at}, ${at})`);
    await tx.run(sql`
      insert into citations (message_id, number, file_id, file_name, sentence, start_offset, end_offset)
      values (${id}, 1, ${demoId(`file ${file}`)}, ${file}, ${sentence}, 0, ${sentence.length})`);
  }
}

async function addFailedFile(tx: Db, { key, bytes, sha256 }: StoredBytes): Promise<void> {
  const { company, division, name, reason, uploadedBy } = failedFile;
  await tx.run(sql`
    insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, reason, attempts,
                       uploaded_by, created_at)
    values (${key}, ${demoId(company)}, ${demoId(`${company} ${division}`)}, 'pdf', ${name}, ${bytes}, ${sha256},
            ${key}, 'failed', ${reason}, 1, ${demoId(uploadedBy)}, ${minutesAgo(26 * 60)})`);
}
