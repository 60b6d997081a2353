import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { markDivisionDeleted } from "~/domain/knowledge/division/mark-division-deleted";
import { markFileDeleted } from "~/domain/knowledge/file/mark-file-deleted";
import { memoryRetrieval } from "~/domain/retrieval/memory-retrieval";
import { milvusRetrieval } from "~/domain/retrieval/milvus/milvus-retrieval";
import { syncMilvus } from "~/domain/retrieval/milvus/sync-milvus";
import type { Retrieval } from "~/domain/retrieval/retrieval-port";
import { IndexCache } from "~/domain/retrieval/search-index/index-cache";
import { packTerms } from "~/domain/retrieval/words/terms";
import { Milvus } from "~/integrations/search/milvus";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownDatabase } from "../factories/own-database";
import { settingsOf } from "../factories/settings";
import { giveVectors, questionVector } from "../factories/vectors";
import { hasMilvus, type MilvusKind, startMilvus } from "./milvus-lite";

interface Engine {
  retrieval: Retrieval;
  vectors: boolean;
  /** Waits until committed changes can be searched. */
  settle(): Promise<void>;
  end?: () => Promise<void>;
}

const own = ownDatabase();
const files = settingsOf();
afterAll(() => files.remove());

type Start = { name: string; skip?: boolean; start: () => Promise<Engine> };

function milvus(kind: MilvusKind, name: string): Start {
  const skip = !hasMilvus(kind);
  const start = async () => {
    const lite = await startMilvus(kind);
    const milvus = new Milvus(lite.address);
    return {
      retrieval: milvusRetrieval(milvus),
      vectors: true,
      settle: async () => {
        expect(await syncMilvus(own.db, milvus, new AbortController().signal)).toBe(true);
      },
      end: async () => {
        await milvus.close();
        await lite.close();
        // Nothing was answered by memory instead.
        expect(await own.db.many(sql`select error, answered_at from index_engine`)).toEqual([
          { error: null, answered_at: expect.any(Date) },
        ]);
      },
    };
  };
  return { name: skip ? `${name} (not installed: npm run test:engines)` : name, skip, start };
}

const engines: Start[] = [
  {
    name: "memory",
    start: async () => ({
      retrieval: memoryRetrieval(new IndexCache()),
      vectors: false,
      settle: async () => undefined,
    }),
  },
  {
    name: "memory with vectors",
    start: async () => ({
      retrieval: memoryRetrieval(new IndexCache()),
      vectors: true,
      settle: async () => undefined,
    }),
  },
  milvus("python", "Milvus"),
  milvus("compiled", "Milvus of another version"),
];

const question = "Wie viele Urlaubstage habe ich?";
const thirty = "Der Jahresurlaub beträgt 30 Urlaubstage.";
const secret = "Der Urlaub beträgt bei uns 41 Urlaubstage, sagt der Seeadler.";

