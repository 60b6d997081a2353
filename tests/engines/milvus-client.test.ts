import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { Milvus, MilvusFault } from "~/integrations/search/milvus";
import { hasMilvus, startMilvus } from "./milvus-lite";

const [companyId, division, file] = [newId(), newId(), newId()];
const scope = { companyId, divisionIds: [division] };

/** It has no HNSW, tells failures by another field, and cannot search words where none are. */
describe.skipIf(!hasMilvus("compiled"))(
  hasMilvus("compiled")
    ? "a server of Milvus of another version"
    : "Milvus 2.5 (not installed: npm run test:engines)",
  () => {
    let lite: Awaited<ReturnType<typeof startMilvus>>;
    let milvus: Milvus;
    beforeAll(async () => {
      lite = await startMilvus("compiled");
      milvus = new Milvus(lite.address);
    });
    afterAll(async () => {
      await milvus?.close();
      await lite?.close();
    });

    it("searches vectors with its own kind of index", async () => {
      await milvus.createVectors("vectors", 4);
      const row = { id: newId(), company: companyId, division, file, vector: [1, 2, 3, 4] };
      await milvus.write("vectors", [row]);
      const [hit] = await milvus.searchVectors("vectors", scope, [1, 2, 3, 4], 5);
      expect(hit?.id).toBe(row.id);
      expect(hit?.cosine).toBeCloseTo(1, 3);
      const elsewhere = { companyId, divisionIds: [newId()] };
      expect(await milvus.searchVectors("vectors", elsewhere, [1, 2, 3, 4], 5)).toEqual([]);
    });

    it("has its refusals noticed, in words", async () => {
      expect(await milvus.has("lost")).toBe(false);
      await expect(milvus.count("lost")).rejects.toThrow("Milvus: count: collection not found");
      await milvus.createWords("empty");
      expect(await milvus.has("empty")).toBe(true);
      const answer = milvus.searchWords("empty", scope, "a b", 5);
      await expect(answer).rejects.toBeInstanceOf(MilvusFault);
      await expect(answer).rejects.toThrow("Milvus: search: a response without a result");
    });
  },
);
