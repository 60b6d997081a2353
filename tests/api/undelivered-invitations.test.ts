import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/domain/core/actor/actor";
import { makeLink } from "~/domain/identity/link/make-link";
import { setPassword } from "~/domain/identity/password/set-password";
import { markUndelivered } from "~/domain/outbox/mail/mark-undelivered";
import { failMail } from "~/domain/outbox/mail/send-mail";
import { inviteJob } from "~/jobs/handlers/invite";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({}, { plan: true });
const as = (actor: Actor = own.manager) => asking(own.db, actor);
const noSuchUser = "address: 550 5.1.1 User unknown";

beforeEach(async () => {
  await own.db.run(sql`delete from mails`);
  await own.db.run(sql`delete from graphile_worker._private_jobs`);
});

/** Sends the invitations that wait to be sent; returns the newest mail to this address. */
async function mailed(to: string): Promise<string> {
  const jobs = await own.db.many<{ payload: Parameters<typeof inviteJob>[0] }>(sql`
    delete from graphile_worker._private_jobs where payload::jsonb ? 'inviteId' returning payload`);
  for (const { payload } of jobs) await inviteJob(payload, { db: own.db } as Parameters<typeof inviteJob>[1]);
  await own.db.run(sql`update mails set state = 'sent' where state = 'waiting'`);
  const mail = await own.db.one<{ id: string }>(sql`
    select id from mails where to_address = ${to} and purpose = 'invite' order by created_at desc, id desc limit 1`);
  return mail.id;
}

const returned = (mail: string, reason = noSuchUser) =>
  markUndelivered(own.db, {
    messageId: `<${mail}@lotse.example>`,
    mailbox: null,
    report: null,
    reason,
    at: new Date(),
  });

const fields = (email: string) => ({
  firstName: "Kim",
  lastName: "Sander",
  email,
  language: "de" as const,
  phone: "",
  divisionIds: [],
});
const invited = async (email = `kim.${own.id}@fern.example`) => (await as().employees.add(fields(email))).id;
const emailOf = async (id: string) => (await as().employees.read({ id })).email;
const notices = async (actor?: Actor) =>
  (await as(actor).notifications.list({})).filter(({ kind }) => kind === "invitation-undelivered");
const undelivered = async (actor?: Actor) =>
  (await as(actor).employees.list({ status: "undelivered" })).rows.map(({ id }) => id);

