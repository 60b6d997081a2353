import sql from "sql-template-tag";
import type { FoundRecord } from "~/contract/search";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles, searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { retrieval } from "~/domain/retrieval/retrieval";

/** Shorter words are in too many places. */
const minLength = 3;
/** Characters shown on each side of the match. */
const contextLength = 45;

/** Places in documents that hold all these words, also as parts of longer ones, in files that the actor may open. */
export async function findPassages(
  db: Db,
  actor: Actor,
  { words, divisionId, limit }: { words: string; divisionId?: string | undefined; limit: number },
): Promise<FoundRecord[]> {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!actor.companyId || !terms.some(word => word.length >= minLength)) return [];
  const divisions = (await db.many<{ id: string }>(searchableDivisions(actor))).filter(
    ({ id }) => !divisionId || id === divisionId,
  );
  if (divisions.length === 0) return [];
  const hits = await retrieval.search(db, {
    companyId: actor.companyId,
    divisionIds: divisions.map(({ id }) => id),
    question: words,
    limit: limit * 4,
  });
  const matching = hits.filter(({ text }) => terms.every(word => text.toLowerCase().includes(word)));
  const files = await db.many<{ id: string }>(sql`
    select f.id from files f
    where f.id = any(${matching.map(({ fileId }) => fileId)}::uuid[]) and ${reachableFiles(actor)}`);
  const open = new Set(files.map(({ id }) => id));
  return matching
    .filter(({ fileId }) => open.has(fileId))
    .slice(0, limit)
    .map(({ id, fileId, pageId, fileName, text, start }) => {
      const at = text.toLowerCase().indexOf(terms[0]!);
      const from = start + at;
      return {
        kind: "passage" as const,
        asked: null,
        id,
        name: excerpt(text, at),
        note: fileName,
        place: { fileId, pageId, from, to: from + terms[0]!.length },
      };
    });
}

/** The words around a position, cut between words. */
function excerpt(text: string, at: number): string {
  const start = at <= contextLength ? 0 : text.indexOf(" ", at - contextLength) + 1;
  const end = text.length - at <= contextLength ? text.length : text.lastIndexOf(" ", at + contextLength);
  const words = text.slice(Math.min(start, at), Math.max(end, at + 1)).replace(/\s+/g, " ");
  return `${start > 0 ? "…" : ""}${words}${end < text.length ? "…" : ""}`;
}
