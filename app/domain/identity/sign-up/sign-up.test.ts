import sql from "sql-template-tag";
import { beforeAll, describe, expect, test } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { mailLink } from "~/domain/identity/link/mail-link";
import { removePerson } from "~/domain/people/person/remove-person";
import { makePerson } from "../../../../tests/factories/company";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { sealDraft } from "./draft";
import { signUp } from "./sign-up";
import { isTicketOf, signUpProof, signUpTicket } from "./sign-up-ticket";
import { requestVerification, sendVerification } from "./verify";

const own = ownDatabase();
const realNow = clock.now;
// Creates the role as well.
beforeAll(() => makePerson(own.db, "public_user"));

const compose = (_: unknown, token: string) => ({ subject: "link", text: token, html: token });
const mails = {
  verify: compose,
  first_password: compose,
  invite: compose,
  inUse: () => ({ subject: "in use", text: "", html: "" }),
};
let proofs = 0;
/** Runs a registration's job, each time with another password. */
async function register(email: string): Promise<void> {
  proofs += 1;
  const sealed = sealDraft({
    role: "public_user",
    companyName: null,
    firstName: "Änne",
    lastName: "Groß",
    email,
    phone: "+494315606060",
    language: "de",
    country: "DE",
    passwordHash: "hash",
    proof: Buffer.from(`${proofs}`).toString("base64"),
  });
  await signUp(own.db, { requestId: newId(), sealed }, mails);
}
/** The number of mails to an address, including those of deleted accounts, whose jobs have run. */
const sent = async () =>
  (
    await own.db.one<{ count: number }>(sql`
      select count(*) as count from graphile_worker.jobs where task_identifier = 'send_mail'`)
  ).count;
const sentBy = async (work: () => Promise<unknown>) => {
  const before = await sent();
  await work();
  return (await sent()) - before;
};
const again = async (times: number, work: () => Promise<unknown>) => {
  for (let time = 0; time < times; time++) await work();
};

describe("registering a stranger's address again and again", () => {
  test("sends them at most three mails an hour, with another password each time too", async () => {
    const email = "stranger@ziel.example";
    expect(await sentBy(() => again(8, () => register(email)))).toBe(3);
    expect(await sentBy(() => register(" STRANGER@ziel.example"))).toBe(0);
    clock.now = () => new Date(realNow().getTime() + 61 * 60_000);
    expect(await sentBy(() => again(8, () => register(email)))).toBe(3);
  });

  test("stores no address where it is counted", async () => {
    await register("nameless@ziel.example");
    const rows = await own.db.many<{ row: string }>(
      sql`select encode(counted, 'escape') as row from rate_limits`,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain("nameless");
  });

  test("does not use up the mails that the owner of an account requests", async () => {
    const { id, email } = await makePerson(own.db, "public_user");
    expect(await sentBy(() => again(5, () => register(email)))).toBe(3);
    const reset = () => mailLink(own.db, id, { purpose: "reset", requestKey: `reset:${newId()}`, compose });
    expect(await sentBy(() => again(5, reset))).toBe(3);
    const change = () =>
      mailLink(own.db, id, { purpose: "email_old", requestKey: `email_old:${newId()}`, compose });
    expect(await sentBy(change)).toBe(1);
  });

  test("still lets the owner of the mailbox request the mail to confirm it", async () => {
    const email = "waiting@ziel.example";
    await again(5, () => register(email));
    await own.db.run(sql`delete from graphile_worker._private_jobs`);
    await requestVerification(own.db, { email });
    const { payload } = await own.db.one<{ payload: { requestId: string; sealedEmail: string } }>(
      sql`select payload from graphile_worker._private_jobs`,
    );
    expect(await sentBy(() => sendVerification(own.db, payload, mails))).toBe(1);
  });
});

test("inviting and removing a stranger again and again sends them at most three mails an hour", async () => {
  const administrator = await makePerson(own.db, "administrator");
  const inviteAndRemove = async () => {
    const { id } = await makePerson(own.db, "public_user");
    await own.db.run(sql`
      update users set email = 'guest@ziel.example', email_key = 'guest@ziel.example', status = 'invited' where id = ${id}`);
    await mailLink(own.db, id, { purpose: "invite", requestKey: `invite:${newId()}`, compose });
    await removePerson(own.db, administrator, id);
  };
  expect(await sentBy(() => again(5, inviteAndRemove))).toBe(3);
});

describe("the ticket of a registration", () => {
  const fields = { email: "ticket@ziel.example", password: "morgen frisch" };
  const proof = (email = fields.email, password = fields.password) =>
    Buffer.from(signUpProof("public_user", email, password), "base64");

  test("is valid for that registration only, for an hour", () => {
    const ticket = signUpTicket("public_user", fields);
    expect(isTicketOf(ticket, proof())).toBe(true);
    expect(isTicketOf(ticket, proof(" TICKET@ziel.example"))).toBe(true);
    expect(isTicketOf(ticket, proof("other@ziel.example"))).toBe(false);
    expect(isTicketOf(ticket, proof(fields.email, "morgen frisch 2"))).toBe(false);
    expect(isTicketOf(signUpTicket("data_manager", fields), proof())).toBe(false);
    clock.now = () => new Date(realNow().getTime() + 59 * 60_000);
    expect(isTicketOf(ticket, proof())).toBe(true);
    clock.now = () => new Date(realNow().getTime() + 61 * 60_000);
    expect(isTicketOf(ticket, proof())).toBe(false);
  });

  test("cannot be forged", () => {
    for (const ticket of [
      "",
      "abc",
      "A".repeat(600),
      proof().toString("base64"),
      proof().toString("base64url"),
    ])
      expect(isTicketOf(ticket, proof())).toBe(false);
  });
});