describe("an invitation that comes back", () => {
  it("is shown to the company's manager with its reason, among the notifications and as a task", async () => {
    const id = await invited();
    const mail = await mailed(await emailOf(id));
    expect(await as().employees.read({ id })).toMatchObject({ undelivered: null, undeliveredAt: null });
    expect(await undelivered()).toEqual([]);
    await returned(mail);
    expect(await as().employees.read({ id })).toMatchObject({
      status: "invited",
      undelivered: "address",
      undeliveredAt: expect.any(Date),
      undeliveredWords: "550 5.1.1 User unknown",
    });
    expect(await undelivered()).toEqual([id]);
    expect((await as().employees.export({ status: "undelivered" })).rows).toMatchObject([
      { undelivered: "address" },
    ]);
    expect(await notices()).toMatchObject([
      { id, name: "Kim Sander", person: "employee", reason: "address" },
    ]);
    expect((await as().dashboard.company({})).undeliveredInvitations).toBe(1);
  });

  it("is settled by another address, to which a new one goes", async () => {
    const id = await invited();
    const first = await mailed(await emailOf(id));
    await returned(first);
    await as().employees.change({ ...fields(`kim.s.${own.id}@fern.example`), id });
    expect(await undelivered()).toEqual([]);
    await mailed(`kim.s.${own.id}@fern.example`);
    await returned(first);
    expect(await undelivered()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  it("is settled by sending it again, until the second one comes back too", async () => {
    const id = await invited();
    await returned(await mailed(await emailOf(id)), "full: 552 5.2.2 Mailbox full");
    expect((await as().employees.read({ id })).undelivered).toBe("full");
    await as().employees.invite({ id });
    const second = await mailed(await emailOf(id));
    expect(await undelivered()).toEqual([]);
    await returned(second, "unknown");
    expect(await as().employees.read({ id })).toMatchObject({
      undelivered: "unknown",
      undeliveredWords: null,
    });
  });

  it("is not shown any more once the person has signed in, is suspended, or is removed", async () => {
    const [joined, suspended, removed] = [
      await invited(),
      await invited(`b.${own.id}@fern.example`),
      await invited(`c.${own.id}@fern.example`),
    ];
    for (const id of [joined, suspended, removed]) await returned(await mailed(await emailOf(id)));
    expect((await undelivered()).sort()).toEqual([joined, suspended, removed].sort());
    const token = await makeLink(own.db, joined, "invite");
    await setPassword(own.db, { token, purpose: "invite", password: "Lotsen-2026-neu" });
    await as().employees.suspend({ id: suspended });
    const gone = await mailed(await emailOf(removed));
    await as().employees.remove({ id: removed });
    await returned(gone);
    expect(await undelivered()).toEqual([]);
    expect(await notices()).toEqual([]);
    await as().employees.reinstate({ id: suspended });
    await returned(await mailed(await emailOf(suspended)));
    expect(await undelivered()).toEqual([suspended]);
  });

  it("is also one that could not be sent; the operator's own faults are not shown to others", async () => {
    const [refused, unsent] = [await invited(), await invited(`b.${own.id}@fern.example`)];
    await mailed(await emailOf(refused));
    const mails = await own.db.many<{ id: string; user: string }>(
      sql`update mails set state = 'waiting' returning id, user_id as user`,
    );
    const of = (user: string) => mails.find(mail => mail.user === user)!.id;
    await failMail(own.db, of(refused), "refused: 550 5.1.1 No such user");
    await failMail(own.db, of(unsent), "sign_in: 535 operator@smtp.example");
    expect(await as().employees.read({ id: refused })).toMatchObject({
      undelivered: "address",
      undeliveredWords: "550 5.1.1 No such user",
    });
    expect(await as().employees.read({ id: unsent })).toMatchObject({
      undelivered: "unsent",
      undeliveredWords: null,
    });
    expect(await notices()).toHaveLength(2);
  });

  it("is shown to no user of another company, and to no employee", async () => {
    const id = await invited();
    await returned(await mailed(await emailOf(id)));
    const stranger = await makeCompany(own.db);
    for (const actor of [stranger.manager, own.employee, await makePerson(own.db, "public_user")])
      expect(await notices(actor)).toEqual([]);
    expect(await undelivered(stranger.manager)).toEqual([]);
    expect((await as(stranger.manager).dashboard.company({})).undeliveredInvitations).toBe(0);
  });
});

describe("an administrator's invitation that comes back", () => {
  const person = {
    kind: "data-manager",
    firstName: "Eva",
    lastName: "Roth",
    language: "de",
    phone: "",
  } as const;

  it("is reported to the user who sent it, and to the others only once that person is gone", async () => {
    const [inviter, other] = [
      await makePerson(own.db, "administrator"),
      await makePerson(own.db, "administrator"),
    ];
    const email = `eva.${own.id}@fern.example`;
    const { id } = await as(inviter).people.add({ ...person, companyName: "Roth", country: "DE", email });
    await returned(await mailed(email), "refused: 554 5.7.1 Rejected");
    expect(await notices(inviter)).toMatchObject([
      { id, name: "Eva Roth", person: "data-manager", reason: "refused" },
    ]);
    expect(await notices(other)).toEqual([]);
    expect(await notices(own.manager)).toEqual([]);
    const listed = await as(other).people.list({ kind: "data-manager", status: "undelivered" });
    expect(listed.rows).toMatchObject([{ id, undelivered: "refused" }]);
    expect(await as(other).people.read({ id })).toMatchObject({ undeliveredWords: "554 5.7.1 Rejected" });
    await own.db.run(sql`update users set status = 'suspended' where id = ${inviter.id}`);
    expect(await notices(other)).toMatchObject([{ id }]);
    await as(other).people.invite({ id });
    await returned(await mailed(email));
    expect(await notices(other)).toMatchObject([{ id, reason: "address" }]);
  });
});
