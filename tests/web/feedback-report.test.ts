import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const kontor = demoId("Kontor Nord GmbH");

let site: Site;
let manager: Visitor;
beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

/** A feedback of the company, or of the operator. */
async function makeFeedback(comment: string, fields: { source?: string; companyId?: string | null } = {}) {
  const { source = "public", companyId = kontor } = fields;
  const id = newId();
  const user = source === "manager" ? demoId("manager@werft.example") : null;
  await site.db.run(sql`
    insert into feedback (id, company_id, source, user_id, mood, rating, comment, created_at, updated_at)
    values (${id}, ${companyId}, ${source}, ${user}, 'negative', 2, ${comment}, now(), now())`);
  return id;
}
const settledAt = async (id: string) =>
  (await site.db.one<{ settled_at: Date | null }>(sql`select settled_at from feedback where id = ${id}`))
    .settled_at;

describe("the feedback report, without script", () => {
  it("shows a year of the demo company in charts with their numbers as tables", async () => {
    const page = await manager.get("/feedback-report?period=12m");
    expect(page.status).toBe(200);
    expect(shown(page).match(/<svg viewBox="0 0 480 \d+"/g)).toHaveLength(4);
    const words = wordsOf(page);
    for (const title of [
      "Eindruck im Verlauf",
      "Gefallen im Verlauf",
      "Eindruck nach Schlagwort",
      "Bewertungen",
    ])
      expect(words).toContain(title);
    expect(words).toContain("Personal und Urlaub");
    expect(words).not.toContain("NaN");
  });

  it("shortens a long comment without cutting an emoji in half", async () => {
    await makeFeedback(`${"Gut! ".repeat(31)}Sehr😀😀😀`);
    const page = await manager.get("/feedback-report?period=all&search=Gut");
    expect(wordsOf(page)).toContain("Gut! Sehr…");
    expect(shown(page)).not.toContain("\uFFFD");
  });

  it("leads from a mood, a month and a rating of a chart to what was found with it, and back", async () => {
    for (const path of ["", "/employee-feedback", "/public-feedback"]) {
      const whole = shown(await manager.get(`/feedback-report${path}?period=12m`));
      expect(whole).toMatch(/href="[^"]*\?period=12m&amp;from=\d{4}-\d\d-01&amp;to=\d{4}-\d\d-\d\d"/);
      expect(whole).toContain("?period=12m&amp;rating=5");
      const found = await manager.get(`/feedback-report${path}?period=12m&mood=negative`);
      expect(wordsOf(found)).toContain(
        "Zahlen und Liste zeigen nur Rückmeldungen, die dem Filter entsprechen.",
      );
      expect(shown(found)).toMatch(/href="[^"]*\?period=12m"[^>]*><bdi>Unzufrieden/);
      const moods = /<table>.*?Unzufrieden.*?<\/table>/s.exec(shown(found))![0];
      const sums = [...moods.matchAll(/<tr><th.*?<\/tr>/gs)].map(row =>
        [...row[0].matchAll(/<td><bdi>([\d.]+)/g)].map(cell => Number(cell[1])),
      );
      const of = (at: number) => sums.reduce((all, row) => all + (row[at] ?? 0), 0);
      expect([of(0), of(1), of(2) > 0]).toEqual([0, 0, true]);
    }
  });

  it("finds, filters and exports by the address, and shields spreadsheets from formulas", async () => {
    const id = await makeFeedback('=1+1 "Kranhaken" <b>lose</b>');
    const list = await manager.get("/feedback-report/public-feedback?search=Kranhaken");
    expect(shown(list)).toContain(`/feedback-report/${id}`);
    expect(shown(list)).toContain("&lt;b&gt;lose&lt;/b&gt;");
    expect(wordsOf(await manager.get("/feedback-report/employee-feedback?search=Kranhaken"))).toContain(
      "Keine Treffer",
    );
    const csv = await manager.get("/feedback-report/export?search=Kranhaken&source=public");
    expect(csv.text.trim().split("\n")).toHaveLength(2);
    expect(csv.text).not.toMatch(/;"?=1/);
    expect(
      (await manager.get("/feedback-report/export?format=xlsx&search=Kranhaken")).headers.get("content-type"),
    ).toContain("spreadsheet");
  });

  it("says of a handed on question without an answer that there was none", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      select g.id from feedback g join messages m on m.id = g.message_id
      where g.company_id = ${kontor} and g.handed_on and coalesce(m.answer, '') = '' limit 1`);
    expect(wordsOf(await manager.get(`/feedback-report/${id}`))).toContain(
      "Antwort Lotse hat dazu keine Antwort gegeben.",
    );
  });

  it("exports more rows than a spreadsheet takes as CSV, and says so where a spreadsheet was asked for", async () => {
    await site.db.run(sql`
      insert into feedback (id, company_id, source, mood, comment, created_at, updated_at)
      select gen_random_uuid(), ${kontor}, 'mail', 'happy', 'Masse ' || n, now() - n * interval '20 minutes', now()
      from generate_series(1, 20001) n`);
    await site.db.run(sql`analyze feedback`);
    const { most } = await site.db.one<{ most: number }>(
      sql`select count(*) as most from feedback where company_id = ${kontor} and source = 'mail'`,
    );
    const csv = await manager.get("/feedback-report/export?source=mail");
    expect(csv.text.trim().split("\n")).toHaveLength(most + 1);
    const refused = await manager.get("/feedback-report/export?format=xlsx&source=mail&sort=date");
    expect(refused.location).toBe("/feedback-report?source=mail&sort=date");
    expect(wordsOf(await manager.get(refused.location!))).toContain(
      "höchstens 20.000 Zeilen). Als CSV gibt es keine Grenze.",
    );
    await site.db.run(sql`delete from feedback where comment like 'Masse %'`);
  });

  it("says which dates make no sense, and shows everything instead", async () => {
    const all = wordsOf(await manager.get("/feedback-report?period=all"));
    const [found = ""] = /1 bis 10 von [\d.]+/.exec(all) ?? [];
    for (const [dates, sentence] of [
      ["from=2026-11-20&to=2026-11-01", "Der letzte Tag liegt vor dem ersten."],
      ["from=2026-02-30", "Dieses Datum gibt es nicht."],
      ["from=1926-01-01&to=2026-01-01", "Bitte wählen Sie Tage zwischen 2000 und 2199."],
    ] as const) {
      const words = wordsOf(await manager.get(`/feedback-report?${dates}`));
      expect(words).toContain(sentence);
      expect(words).toContain(found);
    }
    // A hundred years are no mistake.
    const long = wordsOf(await manager.get("/feedback-report?from=2000-01-01&to=2100-01-01"));
    expect(long).toContain(found);
    expect(long).not.toContain("Angezeigt werden alle");
  });

  it("lists and exports the days that its figures are of, and says where the list goes back further", async () => {
    const given = async (comment: string, days: number) => {
      const id = await makeFeedback(`Leiter ${comment}`);
      await site.db.run(
        sql`update feedback set created_at = now() - make_interval(days => ${days}) where id = ${id}`,
      );
    };
    await given("neu", 1);
    await given("im Herbst", 60);
    const about = async (address: string) => {
      const page = await manager.get(`/feedback-report?search=Leiter&${address}`);
      const words = wordsOf(page);
      const csv = /href="([^"]*export[^"]*)"/.exec(shown(page))?.[1]?.replaceAll("&amp;", "&");
      return {
        listed: ["neu", "im Herbst", "von früher"].filter(one => words.includes(`Leiter ${one}`)),
        exported: (await manager.get(csv ?? "")).text.match(/Leiter/g)?.length,
        counted: Number(/Rückmeldungen (\d+) (?:davor|Zufrieden)/.exec(words)?.[1]),
        further: words.includes("Die Liste reicht weiter zurück als Zahlen und Diagramme"),
      };
    };
    const both = { listed: ["neu", "im Herbst"], exported: 2, counted: 2, further: false };
    expect(await about("period=7d")).toEqual({ listed: ["neu"], exported: 1, counted: 1, further: false });
    expect(await about("")).toEqual(both);
    expect(await about("period=all")).toEqual(both);
    const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const then = `period=7d&from=${day(62)}&to=${day(58)}`;
    expect(await about(then)).toEqual({ listed: ["im Herbst"], exported: 1, counted: 1, further: false });
    await given("von früher", 800);
    expect(await about("period=12m")).toEqual(both);
    expect(await about("period=all")).toEqual({
      listed: ["neu", "im Herbst", "von früher"],
      exported: 3,
      counted: 2,
      further: true,
    });
    expect(await about(`from=${day(802)}&to=${day(798)}`)).toMatchObject({
      listed: ["von früher"],
      further: true,
    });
    // The choice of a period ends own dates.
    expect(shown(await manager.get(`/feedback-report?${then}`))).toMatch(/href="[^"]*\?period=30d"/);
  });

  it("leads from a period without feedback to all of it", async () => {
    await site.db.run(sql`update feedback set created_at = created_at - interval '100 days'`);
    const page = await manager.get("/feedback-report?period=7d");
    expect(wordsOf(page)).toContain("In diesem Zeitraum gab es keine Rückmeldungen.");
    expect(shown(page)).toMatch(/<a[^>]*href="[^"]*\?period=all"[^>]*>Alle anzeigen/);
    await site.db.run(sql`update feedback set created_at = created_at + interval '100 days'`);
  });

  it("marks as settled, and takes that back", async () => {
    const id = await makeFeedback("Palette fehlt");
    const page = "/feedback-report/public-feedback?search=Palette+fehlt";
    const settled = await manager.post(page, { id, version: "1", intent: "settle" });
    expect([settled.status, settled.location]).toEqual([302, `${page}&undo=${id}`]);
    expect(await settledAt(id)).not.toBeNull();
    const after = await manager.get(settled.location!);
    expect(wordsOf(after)).toContain("Die Rückmeldung wurde als erledigt markiert. Rückgängig");
    const stale = await manager.post(page, { id, version: "1", intent: "reopen" }, { follow: true });
    expect(await settledAt(id)).not.toBeNull();
    expect(stale.status).toBe(200);
    await manager.post(settled.location!, { id, version: "2", intent: "reopen" });
    expect(await settledAt(id)).toBeNull();
  });

  it("shows one with its contact and tags, which can be set", async () => {
    const id = await makeFeedback("Bitte melden");
    await site.db.run(sql`update feedback set contact_email = 'kunde@example.org' where id = ${id}`);
    const page = `/feedback-report/${id}`;
    const answer = `/apps/email/write?feedback=${id}`;
    expect(shown(await manager.get(page))).toContain(`href="${answer}"`);
    const mail = await manager.get(answer);
    expect(mail.text).toContain('value="kunde@example.org"');
    expect(mail.text).toContain('value="Ihre Rückmeldung"');
    expect(mail.text).toContain("&gt; Bitte melden");
    const stranger = await site.signedIn("manager@werft.example");
    expect((await stranger.get(answer)).status).toBe(404);
    // Without a mailbox it is written in the reader's own mail program.
    await site.db.run(sql`update feedback set company_id = ${demoId("Werft Süd GmbH")} where id = ${id}`);
    expect(shown(await stranger.get(page))).toContain('href="mailto:kunde@example.org"');
    await site.db.run(sql`update feedback set company_id = ${kontor} where id = ${id}`);
    const tag = demoId("tag Bedienung");
    expect((await manager.post(page, { intent: "tags", tagIds: tag, version: "1" })).status).toBe(302);
    expect(wordsOf(await manager.get(page))).toContain("Bedienung");
    expect(
      wordsOf(await manager.get(`/feedback-report/public-feedback?tagId=${tag}&search=melden`)),
    ).toContain("Bitte melden");
  });

  it("is empty with its reason for a public user, and 404 for another company's feedback", async () => {
    const id = await makeFeedback("Nur für uns");
    const guest = await site.signedIn("public@lotse.example");
    for (const page of [
      "/feedback-report",
      "/feedback-report/employee-feedback",
      "/feedback-report/public-feedback",
      "/tags",
    ])
      expect(wordsOf(await guest.get(page))).toContain("Ihr Konto gehört zu keinem Unternehmen.");
    const stranger = await site.signedIn("manager@werft.example");
    expect((await stranger.get(`/feedback-report/${id}`)).status).toBe(404);
    expect(wordsOf(await stranger.get("/feedback-report"))).not.toContain("Nur für uns");
    expect((await stranger.post("/feedback-report", { id, version: "1", intent: "settle" })).status).toBe(
      404,
    );
  });

  it("of the operator names the data manager and is settled by administrators, not by staff", async () => {
    const id = await makeFeedback("Export fehlt", { source: "manager", companyId: null });
    const administrator = await site.signedIn("administrator@lotse.example");
    const page = "/admin/datamanager-feedback?search=Export+fehlt";
    expect(wordsOf(await administrator.get(page))).toMatch(
      /Export fehlt\s+Xaver Moosmann\s*,\s*Werft Süd GmbH/,
    );
    const [, details = ""] = new RegExp(`href="([^"]*${id}[^"]*)"`).exec(
      shown(await administrator.get(page)),
    )!;
    expect(shown(await administrator.get(details))).toContain('href="mailto:manager@werft.example"');
    const staff = await site.signedIn("staff@lotse.example");
    expect(wordsOf(await staff.get(page))).toContain("Export fehlt");
    await staff.post(page, { id, version: "1", intent: "settle" });
    expect(await settledAt(id)).toBeNull();
    await administrator.post(page, { id, version: "1", intent: "settle" });
    expect(await settledAt(id)).not.toBeNull();
    expect((await manager.get(`/feedback-report/${id}`)).status).toBe(404);
    const csv = await administrator.get("/admin/datamanager-feedback/export?search=Export+fehlt");
    expect(csv.text).toContain("Export fehlt");
    expect((await manager.get("/admin/datamanager-feedback/export")).status).not.toBe(200);
  });
});

describe("the company's settings", () => {
  it("have the form's link and its QR code to hand out, and its form is the company's", async () => {
    const page = await manager.get("/account-settings/company");
    expect(wordsOf(page)).toContain("http://localhost:4545/feedback-21chatgpt?c=kontor-nord");
    expect(shown(page)).toContain('aria-label="QR-Code des Formulars"');
    const form = await site.visitor().get("/feedback-21chatgpt?c=kontor-nord");
    expect(wordsOf(form)).toContain("Kontor Nord GmbH");
  });
});

describe("tags, without script", () => {
  const tagOf = (name: string) =>
    site.db.maybe<{ id: string; version: number }>(sql`
      select id, version from tags where name = ${name} and company_id = ${kontor}`);

  it("are added once regardless of case, renamed, merged and deleted after a question", async () => {
    const added = await manager.post("/tags/new", { name: "Verpackung", colour: "blue" }, { follow: true });
    expect(wordsOf(added)).toContain("wurde hinzugefügt.");
    const twice = await manager.post("/tags/new", { name: "VERPACKUNG", colour: "red" });
    expect([twice.status, wordsOf(twice)]).toEqual([409, expect.stringContaining("gibt es bereits")]);
    expect(hidden(twice, "name") || shown(twice)).toContain("VERPACKUNG");
    const missing = await manager.post("/tags/new", { name: " ", colour: "red" });
    expect(errorAt(missing, "name")).toBeDefined();
    const { id, version } = (await tagOf("Verpackung"))!;
    await manager.post(`/tags/${id}`, { name: "Verpackungen", colour: "green", version: String(version) });
    const renamed = (await tagOf("Verpackungen"))!;
    const feedback = await makeFeedback("Karton nass");
    await site.db.run(sql`insert into feedback_tags (feedback_id, tag_id) values (${feedback}, ${id})`);
    expect(wordsOf(await manager.get(`/tags/${id}/delete`))).toContain(
      "Dieses Schlagwort verlieren: 1 Rückmeldung.",
    );
    const into = demoId("tag Lieferung und Versand");
    await manager.post(`/tags/${id}/merge`, { intoId: into, version: String(renamed.version) });
    expect(await tagOf("Verpackungen")).toBeUndefined();
    expect(wordsOf(await manager.get(`/feedback-report?tagId=${into}&search=Karton`))).toContain(
      "Karton nass",
    );
    await manager.post("/tags/new", { name: "Kurz", colour: "grey" });
    const short = (await tagOf("Kurz"))!;
    expect((await manager.post(`/tags/${short.id}/delete`, { version: "7" })).status).toBe(409);
    await manager.post(`/tags/${short.id}/delete`, { version: "1" });
    expect(await tagOf("Kurz")).toBeUndefined();
  });

  it("are no other company's, and no employee's", async () => {
    const { id } = (await tagOf("Bedienung"))!;
    const stranger = await site.signedIn("manager@werft.example");
    for (const page of [`/tags/${id}`, `/tags/${id}/merge`, `/tags/${id}/delete`])
      expect((await stranger.get(page)).status).toBe(404);
    expect((await stranger.post(`/tags/${id}/delete`, { version: "1" })).status).toBe(404);
    expect(await tagOf("Bedienung")).toBeDefined();
  });
});
