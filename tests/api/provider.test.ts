import { randomBytes } from "node:crypto";
import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAnswerer } from "~/domain/chats/provider/make-answerer";
import { openKey, storedProvider } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { setSecret } from "~/domain/core/secret/process-key";
import { type FakeProvider, fakeProvider } from "~/integrations/ai/fake-provider";
import { asking } from "../factories/asking";
import { makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
let fake: FakeProvider;

const as = (actor: Actor) => asking(own.db, actor).provider;
const refusal = (code: string) => expect.objectContaining({ code });
const key = "sk-geheim-4711";
const server = () => ({ kind: "openai-compatible", baseUrl: fake.url, model: "m" }) as const;

beforeEach(async () => {
  fake = await fakeProvider();
  return () => fake.close();
});

describe("who answers for a company", () => {
  it("is what the operator has set up, until its data manager chooses", async () => {
    expect(await as(own.manager).read()).toEqual({
      kind: "operator",
      baseUrl: "",
      model: "",
      embeddingModel: "",
      saved: false,
      answerer: "builtin",
      version: 0,
      secondOpinion: true,
      topicNames: false,
      rewrites: true,
      rephrases: true,
      embedder: null,
      models: [],
      choosable: false,
      breaker: null,
    });
    own.settings({ AI_PROVIDER: "mistral", AI_KEY: "operator" });
    expect((await as(own.manager).read()).answerer).toBe("mistral/mistral-small-latest");
    expect(await as(own.manager).change({ kind: "builtin" })).toMatchObject({
      answerer: "builtin",
      version: 1,
    });
  });

  it("says who receives all passages to search by meaning, which may be another server of the operator", async () => {
    own.settings({
      ALLOW_PRIVATE_HOSTS: "127.0.0.1",
      AI_EMBEDDING_URL: "http://vectors.example:8080/v1",
      AI_EMBEDDING_MODEL: "e5-small",
    });
    const embedder = { host: "vectors.example:8080", model: "e5-small" };
    expect(await as(own.manager).read()).toMatchObject({ answerer: "builtin", embedder });
    expect((await as(own.manager).change({ kind: "builtin" })).embedder).toBeNull();
    const chosen = { ...server(), embeddingModel: "own", key };
    expect((await as(own.manager).change(chosen)).embedder?.model).toBe("own");
  });

  it("is no employee's and no public user's business", async () => {
    for (const other of [own.employee, await makePerson(own.db, "public_user")]) {
      await expect(as(other).read()).rejects.toThrow(refusal("forbidden"));
      await expect(as(other).change({ kind: "builtin" })).rejects.toThrow(refusal("forbidden"));
      await expect(as(other).try(server())).rejects.toThrow(refusal("forbidden"));
    }
  });

  it("checks its sentences again if that is chosen, whichever provider it is", async () => {
    expect(await as(own.manager).change({ ...server(), secondOpinion: true })).toMatchObject({
      secondOpinion: true,
    });
    expect((await as(own.manager).read()).secondOpinion).toBe(true);
    expect((await as(own.manager).change(server())).secondOpinion).toBe(false);
    expect((await as(own.manager).change({ kind: "operator", secondOpinion: true })).secondOpinion).toBe(
      true,
    );
  });

  it("is changed only with its latest version", async () => {
    await as(own.manager).change({ kind: "builtin" }, { context: { version: 0 } });
    const late = as(own.manager).change(server(), { context: { version: 0 } });
    await expect(late).rejects.toThrow(refusal("conflict_version"));
  });
});

describe("a company's key", () => {
  it("is stored sealed, shows as saved and never comes back", async () => {
    const changed = await as(own.manager).change({ ...server(), key });
    expect(changed).toMatchObject({ saved: true, answerer: "openai/m", model: "m" });
    const rows = await own.db.many(sql`select * from settings`);
    expect(JSON.stringify([changed, await as(own.manager).read(), rows])).not.toContain(key);
    expect(rows.map(row => String(row.sealed))).not.toContain(key);
    const row = await storedProvider(own.db, own.id);
    expect(openKey(own.id, row!.sealed!)).toBe(key);
  });

  it("stays when the field is left empty, and is deleted on request", async () => {
    await as(own.manager).change({ ...server(), key });
    expect(await as(own.manager).change({ ...server(), model: "n" })).toMatchObject({
      saved: true,
      model: "n",
    });
    expect(await as(own.manager).change({ ...server(), forgetKey: true })).toMatchObject({ saved: false });
  });

  it("never goes to another server than the one it was entered for", async () => {
    const other = await fakeProvider();
    await as(own.manager).change({ ...server(), key });
    await as(own.manager).try({ ...server(), baseUrl: other.url });
    expect(other.requests.map(request => request.authorization)).toEqual([undefined]);
    expect(await as(own.manager).change({ ...server(), baseUrl: other.url })).toMatchObject({ saved: false });
    await other.close();
  });

  it("that was sealed with another secret has to be entered again", async () => {
    await as(own.manager).change({ ...server(), key });
    const row = await storedProvider(own.db, own.id);
    setSecret(randomBytes(32));
    const answerer = () => makeAnswerer(row!.value, () => openKey(own.id, row!.sealed!));
    expect(answerer).toThrow(refusal("provider_unauthorized"));
  });

  it("is needed for Mistral", async () => {
    await expect(as(own.manager).change({ kind: "mistral" })).rejects.toMatchObject({
      code: "form_invalid",
      data: { fields: { key: ["field.required"] } },
    });
    expect(await as(own.manager).change({ kind: "mistral", key })).toMatchObject({
      answerer: "mistral/mistral-small-latest",
    });
  });
});

describe("a company's server", () => {
  it.each([
    ["http://169.254.169.254/v1", "provider.host"],
    ["http://[::1]:11434/v1", "provider.host"],
    ["https://no-such-host.invalid/v1", "provider.host"],
    ["https://user:pw@api.example/v1", "provider.address"],
    ["ftp://a.b/", "provider.address"],
    ["api.example/v1", "provider.address"],
    ["x", "provider.address"],
  ])("is not %s, which is told as %s", async (baseUrl, fault) => {
    const refused = { code: "form_invalid", data: { fields: { baseUrl: [fault] } } };
    await expect(as(own.manager).change({ ...server(), baseUrl })).rejects.toMatchObject(refused);
    await expect(as(own.manager).try({ ...server(), baseUrl })).rejects.toMatchObject(refused);
  });

  it("may stand in the operator's own network when the operator chose it, and only then", async () => {
    const { href } = new URL(fake.url);
    own.settings({ AI_PROVIDER: "openai", AI_BASE_URL: href, AI_MODEL: "m", AI_KEY: "operator" });
    expect((await as(own.manager).try({ kind: "operator" })).answerer).toBe("openai/m");
    expect(fake.requests[0]?.authorization).toBe("Bearer operator");
    await expect(as(own.manager).try(server())).rejects.toThrow(refusal("form_invalid"));
  });
});

describe("trying a provider", () => {
  it("says who answered, and saves nothing", async () => {
    expect(await as(own.manager).try({ ...server(), key })).toEqual({
      answerer: "openai/m",
      milliseconds: expect.any(Number),
    });
    expect(fake.requests[0]?.authorization).toBe(`Bearer ${key}`);
    expect(await as(own.manager).read()).toMatchObject({ version: 0, saved: false });
  });

  it.each([
    ["401", "provider_unauthorized"],
    ["429", "provider_busy"],
    ["not-a-stream", "provider_nonsense"],
  ])("says what is wrong: %s is %s", async (model, code) => {
    await expect(as(own.manager).try({ ...server(), model })).rejects.toThrow(refusal(code));
  });
});
