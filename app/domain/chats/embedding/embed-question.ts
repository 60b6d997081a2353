import sql from "sql-template-tag";
import type { Database } from "~/db/connection";
import type { Caller } from "~/domain/chats/model/open-call";
import type { QuestionVector } from "~/domain/retrieval/vectors/question-vector";
import { embedTexts } from "./embed-texts";
import { wantedEmbedding } from "./wanted-embedding";

/** Time limit for the vector of a question; without it, only words are searched. */
const timeoutMs = 3_000;

/**
 * Embeds a question, if the company's passages have vectors of the wanted model. Undefined without them, and if the provider
 * fails or is too slow; the row of the call has the reason.
 */
export async function embedQuestion(
  db: Database,
  caller: Caller,
  question: string,
  signal?: AbortSignal,
): Promise<QuestionVector | undefined> {
  const current = await db.maybe<{ id: string; model: string; place: Buffer; dimension: number }>(sql`
    select id, model, place, dimension from embeddings
    where company_id = ${caller.companyId} and state = 'current' and dimension is not null`);
  if (!current) return undefined;
  try {
    const target = await wantedEmbedding(db, caller.companyId, current.model);
    // While the vectors of another model are built, the earlier model is used if the provider is still the same.
    if (!target?.place.equals(current.place)) return undefined;
    const timeout = AbortSignal.timeout(timeoutMs);
    const deadline = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const vectors = await embedTexts(db, target, caller, {
      texts: [question],
      role: "question",
      signal: deadline,
    });
    if (typeof vectors === "string" || vectors[0]?.length !== current.dimension) return undefined;
    return { embeddingId: current.id, vector: vectors[0] };
  } catch {
    return undefined;
  }
}
