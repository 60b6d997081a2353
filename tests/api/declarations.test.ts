import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { mailReceipt } from "~/domain/companies/declaration/mail-receipt";
import { newStamp } from "~/domain/identity/human-check/stamp";
import { contractReceipt } from "~/mail/contract-receipt";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makePerson } from "../factories/company";
import { payingCompany } from "../factories/paying";

const own = payingCompany({ HUMAN_CHECK_SECONDS: "0" });
const visitor = () => asking(own.db, undefined);
const as = (actor = own.manager) => asking(own.db, actor);
const typed = (more: object = {}) => ({
  name: "Kim Weber",
  contract: "Monatstarif",
  email: own.manager.email,
  language: "de" as const,
  human: { stamp: newStamp() },
  ...more,
});

beforeEach(async () => {
  await own.db.run(sql`delete from human_checks`);
});

async function buy() {
  await as().checkouts.order({ plan: "monthly", terms: "on" });
  own.stripe().state.pay(own.session(), "now");
  await as().plan.read();
  await as().checkouts.read({ id: (await lastOrder()).id });
}
const lastOrder = () =>
  own.db.one<{ id: string }>(sql`select id from checkouts where company_id = ${own.id}`);

/** Declares, does the job, and returns the row and its mail. */
async function declared(more: object = {}, kind: "cancel" | "withdraw" = "cancel") {
  const input = typed(more);
  const { receivedAt } = await visitor().declarations[kind](input);
  const { id } = await own.db.one<{ id: string }>(sql`
    select id from contract_declarations where received_at = ${receivedAt} and name = ${input.name}
    order by id desc limit 1`);
  for (let time = 0; time < 2; time += 1) await mailReceipt(own.db, id, contractReceipt);
  const mails = await own.db.many<{ text: string; subject: string; to_address: string }>(sql`
    select text, subject, to_address from mails where once_key = ${`declaration:${id}`}`);
  expect(mails).toHaveLength(1);
  const token = /token=([\w-]+)/.exec(mails[0]!.text)?.[1];
  return { id, receivedAt, mail: mails[0]!, token };
}

describe("a cancellation without signing in", () => {
  it("is confirmed by mail with everything that was declared and the time of receipt", async () => {
    const email = `${own.id}@example.com`;
    const { mail, token } = await declared({
      email,
      name: "Änne Groß",
      contract: "K-10077",
      endsOn: "2099-03-31",
      when: "date",
    });
    expect(mail.to_address).toBe(email);
    for (const part of ["Änne Groß", "K-10077", "Ordentliche Kündigung", "31. März 2099", "eingegangen"])
      expect(mail.text).toContain(part);
    expect(token).toBeUndefined();
  });

  it("is carried out to the end of the term by the link in the mail of the company's data manager, once", async () => {
    await buy();
    const { token, id } = await declared();
    expect(await as().subscription.read()).toMatchObject({ ending: false });
    expect(await visitor().declarations.readLink({ token: token! })).toMatchObject({ plan: "monthly" });
    await visitor().declarations.confirm({ token: token! });
    const plan = await as().subscription.read();
    expect(plan).toMatchObject({ ending: true });
    expect((await as().plan.read()).running).toBe(true);
    expect(await codeOf(visitor().declarations.confirm({ token: token! }))).toBe("link_used");
    expect(await codeOf(visitor().declarations.readLink({ token: token! }))).toBe("link_used");
    const administrator = await makePerson(own.db, "administrator", null);
    expect(await as(administrator).declarations.read({ id })).toMatchObject({
      state: "carried_out",
      endedAt: plan!.periodEndsAt,
    });
  });

  it("has no link for strangers, for good cause, for a later date, or without a plan: the operator settles it", async () => {
    expect((await declared()).token).toBeUndefined();
    await buy();
    expect((await declared({ email: "fremd@example.com" })).token).toBeUndefined();
    expect((await declared({ extraordinary: "yes", reason: "Umzug" })).token).toBeUndefined();
    expect((await declared({ when: "date", endsOn: "2099-01-01" })).token).toBeUndefined();
    expect((await declared({}, "withdraw")).token).toBeUndefined();
  });

  it.each([
    ["on the last day of the term", "Europe/Berlin", "2099-03-30T22:30:00Z", true],
    ["on the day after it", "Europe/Berlin", "2099-03-30T21:30:00Z", false],
    ["on the day after it, in New York", "America/New_York", "2099-03-31T02:30:00Z", false],
  ])("to 31 March, %s, has a link only if the term ends no sooner", async (_, zone, end, linked) => {
    await buy();
    await own.db.run(sql`update companies set time_zone = ${zone} where id = ${own.id}`);
    await own.db.run(sql`update subscriptions set period_ends_at = ${end} where company_id = ${own.id}`);
    const { token } = await declared({ when: "date", endsOn: "2099-03-31" });
    expect(token !== undefined).toBe(linked);
  });

  it("changes nothing while Stripe is down, and its link stays good", async () => {
    await buy();
    const { token } = await declared();
    own.stripe().mode = "down";
    expect(await codeOf(visitor().declarations.confirm({ token: token! }))).toBe("payment_unreachable");
    own.stripe().mode = "answering";
    await visitor().declarations.confirm({ token: token! });
    expect(await as().subscription.read()).toMatchObject({ ending: true });
  });

  it("is received once, however often the same form is sent", async () => {
    const input = typed({ email: `${own.id}@twice.example` });
    const first = await visitor().declarations.cancel(input);
    expect(await visitor().declarations.cancel(input)).toEqual(first);
    const { many } = await own.db.one<{ many: number }>(sql`
      select count(*)::int as many from contract_declarations where email = ${input.email}`);
    expect(many).toBe(1);
  });

  it("is refused to robots, and with web addresses for strangers to be mailed", async () => {
    const trapped = { ...typed(), human: { stamp: newStamp(), trap: "x" } };
    expect(await codeOf(visitor().declarations.cancel(trapped))).toBe("human_failed");
    expect(await codeOf(visitor().declarations.cancel(typed({ human: { stamp: "" } })))).toBe("human_failed");
    expect(await codeOf(visitor().declarations.cancel(typed({ name: "https://böse.example" })))).toBe(
      "bad_request",
    );
  });
});

describe("the operator", () => {
  it("lists and settles what no link has settled, once, with a note", async () => {
    const { id, token } = await declared({ email: `${own.id}@lies.example` });
    expect(token).toBeUndefined();
    const administrator = await makePerson(own.db, "administrator", null);
    const listed = await as(administrator).declarations.list({ search: own.id, state: "open" });
    expect(listed.rows).toMatchObject([{ id, company: null, kind: "cancellation" }]);
    await as(administrator).declarations.settle({ id, note: "Beendet" });
    expect(await as(administrator).declarations.read({ id })).toMatchObject({
      state: "settled",
      note: "Beendet",
      settledBy: expect.stringMatching(/\S+ \S+/),
    });
    expect(await codeOf(as(administrator).declarations.settle({ id, note: "Noch einmal" }))).toBe(
      "declaration_settled",
    );
    expect(await codeOf(as().declarations.list({}))).toBe("forbidden");
    expect(await codeOf(as().declarations.read({ id }))).toBe("forbidden");
  });
});
