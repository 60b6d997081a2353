import { chosenPassages } from "./chosen-passages";
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
      const [chosen, found] = await Promise.all([
        chosenPassages(db, divisions),
        Promise.all(divisions.map(({ id, version }) => indexes.at(db, id, version))),
      ]);
      const searched = found.map(({ parts }) => parts.map(part => part.segment));
      const limited = new Set(searched.filter((_, at) => divisions[at]!.fileIds).flat());
      return searchSegments(searched.flat(), question, limit, {
        ...(chosen && { allows: (segment, id) => !limited.has(segment) || chosen.has(id) }),
      });
    },
    async near(db, _companyId, divisions, { embeddingId, vector }, limit) {
      const found = await Promise.all(divisions.map(({ id, version }) => indexes.at(db, id, version)));
      if (found.reduce((sum, index) => sum + entriesOf(index), 0) > vectorsAtMost) return undefined;
      const [chosen, read] = await Promise.all([
        chosenPassages(db, divisions),
        Promise.all(
          divisions.map(({ id, version, vectors }) =>
            indexes.vectors.at(db, id, embeddingId, `${version}.${vectors}`),
          ),
        ),
      ]);
      const blocks = read.map((block, at) => {
        const { dimension, count, vectors, lengths } = block;
        const places = { dimension, count, vectors, lengths };
        if (!chosen || !divisions[at]!.fileIds) return places;
        return {
          ...places,
          allowed: Uint8Array.from({ length: count }, (_, place) => Number(chosen.has(block.idAt(place)))),
        };
      });
      const { hits, ...spread } = await scanInThread(quantise(vector), blocks, limit);
      return {
        ...spread,
        hits: hits.map(({ block, place, cosine }) => ({ id: read[block]!.idAt(place), cosine })),
      };
    },
  };
}
