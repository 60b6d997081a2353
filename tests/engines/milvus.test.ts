import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { markFileDeleted } from "~/domain/knowledge/file/mark-file-deleted";
import { memoryRetrieval } from "~/domain/retrieval/memory-retrieval";
import { milvusRetrieval } from "~/domain/retrieval/milvus/milvus-retrieval";
import { readEngine } from "~/domain/retrieval/milvus/read-engine";
import { syncMilvus } from "~/domain/retrieval/milvus/sync-milvus";
import { IndexCache } from "~/domain/retrieval/search-index/index-cache";
import { Milvus, MilvusFault } from "~/integrations/search/milvus";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownDatabase } from "../factories/own-database";
import { giveVectors, questionVector } from "../factories/vectors";
import { hasMilvus, startMilvus } from "./milvus-lite";

const own = ownDatabase();
const going = new AbortController().signal;
const question = "Wie viele Urlaubstage habe ich?";

describe.skipIf(!hasMilvus())(
  hasMilvus() ? "Milvus beside the database" : "Milvus (not installed: npm run test:engines)",
  () => {
    let lite: Awaited<ReturnType<typeof startMilvus>>;
    let milvus: Milvus;
    let companyId: string;
    let divisionId: string;
    let embeddingId: string;
    beforeAll(async () => {
      lite = await startMilvus();
      milvus = new Milvus(lite.address);
      companyId = (await makeCompany(own.db)).id;
      divisionId = await makeDivision(own.db, companyId);
      const pages = Array.from({ length: 25 }, (_, at) => `Regel ${at} steht im Handbuch.`);
      await makeFile(own.db, divisionId, [...pages, "Der Jahresurlaub beträgt 30 Urlaubstage."]);
      embeddingId = await giveVectors(own.db, companyId);
      await syncMilvus(own.db, milvus, going);
    });
    afterAll(async () => {
      await milvus?.close();
      await lite?.close();
    });

    const names = (kind = "words") =>
      own.db.many<{ name: string; state: string }>(
        sql`select name, state from index_collections where kind = ${kind}`,
      );
    const search = (retrieval = milvusRetrieval(milvus)) =>
      retrieval.search(own.db, {
        companyId,
        divisionIds: [divisionId],
        question,
        limit: 5,
        vector: questionVector(embeddingId, question),
      });

    it("holds each passage once as words and once as a vector, and nothing of a deleted file", async () => {
      const [[words], [vectors]] = [await names(), await names("vectors")];
      expect([await milvus.count(words!.name), await milvus.count(vectors!.name)]).toEqual([26, 26]);
      const fileId = await makeFile(own.db, divisionId, ["Der Urlaub beträgt 41 Tage."]);
      await giveVectors(own.db, companyId);
      await syncMilvus(own.db, milvus, going);
      await syncMilvus(own.db, milvus, going);
      expect([await milvus.count(words!.name, fileId), await milvus.count(vectors!.name, fileId)]).toEqual([
        1, 1,
      ]);
      await markFileDeleted(own.db, fileId, null);
      await syncMilvus(own.db, milvus, going);
      expect([await milvus.count(words!.name, fileId), await milvus.count(vectors!.name, fileId)]).toEqual([
        0, 0,
      ]);
      expect(await own.db.many(sql`select 1 as found from index_files where file_id = ${fileId}`)).toEqual(
        [],
      );
    });

    it("reports how many files it is behind by, after each change and each run", async () => {
      const behind = async () => (await readEngine(own.db)).behind;
      expect([await behind(), await behind()]).toEqual([0, 0]);
      const fileId = await makeFile(own.db, divisionId, ["Die Probezeit dauert sechs Monate."]);
      expect([await behind(), await behind()]).toEqual([1, 1]);
      await syncMilvus(own.db, milvus, going);
      expect(await behind()).toBe(0);
      // As many passages as before, but others.
      await own.db.transaction(async tx => {
        await tx.run(sql`update passages set id = uuidv7() where file_id = ${fileId}`);
        await memoryRetrieval(new IndexCache()).upsert(tx, divisionId, [fileId]);
      });
      expect(await behind()).toBe(1);
      await syncMilvus(own.db, milvus, going);
      expect(await behind()).toBe(0);
      await markFileDeleted(own.db, fileId, null);
      expect(await behind()).toBe(1);
      await syncMilvus(own.db, milvus, going);
      expect(await behind()).toBe(0);
    });

    it("gives the same passages with the same scores as memory, where a sample holds the whole division", async () => {
      const [first, ...others] = await search();
      const memory = await search(memoryRetrieval(new IndexCache()));
      expect(first).toMatchObject({ text: memory[0]!.text, search: { passageCount: 26 } });
      expect(first!.score).toBeCloseTo(memory[0]!.score, 5);
      expect(first!.nearness?.cosine).toBeCloseTo(memory[0]!.nearness!.cosine, 1);
      expect(others.length).toBeGreaterThan(0);
    });

    it("is built anew beside the present one, which goes when the new one holds everything", async () => {
      const before = [...(await names()), ...(await names("vectors"))].map(({ name }) => name);
      await own.db.run(sql`update index_engine set rebuild_at = ${clock.now()}`);
      await syncMilvus(own.db, milvus, going);
      const after = [...(await names()), ...(await names("vectors"))];
      expect(after.map(({ state }) => state)).toEqual(["current", "current"]);
      expect(after.some(({ name }) => before.includes(name))).toBe(false);
      expect(await Promise.all(before.map(name => milvus.has(name)))).toEqual([false, false]);
      expect(await milvus.count("lotse_words")).toBe(26);
      expect((await search())[0]!.text).toContain("30 Urlaubstage");
    });

    it("lets one run write at a time, and the next one go on", async () => {
      let goOn = () => {};
      const waits = new Promise<void>(resolve => {
        goOn = resolve;
      });
      // A run that is in the middle of its work until it is let go on.
      const slow: Milvus = Object.create(milvus, {
        has: { value: (name: string) => waits.then(() => milvus.has(name)) },
      });
      const first = syncMilvus(own.db, slow, going);
      const writer = async () =>
        (await own.db.one<{ writer: string | null }>(sql`select writer from index_engine`)).writer;
      await expect.poll(writer).not.toBeNull();
      expect(await Promise.all([1, 2].map(() => syncMilvus(own.db, milvus, going)))).toEqual([false, false]);
      goOn();
      expect(await first).toBe(true);
      expect(await syncMilvus(own.db, milvus, going)).toBe(true);
    });

    it("is done without while it is away: words answer, the failure is noted, and vectors come back with it", async () => {
      const retrieval = milvusRetrieval(milvus);
      await lite.kill();
      const [first, ...others] = await search(retrieval);
      expect(first!.text).toContain("30 Urlaubstage");
      expect([first, ...others].some(passage => passage?.nearness)).toBe(false);
      const [state] = await own.db.many<{ error: string }>(sql`select error from index_engine`);
      expect(state!.error).not.toBe("");
      await expect(syncMilvus(own.db, milvus, going)).rejects.toBeInstanceOf(MilvusFault);
      await lite.start();
      clock.now = () => new Date(Date.now() + 11_000);
      expect((await search(retrieval))[0]!.nearness).toBeDefined();
    });

    it("that has lost its data is filled again", async () => {
      const [lost] = await names();
      await milvus.drop(lost!.name);
      await syncMilvus(own.db, milvus, going);
      const [found] = await names();
      expect(found!.name).not.toBe(lost!.name);
      expect(await milvus.count(found!.name)).toBe(26);
    });
  },
);
