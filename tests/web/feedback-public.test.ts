import { gzipSync } from "node:zlib";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { solve } from "./human-form";
import { type Answer, errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const page = "/feedback-21chatgpt";
const ofKontor = `${page}?c=kontor-nord`;

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { HUMAN_CHECK_SECONDS: "0" } });
});
afterAll(() => site?.stop());

let addresses = 0;
const newVisitor = () => site.visitor(`127.0.7.${++addresses}`);
const given = (comment: string) =>
  site.db.many<{
    company_id: string | null;
    mood: string;
    liked: boolean;
    rating: number;
    contact_email: string | null;
  }>(
    sql`select company_id, mood, liked, rating, contact_email, user_id from feedback where comment = ${comment}`,
  );

/** What the form of this address holds, as a browser without script would send it. */
const formOf = (answer: Answer, fields: Record<string, string>) => ({
  stamp: hidden(answer, "stamp"),
  requestId: hidden(answer, "requestId"),
  liked: "",
  rating: "",
  comment: "",
  contactEmail: "",
  ...fields,
});

/** Fills in the form and continues to the check with what the browser sends there again. */
async function toCheck(visitor: Visitor, fields: Record<string, string>, at = ofKontor) {
  const form = formOf(await visitor.get(at), fields);
  const on = await visitor.post(at, form);
  expect(on.status).toBe(307);
  return { form, location: on.location!, check: await visitor.post(on.location!, form) };
}

