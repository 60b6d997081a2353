import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashOf } from "~/domain/core/secret/tokens";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { HUMAN_CHECK_SECONDS: "0" } });
});
afterAll(() => site?.stop());

const cancel = "/cancel-contract";
async function send(visitor: Visitor, at: string, form: Record<string, string>) {
  const page = await visitor.get(at);
  return visitor.post(at, { stamp: hidden(page, "stamp"), requestId: hidden(page, "requestId"), ...form });
}
const typed = { name: "Kim Weber", contract: "Jahrestarif, K-10001", email: "kim@example.com" };

describe("a contract", () => {
  test("is cancelled from every page, without signing in and without script, and the page is the receipt", async () => {
    const visitor = site.visitor();
    for (const path of ["/login", "/imprint", "/checkout"]) {
      const page = await visitor.get(path);
      expect(page.text).toContain(`href="${cancel}"`);
      expect(wordsOf(page)).toContain("Verträge hier kündigen");
    }
    expect(wordsOf(await visitor.get(cancel))).toContain("Jetzt kündigen");
    const form = {
      ...typed,
      extraordinary: "yes",
      reason: "Umzug <b>ins</b> Ausland",
      when: "date",
      endsOn: "2099-01-31",
    };
    const sent = await send(visitor, cancel, form);
    expect(sent.status).toBe(200);
    const words = wordsOf(sent);
    for (const part of [
      "Eingegangen am",
      "Außerordentliche Kündigung",
      "Kim Weber",
      "31. Januar 2099",
      "kim@example.com",
    ])
      expect(words).toContain(part);
    expect(sent.text).not.toContain("<b>ins</b>");
  });

  test("keeps what was typed when something is missing, and says what", async () => {
    const refused = await send(site.visitor(), cancel, { ...typed, email: "kim", contract: "" });
    expect(refused.status).toBe(422);
    expect(errorAt(refused, "contract")).toBeTruthy();
    expect(errorAt(refused, "email")).toBeTruthy();
    expect(refused.text).toContain('value="Kim Weber"');
  });

  test("is not cancelled to a day that is over or was left out, and the same form can be sent with another one", async () => {
    const visitor = site.visitor("127.0.0.8");
    const page = await visitor.get(cancel);
    const form = {
      stamp: hidden(page, "stamp"),
      requestId: hidden(page, "requestId"),
      ...typed,
      when: "date",
    };
    const past = await visitor.post(cancel, { ...form, endsOn: "2020-01-31" });
    expect(past.status).toBe(422);
    expect(errorAt(past, "endsOn")).toContain("Dieser Tag ist vorbei.");
    expect(past.text).toContain('value="Kim Weber"');
    const missing = await visitor.post(cancel, { ...form, endsOn: "" });
    expect(errorAt(missing, "endsOn")).toBe("Bitte wählen Sie einen Tag.");
    expect(wordsOf(await visitor.post(cancel, { ...form, endsOn: "2099-02-28" }))).toContain(
      "28. Februar 2099",
    );
  });

  test("is withdrawn from by a button of its own", async () => {
    const visitor = site.visitor("127.0.0.9");
    expect(wordsOf(await visitor.get("/withdraw-contract"))).toContain("Widerruf bestätigen");
    const sent = await send(visitor, "/withdraw-contract", typed);
    expect(wordsOf(sent)).toContain("Widerruf");
    expect(wordsOf(sent)).toContain("Eingegangen am");
  });

  test("that its mailed link has cancelled is said to be cancelled when the link is opened again", async () => {
    const token = "A".repeat(43);
    await site.db.run(sql`
      update contract_declarations set state = 'carried_out', token_hash = ${hashOf(token)},
        token_until = now() + interval '1 hour', company_id = (select id from companies limit 1)
      where id = (select id from contract_declarations where state <> 'open' limit 1)`);
    for (const again of [
      await site.visitor().get(`${cancel}/confirm?token=${token}`, { follow: true }),
      await site.visitor().post(`${cancel}/confirm?token=${token}`, {}, { follow: true }),
    ]) {
      expect(wordsOf(again)).toContain("Bereits erledigt");
      expect(wordsOf(again)).toContain("Der Tarif wurde über diesen Link bereits gekündigt.");
    }
  });

  test("is not cancelled by a link that was not mailed", async () => {
    const page = await site.visitor().get(`${cancel}/confirm?token=geraten`, { follow: false });
    expect(page.location).toContain("/token-error");
  });
});

describe("the operator", () => {
  test("finds what was declared, and notes how it was settled", async () => {
    const administrator = await site.signedIn("administrator@lotse.example");
    const list = wordsOf(await administrator.get("/admin/declarations?state=open"));
    expect(list).toContain("Birte Hansen");
    expect(list).not.toContain("Jule Sommer");
    const { id } = await site.db.one<{ id: string }>(
      sql`select id from contract_declarations where name = 'Birte Hansen'`,
    );
    const at = `/admin/declarations/${id}`;
    const page = await administrator.get(at);
    expect(wordsOf(page)).toContain("Werft Süd GmbH");
    const form = { version: hidden(page, "version"), requestId: hidden(page, "requestId") };
    expect((await administrator.post(at, { ...form, note: "" })).status).toBe(422);
    const done = await administrator.post(at, { ...form, note: "Zum Monatsende beendet." }, { follow: true });
    expect(wordsOf(done)).toContain("Birte Hansen");
    expect(wordsOf(await administrator.get(at))).toContain("Zum Monatsende beendet.");
    expect(wordsOf(await administrator.get(at))).toContain("Erledigt von Henrike Brandt");
    const late = await administrator.post(at, { ...form, requestId: "second-window", note: "Meine Notiz." });
    expect(late.status).toBe(409);
    expect(wordsOf(late)).toContain("Diese Erklärung ist inzwischen erledigt.");
    expect(wordsOf({ text: shown(late) })).toContain("Ihr Text, nicht gespeichert Meine Notiz.");
  });

  test("alone may read it", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    expect((await manager.get("/admin/declarations")).status).not.toBe(200);
    const staff = await site.signedIn("staff@lotse.example");
    expect((await staff.get("/admin/declarations")).status).not.toBe(200);
  });
});
