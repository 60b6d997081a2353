import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FakeProvider, fakeProvider } from "~/integrations/ai/fake-provider";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let fake: FakeProvider;
let manager: Visitor;

beforeAll(async () => {
  fake = await fakeProvider();
  site = await startSite({ env: { ALLOW_PRIVATE_HOSTS: "127.0.0.1" } });
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(async () => {
  await fake?.close();
  await site?.stop();
});
afterEach(() => site.db.run(sql`delete from settings where name = 'provider'`));

describe("the setting of who answers", () => {
  it("keeps a key that never comes back", async () => {
    const form = { kind: "openai-compatible", baseUrl: fake.url, model: "instant", key: "sk-geheim" };
    const saved = await manager.post("/account-settings/ai", { ...form, version: "0" });
    expect(saved.location).toBe("/account-settings/ai");
    const page = await manager.get("/account-settings/ai");
    expect(page.text).not.toContain("sk-geheim");
    expect(wordsOf(page)).toContain("Ein Schlüssel ist hinterlegt.");
    expect(wordsOf(page)).toContain("Gespeichert. Die Änderung gilt ab der nächsten Frage.");
  });

  it("can be tried before it is saved, and says what failed in words that fit", async () => {
    const form = { kind: "openai-compatible", baseUrl: fake.url, model: "instant", key: "sk-geheim" };
    const fine = await manager.post("/account-settings/ai", { ...form, intent: "try" });
    expect(wordsOf(fine)).toMatch(/openai\/instant hat nach \d+(,\d)? s geantwortet/);
    expect(fine.text).not.toContain("sk-geheim");
    expect(fine.text).toContain(`value="${fake.url}"`);
    const wrong = await manager.post("/account-settings/ai", { ...form, model: "401", intent: "try" });
    expect(wrong.status).toBe(502);
    expect(wordsOf(wrong)).toContain("Der Anbieter hat den Schlüssel abgelehnt.");
    expect(wordsOf(wrong)).not.toContain("Ihre Frage ist gespeichert");
    expect(wordsOf(await manager.get("/account-settings/ai"))).toContain("Zurzeit antwortet: Lotse selbst");
  });

  it("keeps that the model checks its sentences again, and that it no longer does", async () => {
    const form = { kind: "openai-compatible", baseUrl: fake.url, model: "instant" };
    const ticked = /<input[^>]*name="secondOpinion"[^>]*checked|checked[^>]*name="secondOpinion"/;
    await manager.post("/account-settings/ai", { ...form, secondOpinion: "on", version: "0" });
    expect((await manager.get("/account-settings/ai")).text).toMatch(ticked);
    const refused = await manager.post("/account-settings/ai", { ...form, model: "", secondOpinion: "on" });
    expect(refused.text).toMatch(ticked);
    await manager.post("/account-settings/ai", { ...form, version: "1" });
    expect((await manager.get("/account-settings/ai")).text).not.toMatch(ticked);
  });

  it("that a colleague changed meanwhile is not overwritten unseen by a trial or a correction", async () => {
    const form = { kind: "openai-compatible", baseUrl: fake.url, model: "instant" };
    const versionIn = (page: { text: string }) => /name="version" value="(\d+)"/.exec(page.text)?.[1];
    await manager.post("/account-settings/ai", { ...form, version: "0" });
    const tried = await manager.post("/account-settings/ai", { ...form, version: "0", intent: "try" });
    const wrong = await manager.post("/account-settings/ai", { ...form, version: "0", model: "" });
    expect([versionIn(tried), versionIn(wrong)]).toEqual(["0", "0"]);
    expect((await manager.post("/account-settings/ai", { ...form, version: "0" })).status).toBe(409);
  });

  it("asks for what the chosen one needs", async () => {
    const bare = await manager.post("/account-settings/ai", { kind: "openai-compatible" });
    expect(bare.status).toBe(422);
    expect(bare.text).toContain('href="#baseUrl"');
    expect(bare.text).toContain('href="#model"');
  });

  it("says whether an address is incomplete or its server is not to be had", async () => {
    const told = async (baseUrl: string) =>
      wordsOf(
        await manager.post("/account-settings/ai", {
          kind: "openai-compatible",
          baseUrl,
          model: "m",
          intent: "try",
        }),
      );
    expect(await told("ki.firma.example/v1")).toContain(
      "Serveradresse: Bitte geben Sie eine vollständige Adresse",
    );
    expect(await told("https://no-such-host.invalid/v1")).toContain("Dieser Server wurde nicht gefunden");
  });

  it("is among existing tabs, and unknown ones never are", async () => {
    expect(wordsOf(await manager.get("/account-settings/smtp"))).toContain("SMTP-Einstellungen");
    expect((await manager.get("/account-settings/nonsense")).status).toBe(404);
    expect((await manager.post("/account-settings/nonsense", {})).status).toBe(404);
    const publicUser = await site.signedIn("public@lotse.example");
    const forPublic = await publicUser.get("/account-settings/ai");
    expect([forPublic.status, wordsOf(forPublic)]).toEqual([
      200,
      expect.stringContaining("Ihr Konto gehört zu keinem Unternehmen."),
    ]);
  });
});