describe("the public feedback form", () => {
  it("goes through the check to thanks without script, and is the company's", async () => {
    const visitor = newVisitor();
    const said = {
      mood: "negative",
      liked: "false",
      rating: "2",
      comment: "Zu langsam <b>hier</b>",
      contactEmail: "kundin@example.org",
    };
    const { check, form, location } = await toCheck(visitor, said);
    expect(location).toBe(`${page}/recaptcha?c=kontor-nord`);
    expect([check.status, wordsOf(check)]).toEqual([200, expect.stringContaining("Unzufrieden")]);
    expect(shown(check)).toContain("Zu langsam &lt;b&gt;hier&lt;/b&gt;");
    const sent = await visitor.post(location, { ...form, intent: "send", homepage: "" });
    expect([sent.status, sent.location]).toEqual([302, `${ofKontor}&sent=1`]);
    expect(wordsOf(await visitor.get(sent.location!))).toContain(
      "Ihre Rückmeldung wurde an Kontor Nord GmbH gesendet.",
    );
    expect(await given(said.comment)).toEqual([
      {
        company_id: demoId("Kontor Nord GmbH"),
        mood: "negative",
        liked: false,
        rating: 2,
        contact_email: said.contactEmail,
        user_id: null,
      },
    ]);
  });

  it("asks for an address only as long as the company wants it to, says who reads it, and stores none afterwards", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const settings = "/account-settings/company";
    const choose = async (asksAddress: Record<string, string>) => {
      const open = await manager.get(settings);
      const version = /name="version" value="(\d+)"(?=[\s\S]{0,600}asksAddress)/.exec(open.text)?.[1] ?? "0";
      return manager.post(settings, { intent: "public-form", version, ...asksAddress });
    };
    const visitor = newVisitor();
    const asking = await visitor.get(ofKontor);
    expect(asking.text).toContain('name="contactEmail"');
    expect(wordsOf(asking)).toContain("Kontor Nord GmbH sieht die Adresse und kann Ihnen darauf antworten.");
    const filled = { mood: "happy", comment: "Adresse davor", contactEmail: "kundin@example.org" };
    const { form, location } = await toCheck(visitor, filled);
    expect((await choose({})).status).toBe(302);
    await visitor.post(location, { ...form, intent: "send", homepage: "" });
    expect(await given("Adresse davor")).toMatchObject([{ contact_email: null }]);
    expect((await newVisitor().get(ofKontor)).text).not.toContain('name="contactEmail"');
    expect((await newVisitor().get(page)).text).toContain('name="contactEmail"');
    expect((await choose({ asksAddress: "on" })).status).toBe(302);
    expect((await newVisitor().get(ofKontor)).text).toContain('name="contactEmail"');
    expect((await choose({ asksAddress: "on", inMails: "on" })).status).toBe(302);
    const employee = await site.signedIn("employee@kontor.example");
    await employee.post(settings, { intent: "public-form", version: "2" });
    expect((await newVisitor().get(ofKontor)).text).toContain('name="contactEmail"');
  });

  it("leaves the details of the company as they are where its form was changed by another user", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const at = "/account-settings/company";
    const shownValue = ({ text }: Answer, name: string) =>
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0].match(/ value="([^"]*)"/)?.[1];
    const before = await manager.get(at);
    const refused = await manager.post(at, { intent: "public-form", version: "99", asksAddress: "on" });
    expect(refused.status).toBe(409);
    expect(shownValue(before, "city")).toBeTruthy();
    for (const name of ["companyName", "city", "website"])
      expect([name, shownValue(refused, name)]).toEqual([name, shownValue(before, name)]);
    const [company = "", form = ""] = refused.text.split('id="public-form"');
    expect(company).not.toContain("inzwischen an anderer Stelle geändert");
    expect(form).toContain("inzwischen an anderer Stelle geändert");
    expect(form).toMatch(/name="asksAddress"[^>]*checked|checked=""[^>]*name="asksAddress"/);
  });

  it("offers no tag that only mails have, and refuses one that was offered before", async () => {
    const id = newId();
    await site.db.run(sql`
      insert into tags (id, company_id, name, key, keyword, colour, created_at)
      values (${id}, ${demoId("Kontor Nord GmbH")}, 'Kündigung Müller', 'kündigung müller', 'k', 'red', now())`);
    const visitor = newVisitor();
    const comment = "Mit Schlagwort";
    const { form, location } = await toCheck(visitor, { mood: "happy", comment, tagId: id });
    await site.db.run(sql`
      insert into email_tags (email_id, tag_id)
      select id, ${id} from emails where company_id = ${demoId("Kontor Nord GmbH")} limit 1`);
    const sent = await visitor.post(location, { ...form, intent: "send", homepage: "" });
    expect([sent.status, await given(comment)]).toEqual([422, []]);
    expect((await newVisitor().get(ofKontor)).text).not.toContain("Kündigung Müller");
    expect((await newVisitor().get(ofKontor)).text).toContain("Lieferung und Versand");
  });

  it("opened by the link of a mailed answer is known as such, on the check and back too", async () => {
    const visitor = newVisitor();
    const at = `${ofKontor}&via=mail`;
    const { form, location } = await toCheck(visitor, { mood: "happy", comment: "Danke für die E-Mail" }, at);
    expect(location).toBe(`${page}/recaptcha?c=kontor-nord&via=mail`);
    const check = await visitor.post(location, form);
    expect(check.text).toContain(`formaction="${page}?c=kontor-nord&amp;via=mail"`);
    await visitor.post(location, { ...form, intent: "send", homepage: "" });
    const stored = await site.db.many(
      sql`select source from feedback where comment = 'Danke für die E-Mail'`,
    );
    expect(stored).toEqual([{ source: "mail" }]);
    const manager = await site.signedIn("manager@kontor.example");
    expect(wordsOf(await manager.get("/feedback-report?source=mail"))).toContain("Danke für die E-Mail");
  });

  it("sent many times at once is one feedback", async () => {
    const visitor = newVisitor();
    const { form, location } = await toCheck(visitor, { mood: "happy", comment: "Einmal" });
    const solution = await solve(visitor, form.stamp);
    const sent = await Promise.all(
      Array.from({ length: 50 }, () =>
        visitor.post(location, { ...form, solution, intent: "send", homepage: "" }),
      ),
    );
    expect(sent.filter(({ status }) => status === 302)).not.toEqual([]);
    expect(await given("Einmal")).toHaveLength(1);
  });

  it("asks for the mood only, names each wrong field and keeps what was said", async () => {
    const visitor = newVisitor();
    const start = await visitor.get(ofKontor);
    const wrong = await visitor.post(
      ofKontor,
      formOf(start, { rating: "6", comment: "x".repeat(2001), contactEmail: "kundin@" }),
    );
    expect(wrong.status).toBe(422);
    expect(errorAt(wrong, "mood")).toBe("Bitte wählen Sie Ihren Eindruck.");
    expect(errorAt(wrong, "rating")).toBe("Bitte wählen Sie eine Bewertung von 1 bis 5.");
    expect(errorAt(wrong, "comment")).toContain("2.000");
    expect(errorAt(wrong, "contactEmail")).not.toBeUndefined();
    expect(hidden(wrong, "stamp")).toBe(hidden(start, "stamp"));
    const { location } = await toCheck(visitor, { mood: "neutral" });
    expect(location).toContain("/recaptcha");
  });

  it("asks to leave other people's data out, and shows markup on the check as it was typed", async () => {
    expect(wordsOf(await newVisitor().get(ofKontor))).toContain("Bitte ohne Namen und Vertragsnummern.");
    const { check } = await toCheck(newVisitor(), { mood: "happy", comment: "<b onclick=x>fett</b>" });
    expect(check.text).toContain("&lt;b onclick=x&gt;fett&lt;/b&gt;");
    expect(check.text).not.toContain("<b onclick");
  });

  it("comes back from the check to be changed, with what was said", async () => {
    const visitor = newVisitor();
    const { form } = await toCheck(visitor, { mood: "neutral", comment: "Fast gut" });
    const back = await visitor.post(ofKontor, { ...form, intent: "send", change: "1" });
    expect(back.status).toBe(200);
    expect(shown(back)).toContain("Fast gut");
    expect(hidden(back, "stamp")).toBe(form.stamp);
  });

  it("is the operator's without a code or with a wrong one, which it says", async () => {
    const visitor = newVisitor();
    expect(wordsOf(await visitor.get(page))).toContain("Ihre Rückmeldung geht an den Betreiber");
    expect(wordsOf(await visitor.get(`${page}?c=falsch`))).toContain(
      "Zu diesem Link gehört kein Unternehmen.",
    );
    const { form, location } = await toCheck(
      visitor,
      { mood: "happy", comment: "An den Betreiber" },
      `${page}?c=falsch`,
    );
    await visitor.post(location, { ...form, intent: "send", homepage: "" });
    expect(await given("An den Betreiber")).toMatchObject([{ company_id: null }]);
  });

  it("is refused for who fills in what no person sees, and without a stamp of ours", async () => {
    const visitor = newVisitor();
    const { form, location } = await toCheck(visitor, { mood: "happy", comment: "Kauft hier" });
    for (const robot of [{ homepage: "https://buy.example" }, { homepage: "", stamp: "x".repeat(38) }]) {
      const refused = await visitor.post(location, { ...form, intent: "send", ...robot });
      expect(refused.status).toBe(422);
      expect(wordsOf(refused)).toContain("Die Sicherheitsprüfung ist fehlgeschlagen.");
    }
    expect(await given("Kauft hier")).toEqual([]);
  });

  it("has a check without a form that says where to begin", async () => {
    const empty = await newVisitor().get(`${page}/recaptcha`);
    expect([empty.status, wordsOf(empty)]).toEqual([
      200,
      expect.stringContaining("Bitte füllen Sie zuerst das Formular aus."),
    ]);
  });

  it("weighs at most 14 KB with its styles, and loads no script of React", async () => {
    for (const answer of [
      await newVisitor().get(ofKontor),
      (await toCheck(newVisitor(), { mood: "happy" })).check,
    ]) {
      expect(gzipSync(answer.text, { level: 6 }).length).toBeLessThan(14 * 1024);
      expect(answer.text).not.toContain("__remixContext");
    }
  });
});
