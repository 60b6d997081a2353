import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { draftAnswer } from "~/domain/chats/answer/draft-answer";
import { embedPassages, enqueueEmbedding } from "~/domain/chats/embedding/embed-passages";
import { embedQuestion } from "~/domain/chats/embedding/embed-question";
import { resumeEmbedding } from "~/domain/chats/embedding/resume-embedding";
import { answerWithApproved } from "~/domain/retrieval/pick-approved";
import { retrieval } from "~/domain/retrieval/retrieval";
import { readSettings, setSettings } from "~/env";
import { type FakeProvider, fakeProvider } from "~/integrations/ai/fake-provider";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownDatabase } from "../factories/own-database";
import { settingsOf } from "../factories/settings";

const own = ownDatabase();
const files = settingsOf();
let fake: FakeProvider;
beforeAll(async () => {
  fake = await fakeProvider();
});
afterAll(async () => {
  await fake.close();
  files.remove();
});

afterEach(() => setSettings(readSettings(files.env)));

const going = new AbortController().signal;
const pages = Array.from({ length: 45 }, (_, at) => `Die Regel Nummer ${at} steht im Handbuch der Firma.`);

/** The operator's provider is the fake, with this model for vectors. */
function operator(changes: Record<string, string>) {
  const settings = { AI_PROVIDER: "openai", AI_BASE_URL: fake.url, AI_KEY: "K-1", AI_MODEL: "instant" };
  setSettings(readSettings({ ...files.env, ...settings, ...changes }));
}

const embedded = (companyId: string) =>
  own.db.many<{
    model: string;
    state: string;
    dimension: number;
    reason: string | null;
    vectors: number;
  }>(sql`
    select model, state, dimension, reason,
      (select count(*) from passage_vectors v where v.embedding_id = e.id) as vectors
    from embeddings e where company_id = ${companyId} order by created_at`);
const waiting = (companyId: string) =>
  own.db.many(sql`
    select 1 as found from graphile_worker.jobs
    where key = ${`embed_passages:${companyId}`} and attempts < max_attempts`);

