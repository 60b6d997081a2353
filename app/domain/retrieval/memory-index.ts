import { entriesOf } from "./division-index";
import type { IndexCache } from "./index-cache";
import type { PassageIndex } from "./search-passages";
import { searchSegments } from "./search-segments";
import { quantise } from "./vectors/quantise";
import { scanInThread } from "./vectors/scanner";

/** Exact comparison stays quick up to so many vectors: about a tenth of a second in a thread of its own. */
const vectorsAtMost = 100_000;

/** Words and vectors in the memory of this process. */
export function memoryIndex(indexes: IndexCache): PassageIndex {
  return {
    async words(db, _companyId, divisions, question, limit) {
      const found = await Promise.all(divisions.map(({ id, version }) => indexes.at(db, id, version)));
      return searchSegments(
        found.flatMap(({ parts }) => parts.map(part => part.segment)),
        question,
        limit,
      );
    },
    async near(db, _companyId, divisions, { embeddingId, vector }, limit) {
      const found = await Promise.all(divisions.map(({ id, version }) => indexes.at(db, id, version)));
      if (found.reduce((sum, index) => sum + entriesOf(index), 0) > vectorsAtMost) return undefined;
      const blocks = await Promise.all(
        divisions.map(({ id, version, vectors }) =>
          indexes.vectors.at(db, id, embeddingId, `${version}.${vectors}`),
        ),
      );
      const { hits, ...spread } = await scanInThread(quantise(vector), blocks, limit);
      return {
        ...spread,
        hits: hits.map(({ block, place, cosine }) => ({ id: blocks[block]!.idAt(place), cosine })),
      };
    },
  };
}
