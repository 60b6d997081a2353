import { afterEach, describe, expect, it } from "vitest";
import { openRoutes } from "~/api/open-routes";
import type { Db } from "~/db/connection";
import { retrieval } from "~/domain/retrieval/retrieval";
import { limitIndexMemory } from "~/domain/retrieval/search-index/index-cache";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({});
afterEach(() => limitIndexMemory(512));

async function ready(db: Db = own.db) {
  const answer = await openRoutes(new Request("http://lotse.test/api/v1/health/ready"), db);
  return { status: answer!.status, body: await answer!.json() };
}

async function askIn(divisionId: string) {
  const companyId = own.manager.companyId!;
  return retrieval.search(own.db, {
    companyId,
    divisionIds: [divisionId],
    question: "Wie viele Tage?",
    limit: 3,
  });
}

describe("health by part", () => {
  it("an operator's monitor sees that the database is unreachable, and gets 503", async () => {
    const gone = { ...own.db, one: () => Promise.reject(new Error("connect ECONNREFUSED")) } as unknown as Db;
    expect(await ready(gone)).toEqual({
      status: 503,
      body: {
        status: "database_unreachable",
        parts: { database: "unreachable", index: "ready", storage: "ready" },
      },
    });
  });

  it("an operator's monitor sees that the index has met its limit, while people still get their passages", async () => {
    const divisions = [
      await makeDivision(own.db, own.manager.companyId!),
      await makeDivision(own.db, own.manager.companyId!),
    ];
    for (const id of divisions) await makeFile(own.db, id, ["Der Urlaub beträgt 30 Tage."]);
    expect(await askIn(divisions[0]!)).toHaveLength(1);
    expect(await ready()).toEqual({
      status: 200,
      body: { status: "ready", parts: { database: "ready", index: "ready", storage: "ready" } },
    });

    limitIndexMemory(0.001);
    for (const id of [...divisions, ...divisions]) expect(await askIn(id)).toHaveLength(1);
    expect(retrieval.usage()).toMatchObject({ limitBytes: 1_000, evictedAt: expect.any(Date) });
    expect(retrieval.usage().divisionIds).toEqual([divisions[1]]);
    expect(await ready()).toEqual({
      status: 200,
      body: { status: "ready", parts: { database: "ready", index: "limit_met", storage: "ready" } },
    });
  });
});