for (const { name, skip, start } of engines)
  describe.skipIf(skip)(`the retrieval port with ${name}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.end?.());

    async function company() {
      const { id } = await makeCompany(own.db);
      return { companyId: id, divisionId: await makeDivision(own.db, id) };
    }

    /** The texts that a search of these divisions finds, sorted; with the question's vector where the engine has vectors. */
    async function found(companyId: string, divisionIds: string[], asked = question) {
      const embeddingId = engine.vectors ? await giveVectors(own.db, companyId) : undefined;
      await engine.settle();
      const vector = embeddingId ? questionVector(embeddingId, asked) : undefined;
      const request = { companyId, divisionIds, question: asked, limit: 50, vector };
      const passages = await engine.retrieval.search(own.db, request);
      return passages.map(({ text }) => text).sort();
    }

    it("finds a passage with its file, page and place", async () => {
      const { companyId, divisionId } = await company();
      const fileId = await makeFile(own.db, divisionId, ["Das Vorwort.", thirty]);
      await engine.settle();
      const request = { companyId, divisionIds: [divisionId], question, limit: 5 };
      const [first] = await engine.retrieval.search(own.db, request);
      expect(first).toMatchObject({ fileId, pageNumber: 2, text: thirty, start: 0, end: thirty.length });
      expect(first!.search.passageCount).toBe(2);
    });

    it("finds what a question with a typo means", async () => {
      const { companyId, divisionId } = await company();
      const notice = "Die Kündigungsfrist beträgt vier Wochen.";
      await makeFile(own.db, divisionId, [thirty, notice]);
      await engine.settle();
      const request = { companyId, divisionIds: [divisionId], question: "Kündigungsfrits?", limit: 1 };
      expect((await engine.retrieval.search(own.db, request)).map(({ text }) => text)).toEqual([notice]);
    });

    it("never finds a stranger's passage, even when their division is asked for by its id", async () => {
      const { companyId, divisionId } = await company();
      const stranger = await company();
      await makeFile(own.db, divisionId, [thirty]);
      await makeFile(own.db, stranger.divisionId, [secret]);
      const both = [divisionId, stranger.divisionId];
      expect(await found(companyId, both)).toEqual([thirty]);
      expect(await found(stranger.companyId, both)).toEqual([secret]);
      expect(await found(companyId, [stranger.divisionId])).toEqual([]);
    });

    it("reads the chosen divisions only: each of them, both, and none", async () => {
      const { companyId, divisionId } = await company();
      const other = await makeDivision(own.db, companyId);
      await makeFile(own.db, divisionId, [thirty]);
      await makeFile(own.db, other, [secret]);
      expect(await found(companyId, [divisionId])).toEqual([thirty]);
      expect(await found(companyId, [other])).toEqual([secret]);
      expect(await found(companyId, [divisionId, other])).toEqual([thirty, secret].sort());
      expect(await found(companyId, [])).toEqual([]);
    });

    it.each(["queued", "reading", "indexing", "quarantined", "failed", "deleting"])(
      "does not find a file that is %s",
      async status => {
        const { companyId, divisionId } = await company();
        await makeFile(own.db, divisionId, [thirty]);
        const fileId = await makeFile(own.db, divisionId, [secret]);
        expect(await found(companyId, [divisionId])).toEqual([thirty, secret].sort());
        // The index is not told: the row alone decides.
        await own.db.run(sql`update files set status = ${status} where id = ${fileId}`);
        expect(await found(companyId, [divisionId])).toEqual([thirty]);
      },
    );

    it("finds nothing of a deleted file, and goes on finding the others", async () => {
      const { companyId, divisionId } = await company();
      await makeFile(own.db, divisionId, [thirty]);
      const fileId = await makeFile(own.db, divisionId, [secret]);
      expect(await found(companyId, [divisionId])).toEqual([thirty, secret].sort());
      await markFileDeleted(own.db, fileId, null);
      expect(await found(companyId, [divisionId])).toEqual([thirty]);
    });

    it("finds nothing of a deleted division", async () => {
      const { companyId, divisionId } = await company();
      await makeFile(own.db, divisionId, [secret]);
      expect(await found(companyId, [divisionId])).toEqual([secret]);
      await own.db.transaction(tx => markDivisionDeleted(tx, divisionId));
      expect(await found(companyId, [divisionId])).toEqual([]);
    });

    it("finds the text of the new version, and none of the replaced one", async () => {
      const { companyId, divisionId } = await company();
      const fileId = await makeFile(own.db, divisionId, [thirty]);
      expect(await found(companyId, [divisionId])).toEqual([thirty]);
      const now = "Der Jahresurlaub beträgt 28 Urlaubstage.";
      await own.db.transaction(async tx => {
        const [page] = await tx.many<{ id: string }>(sql`select id from pages where file_id = ${fileId}`);
        await tx.run(sql`delete from passages where file_id = ${fileId}`);
        await tx.run(sql`
          insert into passages (id, company_id, division_id, file_id, page_id, ordinal, language, start_offset,
                                end_offset, text, terms)
          values (${newId()}, ${companyId}, ${divisionId}, ${fileId}, ${page!.id}, 0, 'de', 0, ${now.length}, ${now},
                  ${packTerms(now, "de")})`);
        await engine.retrieval.upsert(tx, divisionId, [fileId]);
      });
      expect(await found(companyId, [divisionId])).toEqual([now]);
    });

    it("finds a moved file where it is now, and not where it was", async () => {
      const { companyId, divisionId } = await company();
      const other = await makeDivision(own.db, companyId);
      const fileId = await makeFile(own.db, divisionId, [secret]);
      expect(await found(companyId, [divisionId])).toEqual([secret]);
      await own.db.transaction(async tx => {
        await tx.run(sql`update files set division_id = ${other} where id = ${fileId}`);
        await tx.run(sql`update passages set division_id = ${other} where file_id = ${fileId}`);
        await engine.retrieval.remove(tx, divisionId, [fileId]);
        await engine.retrieval.upsert(tx, other, [fileId]);
      });
      expect(await found(companyId, [divisionId])).toEqual([]);
      expect(await found(companyId, [other])).toEqual([secret]);
    });

    it("finds an approved answer until it ends, and in its division only", async () => {
      const { companyId, divisionId } = await company();
      const other = await makeDivision(own.db, companyId);
      const answer = "Sie haben 30 Tage.";
      const id = newId();
      await own.db.transaction(async tx => {
        await tx.run(sql`
          insert into approved_answers (id, company_id, division_id, passage_id, wordings, answer, language, terms,
                                        valid_until, expires_at, approved_at, created_at)
          values (${id}, ${companyId}, ${divisionId}, ${newId()}, ${[question]}, ${answer}, 'de',
                  ${packTerms(`${question}\n${answer}`, "de")}, '2100-01-01', '2100-01-02', ${clock.now()}, ${clock.now()})`);
        await engine.retrieval.upsert(tx, divisionId, []);
      });
      expect(await found(companyId, [divisionId])).toEqual([`${question}\n${answer}`]);
      expect(await found(companyId, [other])).toEqual([]);
      await own.db.transaction(async tx => {
        await tx.run(sql`update approved_answers set ended_at = ${clock.now()} where id = ${id}`);
        await engine.retrieval.remove(tx, divisionId);
      });
      expect(await found(companyId, [divisionId])).toEqual([]);
    });

    it("treats all typed text as words", async () => {
      const { companyId, divisionId } = await company();
      await makeFile(own.db, divisionId, [thirty]);
      for (const odd of [
        "'; drop table files; --",
        "\u0000",
        "💣",
        '" or id != "',
        "%_\\",
        "a".repeat(20_000),
      ])
        expect((await found(companyId, [divisionId], odd)).length).toBeLessThanOrEqual(1);
    });
  });
