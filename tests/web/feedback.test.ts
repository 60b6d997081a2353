import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import type { Actor } from "~/domain/core/actor/actor";
import { makeQuestion } from "../factories/question";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const kontor = demoId("Kontor Nord GmbH");
const asker = { id: demoId("employee@kontor.example"), companyId: kontor } as Actor;

let site: Site;
let employee: Visitor;
let manager: Visitor;
beforeAll(async () => {
  site = await startSite();
  employee = await site.signedIn("employee@kontor.example");
  manager = await site.signedIn("manager@kontor.example");
  await site.db.run(sql`delete from feedback`);
});
afterAll(() => site?.stop());

const givenAt = (messageId: string) =>
  site.db.maybe<{ liked: boolean | null; mood: string | null; comment: string; handed_on: boolean }>(
    sql`select liked, mood, comment, handed_on from feedback where message_id = ${messageId}`,
  );

describe("at an answer, without script, the asker", () => {
  it("likes it, dislikes it and takes that back, in the thread", async () => {
    const { id, chatId } = await makeQuestion(site.db, asker);
    const chat = `/employee/chat/${chatId}`;
    const press = async (liked: string) => {
      const answer = await employee.post(chat, { intent: "like", message: id, liked });
      expect([answer.status, answer.location]).toEqual([302, `${chat}#a-${id}`]);
      return shown(await employee.get(chat)).match(/<button[^>]*aria-pressed="true"/g);
    };
    expect(await press("yes")).toEqual([expect.stringContaining('value="unsaid"')]);
    expect(await givenAt(id)).toMatchObject({ liked: true });
    expect(await press("no")).toHaveLength(1);
    expect(await givenAt(id)).toMatchObject({ liked: false });
    expect(await press("unsaid")).toBeNull();
    expect(await givenAt(id)).toBeUndefined();
  });

  it("is asked for the reason at once when they dislike it, and gives it there", async () => {
    const { id, chatId } = await makeQuestion(site.db, asker);
    const chat = `/employee/chat/${chatId}`;
    const asks = "Was stimmt an dieser Antwort nicht?";
    await employee.post(chat, { intent: "like", message: id, liked: "yes" });
    expect(wordsOf(await employee.get(chat))).not.toContain(asks);
    await employee.post(`/answers/${id}/feedback`, {
      mood: "negative",
      liked: "true",
      rating: "2",
      comment: "",
    });
    await employee.post(chat, { intent: "like", message: id, liked: "no" });
    expect(wordsOf(await employee.get(chat))).toContain(asks);

    const empty = await employee.post(chat, { intent: "reason", message: id, comment: "  " });
    expect([empty.status, wordsOf(empty)]).toEqual([422, expect.stringContaining(asks)]);
    const long = await employee.post(chat, { intent: "reason", message: id, comment: "b".repeat(2001) });
    expect([long.status, shown(long)]).toEqual([422, expect.stringContaining("b".repeat(2001))]);

    const saved = await employee.post(chat, { intent: "reason", message: id, comment: "Gilt nicht mehr." });
    expect([saved.status, saved.location]).toEqual([302, `${chat}#a-${id}`]);
    expect(await givenAt(id)).toMatchObject({ liked: false, mood: "negative", comment: "Gilt nicht mehr." });
    const after = wordsOf(await employee.get(chat));
    expect(after).toContain("Ihre Angabe wurde gespeichert.");
    expect(after).not.toContain(asks);
  });

  it("says more on a page of its own, changes it, hands the question on and deletes it", async () => {
    const { id, chatId } = await makeQuestion(site.db, asker, { question: "Wie <i>viele</i> Tage?" });
    const page = `/answers/${id}/feedback`;
    const form = shown(await employee.get(page));
    expect(form).toContain("Wie &lt;i&gt;viele&lt;/i&gt; Tage?");
    expect(form).toContain("Kontor Nord GmbH liest Ihre Rückmeldung ohne Ihren Namen.");
    const all = { mood: "negative", liked: "false", rating: "1", comment: "Veraltet.", handedOn: "true" };
    const saved = await employee.post(page, {
      ...all,
      requestId: hidden(await employee.get(page), "requestId"),
    });
    expect([saved.status, saved.location]).toEqual([302, `/employee/chat/${chatId}#a-${id}`]);
    expect(wordsOf(await employee.get(saved.location!))).toContain("Ihre Rückmeldung wurde gespeichert.");
    expect(await givenAt(id)).toEqual({
      liked: false,
      mood: "negative",
      comment: "Veraltet.",
      handed_on: true,
    });
    expect(shown(await employee.get(page))).toMatch(/<textarea[^>]*>Veraltet\./);
    await employee.post(page, { mood: "happy", liked: "", rating: "", comment: "", intent: "withdraw" });
    expect(await givenAt(id)).toBeUndefined();
  });

  it("hands a question without an answer on, takes that back, and reads when it is settled", async () => {
    const { id, chatId } = await makeQuestion(site.db, asker, { state: "declined" });
    const chat = `/employee/chat/${chatId}`;
    const press = async (handedOn: string) => {
      const answer = await employee.post(chat, { intent: "hand-on", message: id, handedOn });
      expect([answer.status, answer.location]).toEqual([302, `${chat}#a-${id}`]);
      return wordsOf(await employee.get(chat));
    };
    expect(wordsOf(await employee.get(chat))).toContain("An die Datenverantwortlichen weitergeben");
    expect(await press("yes")).toContain("Sie erhalten eine Benachrichtigung, sobald sie erledigt ist.");
    expect(await press("no")).not.toContain("Zurücknehmen");
    await press("yes");
    const given = await site.db.one<{ id: string; version: string }>(
      sql`select id, version::text from feedback where message_id = ${id}`,
    );
    const settled = await manager.post("/feedback-report", { ...given, intent: "settle" });
    expect(settled.status).toBe(302);
    expect(wordsOf(await employee.get(chat))).toContain("haben Ihre Frage als erledigt markiert");
    expect(wordsOf(await employee.get("/notifications"))).toContain("Erledigt: Wie viele Tage?");
  });

  it("is offered to approve an answer instead, as a data manager, with the question filled in", async () => {
    const own = await makeQuestion(
      site.db,
      { id: demoId("manager@kontor.example"), companyId: kontor } as Actor,
      {
        state: "declined",
        question: "Wer gießt die Blumen?",
      },
    );
    const page = await manager.get(`/chat/${own.chatId}`);
    expect(wordsOf(page)).not.toContain("An die Datenverantwortlichen weitergeben");
    const to = /href="([^"]*approved\/new[^"]*)"/.exec(page.text)![1]!.replaceAll("&amp;", "&");
    const form = await manager.get(to);
    const { id: division } = await site.db.one<{ id: string }>(
      sql`select id from divisions where company_id = ${kontor} order by id limit 1`,
    );
    expect(shown(form)).toMatch(/<textarea[^>]*>Wer gießt die Blumen\?/);
    const question = `/chat/${own.chatId}?branch=${own.id}#`;
    expect(shown(form), "cancelling leads back to the question").toContain(`href="${question}`);
    const approved = await manager.post(to, {
      requestId: hidden(form, "requestId"),
      divisionId: division,
      wordings: "Wer gießt die Blumen?",
      answer: "Der Empfang.",
      validUntil: "2190-01-01",
    });
    expect(approved.location).toContain(question);
    expect(wordsOf(await manager.get(approved.location!))).toContain(
      "Die Antwort auf „\u2068Wer gießt die Blumen?\u2069“ wurde freigegeben.",
    );
    const strange = to.replace(/chat=[^&]*/, "chat=https://böse.example");
    expect(shown(await manager.get(strange))).not.toContain("böse.example");
    const theirs = await makeQuestion(site.db, asker, { state: "declined" });
    expect((await employee.get(`/employee/chat/${theirs.chatId}`)).text).not.toContain("approved/new");
    expect(wordsOf(await employee.get(to))).not.toContain("Wer gießt die Blumen?");
  });

  it("offers that for an answer only once it is disliked", async () => {
    const { id, chatId } = await makeQuestion(site.db, asker);
    const chat = `/employee/chat/${chatId}`;
    expect(wordsOf(await employee.get(chat))).not.toContain("An die Datenverantwortlichen weitergeben");
    await employee.post(chat, { intent: "like", message: id, liked: "no" });
    expect(wordsOf(await employee.get(chat))).toContain("An die Datenverantwortlichen weitergeben");
  });

  it("reads what is missing or too long, and keeps what was written", async () => {
    const { id } = await makeQuestion(site.db, asker);
    const page = `/answers/${id}/feedback`;
    const empty = await employee.post(page, { mood: "", liked: "", rating: "", comment: " " });
    expect([empty.status, wordsOf(empty)]).toEqual([
      422,
      expect.stringContaining("Die Rückmeldung ist noch leer."),
    ]);
    const long = await employee.post(page, { mood: "happy", comment: "a".repeat(10_000) });
    expect(errorAt(long, "comment")).toContain("2.000");
    expect(shown(long)).toContain("a".repeat(10_000));
    const six = await employee.post(page, { mood: "happy", rating: "6", comment: "Bleibt stehen" });
    expect([six.status, errorAt(six, "rating")]).toEqual([
      422,
      "Bitte wählen Sie eine Bewertung von 1 bis 5.",
    ]);
    expect(shown(six)).toContain("Bleibt stehen");
    expect(await givenAt(id)).toBeUndefined();
  });

  it("is asked to leave other people's data out, and reads markup as it was typed", async () => {
    const { id } = await makeQuestion(site.db, asker);
    const page = `/answers/${id}/feedback`;
    expect(wordsOf(await employee.get(page))).toContain("Bitte ohne Namen und Vertragsnummern.");
    const markup = "<script>alert(1)</script><img src=x onerror=alert(2)> & Ende";
    await employee.post(page, { mood: "negative", comment: markup });
    expect((await givenAt(id))?.comment).toBe(markup);
    const { id: given } = await site.db.one<{ id: string }>(
      sql`select id from feedback where message_id = ${id}`,
    );
    const escaped = "&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt; &amp; Ende";
    const read = await manager.get(`/feedback-report/${given}`);
    for (const shownTo of [
      await employee.get(page),
      await manager.get("/feedback-report?search=onerror"),
      read,
    ]) {
      expect(shown(shownTo)).toContain(escaped);
      expect(shown(shownTo)).not.toContain("<img src=x");
    }
  });

  it("reads that the answer is gone, and so does anybody else about it", async () => {
    const { id } = await makeQuestion(site.db, asker);
    for (const other of [manager, await site.signedIn("employee@werft.example")]) {
      expect(wordsOf(await other.get(`/answers/${id}/feedback`))).toContain(
        "Diese Antwort gibt es nicht mehr.",
      );
      expect((await other.post(`/answers/${id}/feedback`, { mood: "happy" })).status).toBe(410);
    }
    await site.db.run(sql`delete from messages where id = ${id}`);
    expect((await employee.post(`/answers/${id}/feedback`, { mood: "happy" })).status).toBe(410);
  });
});

