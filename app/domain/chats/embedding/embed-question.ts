import sql from "sql-template-tag";
import type { Database } from "~/db/connection";
import type { Caller } from "~/domain/chats/model/open-call";
import type { QuestionVector } from "~/domain/retrieval/vectors/question-vector";
import { embedTexts } from "./embed-texts";
import { wantedEmbedding } from "./wanted-embedding";

/** A question does not wait longer than this for its vector: words alone answer then. */
const timeMs = 3_000;

/**
 * The question's vector, if the company's passages have vectors of the wanted model; undefined where they do not, and
 * where the provider does not give one in time: then words alone are searched, and the call's row says why.
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
    const wanted = await wantedEmbedding(db, caller.companyId, current.model);
    // While another model's vectors are made, the earlier one is asked if the provider is still the same.
    if (!wanted?.place.equals(current.place)) return undefined;
    const late = AbortSignal.timeout(timeMs);
    const either = signal ? AbortSignal.any([signal, late]) : late;
    const vectors = await embedTexts(db, wanted, caller, [question], either);
    if (typeof vectors === "string" || vectors[0]?.length !== current.dimension) return undefined;
    return { embeddingId: current.id, vector: vectors[0] };
  } catch {
    return undefined;
  }
}
