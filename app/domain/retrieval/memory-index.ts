import { chosenPassages } from "./chosen-passages";
import { countEntries } from "./search-index/division-index";
import type { IndexCache } from "./search-index/index-cache";
import { searchSegments } from "./search-index/search-segments";
import type { PassageIndex } from "./search-passages";
import { quantise } from "./vectors/quantise";
import type { ScanBlock } from "./vectors/scan";
import { scanInThread } from "./vectors/scanner";

/** The limit of the exact search of vectors, which takes about a tenth of a second for as many. */
const maxVectors = 100_000;

/** An index of words and vectors in the memory of this process. Vectors are not searched above `maxVectors` passages. */
export function memoryIndex(indexes: IndexCache): PassageIndex {
  return {
    async searchWords(db, _companyId, divisions, question, limit) {
      const [chosen, divisionIndexes] = await Promise.all([
        chosenPassages(db, divisions),
        Promise.all(divisions.map(({ id, version }) => indexes.get(db, id, version))),
      ]);
      const segments = divisionIndexes.map(({ parts }) => parts.map(part => part.segment));
      const restricted = new Set(segments.filter((_, at) => divisions[at]!.fileIds).flat());
      return searchSegments(segments.flat(), question, limit, {
        ...(chosen && { isAllowed: (segment, id) => !restricted.has(segment) || chosen.has(id) }),
      });
    },
    async searchVectors(db, _companyId, divisions, { embeddingId, vector }, limit) {
      const divisionIndexes = await Promise.all(
        divisions.map(({ id, version }) => indexes.get(db, id, version)),
      );
      if (divisionIndexes.reduce((sum, index) => sum + countEntries(index), 0) > maxVectors) return undefined;
      const [chosen, divisionVectors] = await Promise.all([
        chosenPassages(db, divisions),
        Promise.all(
          divisions.map(({ id, version, vectorsVersion }) =>
            indexes.vectors.get(db, id, embeddingId, `${version}.${vectorsVersion}`),
          ),
        ),
      ]);
      const blocks = divisionVectors.map(({ dimension, count, vectors, norms, idAt }, at): ScanBlock => {
        const block = { dimension, count, vectors, norms };
        if (!chosen || !divisions[at]!.fileIds) return block;
        return {
          ...block,
          allowed: Uint8Array.from({ length: count }, (_, index) => Number(chosen.has(idAt(index)))),
        };
      });
      const { hits, ...distribution } = await scanInThread(quantise(vector), blocks, limit);
      return {
        ...distribution,
        hits: hits.map(({ block, index, cosine }) => ({ id: divisionVectors[block]!.idAt(index), cosine })),
      };
    },
  };
}