describe("a data manager", () => {
  it("gives the operator feedback with a mood, and sees that it was sent", async () => {
    const page = "/operator-feedback";
    expect(wordsOf(await manager.get(page))).toContain("mit Ihrem Namen");
    const wrong = await manager.post(page, { mood: "", rating: "", comment: "Ohne Eindruck" });
    expect(errorAt(wrong, "mood")).toBe("Bitte wählen Sie Ihren Eindruck.");
    const six = await manager.post(page, { mood: "happy", rating: "6", comment: "x".repeat(10_000) });
    expect(errorAt(six, "rating")).toBe("Bitte wählen Sie eine Bewertung von 1 bis 5.");
    expect(errorAt(six, "comment")).toContain("2.000");
    const sent = await manager.post(
      page,
      { mood: "happy", rating: "4", comment: "Weiter so" },
      { follow: true },
    );
    expect(wordsOf(sent)).toContain("Ihre Rückmeldung wurde an den Betreiber gesendet.");
    // The form with what was typed is gone, so that it is not sent once more.
    expect(sent.text).not.toContain('name="comment"');
    expect(sent.text).toContain(`href="${page}"`);
    const people = await site.signedIn("public@lotse.example");
    expect(wordsOf(await people.get(page))).toContain("Ihr Konto gehört zu keinem Unternehmen.");
  });
});
