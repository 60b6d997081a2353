import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const kontor = demoId("Kontor Nord GmbH");

let site: Site;
let manager: Visitor;
beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

/** What needs a hand today, each with where its button leads. */
async function tasks(
  query = "",
): Promise<{ title: string; to: string | undefined; action: string | undefined }[]> {
  const text = shown(await manager.get(`/dashboard${query}`));
  const card = text.split('aria-labelledby="tasks-title"')[1]!.split("</section>")[0]!;
  return card
    .split("<li")
    .slice(1)
    .map(item => ({
      title: /<b>([^<]+)<\/b>/.exec(item)![1]!,
      to: /href="([^"]+)"/.exec(item)?.[1]?.replaceAll("&amp;", "&"),
      action: /<a[^>]*>([^<]+)<\/a>/.exec(item)?.[1],
    }));
}
const task = async (words: string | RegExp) => (await tasks()).find(({ title }) => title.match(words));

/** The data manager's role for a while without a permission. */
async function without(action: string, subject: string, then: () => Promise<void>): Promise<void> {
  const { permissions } = await site.db.one<{ permissions: unknown }>(
    sql`select permissions from roles where key = 'data_manager'`,
  );
  const taken = JSON.stringify([{ action: [action], subject, inverted: true }]);
  await site.db.run(
    sql`update roles set permissions = permissions || ${taken}::jsonb where key = 'data_manager'`,
  );
  try {
    await then();
  } finally {
    await site.db.run(
      sql`update roles set permissions = ${JSON.stringify(permissions)} where key = 'data_manager'`,
    );
  }
}