describe("the vectors of a company", () => {
  let companyId: string;
  let divisionId: string;
  beforeEach(async () => {
    fake.mode = "instant";
    fake.dimension = 384;
    fake.embedded.length = 0;
    operator({ AI_EMBEDDING_MODEL: "small", AI_PRICE_EMBEDDING: "20" });
    companyId = (await makeCompany(own.db)).id;
    divisionId = await makeDivision(own.db, companyId);
    await makeFile(own.db, divisionId, pages);
  });

  it("are made in batches with the operator's key, and each call is counted with its cost", async () => {
    await embedPassages(own.db, companyId, going);
    expect(await embedded(companyId)).toMatchObject([
      { model: "openai/small", state: "current", dimension: 384, reason: null, vectors: 45 },
    ]);
    expect(fake.embedded.map(({ texts }) => texts.length)).toEqual([20, 20, 5]);
    expect(new Set(fake.embedded.map(({ authorization }) => authorization))).toEqual(new Set(["Bearer K-1"]));
    const calls = await own.db.many(sql`
      select purpose, payer, outcome, tokens_in > 0 as read, cost = ceil(tokens_in * 20) as priced from model_calls
      where company_id = ${companyId}`);
    expect(calls).toEqual(
      Array.from({ length: 3 }, () => ({
        purpose: "embed",
        payer: "operator",
        outcome: "complete",
        read: true,
        priced: true,
      })),
    );
  });

  it("of long passages are made in smaller batches, which a small server reads in time", async () => {
    await makeFile(
      own.db,
      divisionId,
      Array.from({ length: 10 }, (_, at) => `Absatz ${at}: ${"Die Regel gilt. ".repeat(120)}`),
    );
    await embedPassages(own.db, companyId, going);
    const sizes = fake.embedded.map(({ texts }) => texts.join("").length);
    expect(fake.embedded.flatMap(({ texts }) => texts).length).toBeGreaterThanOrEqual(55);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10_000);
    expect((await embedded(companyId))[0]).toMatchObject({ state: "current", reason: null });
  });

  it("are not made twice, only for what is new, and those of a deleted file go with it", async () => {
    await embedPassages(own.db, companyId, going);
    fake.embedded.length = 0;
    await embedPassages(own.db, companyId, going);
    expect(fake.embedded).toEqual([]);
    const fileId = await makeFile(own.db, divisionId, ["Ein neuer Absatz."]);
    expect(await waiting(companyId)).toHaveLength(1);
    await embedPassages(own.db, companyId, going);
    expect(fake.embedded.flatMap(({ texts }) => texts)).toEqual(["Ein neuer Absatz."]);
    await own.db.run(sql`delete from passages where file_id = ${fileId}`);
    expect((await embedded(companyId))[0]!.vectors).toBe(45);
  });

  it("of another model are made beside those that are searched, and replace them when all are there", async () => {
    await embedPassages(own.db, companyId, going);
    operator({ AI_EMBEDDING_MODEL: "large" });
    fake.dimension = 96;
    const half = new AbortController();
    const { signal } = half;
    const list = fake.embedded;
    list.length = 0;
    // The process ends after the first batch.
    const push = list.push.bind(list);
    list.push = (...items) => {
      half.abort(new Error("The process is ending"));
      return push(...items);
    };
    await expect(embedPassages(own.db, companyId, signal)).rejects.toThrow("ending");
    Reflect.deleteProperty(list, "push");
    expect((await embedded(companyId)).map(({ model, state }) => [model, state])).toEqual([
      ["openai/small", "current"],
      ["openai/large", "building"],
    ]);
    await embedPassages(own.db, companyId, going);
    expect(await embedded(companyId)).toMatchObject([
      { model: "openai/large", state: "current", dimension: 96, vectors: 45 },
    ]);
  });

  it("stay as they were, with the reason, when vectors of another dimension come", async () => {
    await embedPassages(own.db, companyId, going);
    fake.dimension = 96;
    await makeFile(own.db, divisionId, ["Ein neuer Absatz."]);
    await expect(embedPassages(own.db, companyId, going)).rejects.toMatchObject({
      code: "embedding_dimension",
    });
    expect(await embedded(companyId)).toMatchObject([{ reason: "embedding_dimension", vectors: 45 }]);
  });

  it.each([
    ["401", "provider_unauthorized"],
    ["429", "provider_busy"],
    ["500", "provider_failed"],
    ["malformed", "provider_nonsense"],
  ] as const)(
    "wait with the reason while the provider answers %s, and are made afterwards",
    async (mode, reason) => {
      fake.mode = mode;
      await resumeEmbedding(own.db);
      expect(await waiting(companyId)).toHaveLength(1);
      await expect(embedPassages(own.db, companyId, going)).rejects.toMatchObject({ code: reason });
      expect(await embedded(companyId)).toMatchObject([{ state: "building", reason, vectors: 0 }]);
      // The sweep leaves the provider alone for an hour after the last attempt of the job.
      await own.db.run(sql`
        update graphile_worker._private_jobs set attempts = max_attempts where key = ${`embed_passages:${companyId}`}`);
      await resumeEmbedding(own.db);
      expect(await waiting(companyId)).toHaveLength(0);
      clock.now = () => new Date(Date.now() + 61 * 60_000);
      await resumeEmbedding(own.db);
      expect(await waiting(companyId)).toHaveLength(1);
      fake.mode = "instant";
      await embedPassages(own.db, companyId, going);
      expect(await embedded(companyId)).toMatchObject([{ state: "current", reason: null, vectors: 45 }]);
    },
  );

  it("are made once the provider answers again, also where all attempts of the job failed", async () => {
    fake.mode = "500";
    await expect(embedPassages(own.db, companyId, going)).rejects.toMatchObject({ code: "provider_failed" });
    await enqueueEmbedding(own.db, companyId);
    const key = `embed_passages:${companyId}`;
    await own.db.run(
      sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${key}`,
    );
    clock.now = () => new Date(Date.now() + 61 * 60_000);
    await resumeEmbedding(own.db);
    expect(await own.db.many(sql`select attempts from graphile_worker.jobs where key = ${key}`)).toEqual([
      { attempts: 0 },
    ]);
  });

  it("wait when the operator's budget of the company is used up, without a call", async () => {
    operator({ AI_EMBEDDING_MODEL: "small", AI_PRICE_EMBEDDING: "20", AI_COMPANY_BUDGET: "0" });
    await embedPassages(own.db, companyId, going);
    expect(fake.embedded).toEqual([]);
    expect(await embedded(companyId)).toMatchObject([{ state: "building", reason: "budget", vectors: 0 }]);
  });

  it("are made with the prefix that the model was trained with, and with the heading of each passage", async () => {
    operator({ AI_EMBEDDING_MODEL: "multilingual-e5-small" });
    await own.db.run(sql`update passages set heading = 'Regeln' where company_id = ${companyId}`);
    await embedPassages(own.db, companyId, going);
    expect(fake.embedded[0]!.texts[0]).toBe(`passage: Regeln\n${pages[0]}`);
    fake.embedded.length = 0;
    await embedQuestion(own.db, { companyId, userId: null, divisionIds: [divisionId] }, "Was gilt?");
    expect(fake.embedded.flatMap(({ texts }) => texts)).toEqual(["query: Was gilt?"]);
  });

  it("come from a server of their own, also where documents are only quoted, unless a company chose that itself", async () => {
    const server = { AI_EMBEDDING_URL: fake.url, AI_EMBEDDING_MODEL: "small", AI_EMBEDDING_KEY: "K-2" };
    setSettings(readSettings({ ...files.env, ...server }));
    await embedPassages(own.db, companyId, going);
    expect(await embedded(companyId)).toMatchObject([
      { model: "openai/small", state: "current", vectors: 45 },
    ]);
    expect(new Set(fake.embedded.map(({ authorization }) => authorization))).toEqual(new Set(["Bearer K-2"]));
    const choice = { kind: "builtin", baseUrl: "", model: "" };
    await own.db.run(sql`
      insert into settings (scope, name, value, updated_at)
      values (${companyId}, 'provider', ${JSON.stringify(choice)}, now())`);
    await embedPassages(own.db, companyId, going);
    expect(await embedded(companyId)).toEqual([]);
  });

  it("go when no model is wanted any more, and nothing is asked where none was chosen", async () => {
    await embedPassages(own.db, companyId, going);
    operator({});
    fake.embedded.length = 0;
    await resumeEmbedding(own.db);
    await embedPassages(own.db, companyId, going);
    expect(await embedded(companyId)).toEqual([]);
    const caller = { companyId, userId: null, divisionIds: [divisionId] };
    expect(await embedQuestion(own.db, caller, "Was gilt?")).toBeUndefined();
    expect(fake.embedded).toEqual([]);
  });
});

describe("a question with vectors", () => {
  let companyId: string;
  let divisionIds: string[];
  const handbook = [
    ...pages,
    "Der Jahresurlaub beträgt 30 Urlaubstage.",
    "Die Probezeit dauert sechs Monate. Danach gilt eine Frist von vier Wochen.",
  ];
  beforeAll(async () => {
    operator({ AI_EMBEDDING_MODEL: "small" });
    companyId = (await makeCompany(own.db)).id;
    divisionIds = [await makeDivision(own.db, companyId)];
    await makeFile(own.db, divisionIds[0]!, handbook);
    await embedPassages(own.db, companyId, going);
  });
  beforeEach(() => operator({ AI_EMBEDDING_MODEL: "small" }));

  const search = async (question: string, near: boolean) => {
    const caller = { companyId, userId: null, divisionIds };
    const vector = near ? await embedQuestion(own.db, caller, question) : undefined;
    expect(Boolean(vector)).toBe(near);
    return retrieval.search(own.db, { companyId, divisionIds, question, limit: 8, vector });
  };

  it.each(["Wie viele Urlaubstage habe ich?", "Wie lange dauert die Probezeit?", "Was kostet der Kaffee?"])(
    "%s: words answer exactly as they do without vectors",
    async question => {
      const quoted = async (near: boolean) => {
        const { quoted } = answerWithApproved(question, await search(question, near));
        return {
          level: quoted.level,
          sentences: quoted.level === "answer" ? quoted.sentences.map(({ sentence }) => sentence) : [],
        };
      };
      const [without, beside] = [await quoted(false), await quoted(true)];
      if (without.level === "nothing") expect(beside.level).not.toBe("answer");
      else expect(beside).toEqual(without);
    },
  );

  it("that shares no word with any passage shows the nearest ones at most, never an answer", async () => {
    const question = "Probezeitdauer?";
    const found = await search(question, true);
    expect(found.some(({ nearness }) => nearness?.standsOut)).toBe(true);
    const { quoted } = answerWithApproved(
      question,
      found.map(passage => ({ ...passage, score: 0, fourGramShare: 0 })),
    );
    expect(quoted.level).toBe("nearest");
    expect(quoted.sentences.map(({ sentence }) => sentence)).toContain("Die Probezeit dauert sechs Monate.");
  });

  it("in another language is answered by the model from the passage that means the same, without a common word", async () => {
    const asked = "Combien de temps dure ma période d'essai ?";
    fake.meaning = text => (text === asked ? "Die Probezeit dauert sechs Monate." : text);
    fake.requests.length = 0;
    const employee = await own.db.one<{ id: string }>(sql`
      select id from users where company_id = ${companyId} order by id limit 1`);
    const scope = { companyId, divisionIds };
    const task = { messageId: newId(), userId: employee.id, attempt: 1, question: asked, scope, alone: true };
    const draft = await draftAnswer(own.db, { ...task, language: "fr", provider: undefined }, going);
    let text = "";
    for await (const piece of draft.pieces) text += piece;
    fake.meaning = same => same;
    expect(fake.requests.at(-1)!.messages.at(-1)!.content).toContain("Die Probezeit dauert sechs Monate.");
    expect(draft.assess(text)).toMatchObject({ declined: false });
  });

  it("is answered by words while the provider fails", async () => {
    fake.mode = "500";
    const caller = { companyId, userId: null, divisionIds };
    expect(await embedQuestion(own.db, caller, "Wie viele Urlaubstage habe ich?")).toBeUndefined();
    fake.mode = "instant";
  });
});
