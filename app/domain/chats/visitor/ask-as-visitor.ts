import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { countQuestion } from "~/domain/billing/plan/question-allowance";
import { approvedDraft } from "~/domain/chats/answer/approved-draft";
import { isCourtesy } from "~/domain/chats/answer/courtesies";
import { maxPassages } from "~/domain/chats/answer/max-passages";
import { quotedDraft } from "~/domain/chats/answer/quoted-draft";
import { limitRate } from "~/domain/core/limit/limit-rate";
import { Turns } from "~/domain/core/limit/turns";
import { retrieval } from "~/domain/retrieval/retrieval";
import { answerSearched, searchQuestion } from "~/domain/retrieval/search-question";
import { visitorChat } from "./visitor-chat";

/** Runs one search of visitors at a time, so that users with an account keep the processor. */
const turns = new Turns({ most: 1, each: 1, queue: 50 });

/** A quoted sentence as it is stored: shown while its file or approved answer is there. */
export type StoredQuote = {
  fileId: string | null;
  approvedId: string | null;
  sentence: string;
  fileName: string;
  pageNumber: number | null;
  /** Whether it scores well below the first one. */
  further?: boolean;
};

/**
 * Answers a visitor's question with quoted sentences, never with a model (docs/decisions/040-visitors.md), and stores
 * both without anything about the visitor. It counts as a question of the company.
 * @param after the visitor's answer before, to whose question this one may refer
 * @throws AppError not_found, question_limit_reached, too_many_requests
 */
export async function askAsVisitor(
  db: Database,
  { code, question, after }: { code: string; question: string; after?: string | undefined },
): Promise<{ id: string }> {
  const { id: chatId, scope } = await visitorChat(db, code);
  // 60 a minute for one chat, from all addresses together: chosen.
  await limitRate(db, { what: "visitor question", whom: chatId, max: 60, minutes: 1 });
  const search = (text: string) =>
    turns.run(scope.companyId, () => retrieval.search(db, { ...scope, question: text, limit: maxPassages }));
  const searched = isCourtesy(question)
    ? { query: question, passages: [], isFollowUp: false }
    : await searchQuestion(question, await questionBefore(db, chatId, after), search);
  const { approved, quoted } = answerSearched(searched);
  const draft = approved ? approvedDraft(approved) : quotedDraft(quoted);
  let text = "";
  for await (const piece of draft.pieces) text += piece;
  const { declined, citations } = draft.assess(text);
  const quotes: StoredQuote[] = (declined ? [] : citations).map(one => ({
    fileId: one.fileId,
    approvedId: one.approvedId ?? null,
    sentence: one.sentence,
    fileName: one.fileName,
    pageNumber: one.pageNumber,
    further: one.further,
  }));
  const id = newId();
  await db.transaction(async tx => {
    await countQuestion(tx, scope);
    // The link may have been turned off meanwhile: then the question is not stored.
    const stored = await tx.run(sql`
      insert into visitor_questions (id, chat_id, question, quotes, created_at)
      select ${id}, l.chat_id, ${question}, ${JSON.stringify(quotes)}::jsonb, ${clock.now()}
      from visitor_links l where l.code = ${code}`);
    if (stored === 0) throw new AppError("not_found");
  });
  return { id };
}

/** The question of a visitor's answer in this chat; undefined if there is none, or none any more. */
async function questionBefore(db: Database, chatId: string, answerId?: string): Promise<string | undefined> {
  if (!answerId) return undefined;
  const before = await db.maybe<{ question: string }>(
    sql`select question from visitor_questions where id = ${answerId} and chat_id = ${chatId}`,
  );
  return before?.question;
}