describe("what needs a hand today", () => {
  it("has a limit that is nearly full, with the plans, until there is a plan or room", async () => {
    const asked = (questions: number) =>
      site.db.run(sql`
        insert into question_counts (company_id, month, questions)
        select id, to_char(now() at time zone time_zone, 'YYYY-MM'), ${questions} from companies where id = ${kontor}
        on conflict (company_id, month) do update set questions = excluded.questions`);
    const ends = (at: Date | null) =>
      site.db.run(sql`update subscriptions set ends_at = ${at} where company_id = ${kontor}`);
    expect(await task(/^Grenze/)).toBeUndefined();
    await ends(new Date(Date.now() - 60_000));
    await asked(15);
    expect(await task("Fragen in diesem Monat")).toBeUndefined();
    await asked(16);
    expect(await task("Fragen in diesem Monat")).toEqual({
      title: "Grenze fast erreicht: Fragen in diesem Monat",
      to: "/pages/account-settings/billing-plans",
      action: "Tarife ansehen",
    });
    expect((await manager.get("/pages/account-settings/billing-plans")).text).toContain('href="/checkout');
    // A company without a plan that uses what it has is no task: the limit is said to who adds one.
    expect(await task("Grenze erreicht: Bereiche")).toBeUndefined();
    expect(await task("Konten für Mitarbeitende")).toBeUndefined();
    await asked(0);
    expect(await task("Fragen in diesem Monat")).toBeUndefined();
    await ends(null);
    expect(await task(/^Grenze/)).toBeUndefined();
  });

  it("has budgets for models that are nearly or quite used up, without whose, until they are raised", async () => {
    const person = demoId("employee@kontor.example");
    await site.db.run(sql`delete from model_budgets where company_id = ${kontor}`);
    await site.db.run(sql`
      insert into model_budgets (id, company_id, scope, user_id, cents)
      values (${newId()}, ${kontor}, 'company', null, 1000), (${newId()}, ${kontor}, 'user', ${person}, 1000)`);
    const spent = (user: string | null, cost: number) =>
      site.db.run(sql`
        insert into model_months (company_id, month, payer, user_id, cost)
        select id, date_trunc('month', now() at time zone time_zone)::date, 'company', ${user}, ${cost}
        from companies where id = ${kontor}
        on conflict (company_id, month, payer, division_id, user_id) do update set cost = excluded.cost, used_up_at = null`);
    for (const user of [null, person]) await spent(user, 7_900_000);
    expect(await task("Budget")).toBeUndefined();
    for (const user of [null, person]) await spent(user, 8_000_000);
    expect(await task("Budget")).toEqual({
      title: "2 Budgets für KI-Modelle sind fast aufgebraucht",
      to: "/account-settings/ai",
      action: "Budgets ansehen",
    });
    await spent(person, 10_000_000);
    const all = (await tasks()).filter(({ title }) => title.includes("Budget"));
    expect(all.map(({ title }) => title)).toEqual([
      "1 Budget für KI-Modelle ist aufgebraucht",
      "1 Budget für KI-Modelle ist fast aufgebraucht",
    ]);
    await without("update", "Company", async () => expect(await task("Budget")).toBeUndefined());
    await site.db.run(sql`update model_budgets set cents = 5000 where company_id = ${kontor}`);
    expect(await task("Budget")).toBeUndefined();
  });

  it("has the open questions of any span, with their topics, until none is left", async () => {
    const open = (await task("ohne gute Antwort"))!;
    const [, topics] = /(\d+) offene Themen ansehen/.exec(open.action!)!;
    expect(open.to).toBe("/feedback-report/topics");
    const earlier = await tasks("?from=2020-01-01&to=2020-01-31");
    expect(earlier.find(({ title }) => title.includes("ohne gute Antwort"))).toEqual(open);
    const list = shown(await manager.get(open.to!));
    const rows = list.split("<tbody")[1]!.split("</tbody>")[0]!.split("<tr").slice(1);
    expect(rows).toHaveLength(Number(topics));
    for (const row of rows) {
      const [, id] = /\/feedback-report\/topics\/([\w-]{36})/.exec(row)!;
      const question = await manager.get(`/feedback-report/topics/${id}/close`);
      const [, version = ""] = /name="version" value="(\d+)"/.exec(question.text)!;
      await manager.post(`/feedback-report/topics/${id}/close`, { version });
    }
    // Single questions, which stay unread until they are handed on, are left to a document.
    const rest = await task("ohne gute Antwort");
    if (rest) expect(rest).toMatchObject({ to: "/knowledge/new", action: "Dokumente hinzufügen" });
    await site.db.run(sql`
      insert into set_aside_questions (message_id, company_id, set_aside_at)
      select m.id, ${kontor}, now() from messages m join conversations v on v.id = m.conversation_id
      join chats c on c.id = v.chat_id where c.company_id = ${kontor} on conflict do nothing`);
    expect(await task("ohne gute Antwort")).toBeUndefined();
  });

  it("has documents past their day and disliked answers, until they are settled where the button leads", async () => {
    await site.db.run(sql`
      update files set valid_until = '2020-01-01' where id = (
        select id from files where company_id = ${kontor} and status = 'ready' order by id limit 1)`);
    const { name } = await site.db.one<{ name: string }>(
      sql`select name from files where company_id = ${kontor} and valid_until = '2020-01-01'`,
    );
    const expired = (await task("abgelaufen"))!;
    expect(shown(await manager.get(expired.to!))).toContain(name);
    await site.db.run(sql`update files set valid_until = null where company_id = ${kontor}`);
    expect(await task("abgelaufen")).toBeUndefined();
    const disliked = (await task("nicht gefallen"))!;
    const count = /^\d+/.exec(disliked.title)![0];
    expect(wordsOf(await manager.get(disliked.to!))).toContain(`von ${count}`);
    await site.db.run(sql`update feedback set settled_at = now() where company_id = ${kontor}`);
    expect(await task("nicht gefallen")).toBeUndefined();
  });

  it("offers no button to what its reader may not change, and no line of what they may not read", async () => {
    await without("read", "Feedback", async () => {
      expect(await task("nicht gefallen")).toBeUndefined();
      expect(await task("ohne gute Antwort")).toBeUndefined();
    });
    await without("update", "Email", async () => expect(await task("E-Mail")).toBeUndefined());
  });
});
