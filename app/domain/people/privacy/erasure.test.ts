import sql, { raw } from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { deleteClosedCompanies } from "~/domain/companies/company/close-company";
import { type Actor, type ActorRow, actorColumns, actorJoins } from "~/domain/core/actor/actor";
import { mailLink } from "~/domain/identity/link/mail-link";
import { purgeDivision } from "~/domain/knowledge/division/purge-division";
import { notifyOwner } from "~/domain/outbox/mail/notify-owner";
import { removeEmployee } from "~/domain/people/employee/remove-employee";
import { erasePeople } from "~/domain/people/person/erase-people";
import { erasePerson } from "~/domain/people/person/erase-person";
import { storage } from "~/integrations/storage/storage";
import { codeOf } from "../../../../tests/factories/code-of";
import { makeCompany, makePerson } from "../../../../tests/factories/company";
import { afterStatement, doneOrLocked } from "../../../../tests/factories/interleave";
import { makeDivision } from "../../../../tests/factories/knowledge";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { exported, later, leaveTraces, upload } from "../../../../tests/factories/traces";
import { deleteExportBytes } from "./delete-export-bytes";
import { eraseAccount, eraseDue } from "./erase-account";
import { notifyCompanyEnd } from "./notify-company-end";
import { notifyErasure } from "./notify-erasure";
import { cancelErasure, planErasure } from "./plan-erasure";
import { readPrivacy } from "./read-privacy";

const own = ownDatabase();
const real = clock.now;

/** All tables, ours and the job queue's, that contain the words in any column. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await own.db.many<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await own.db.one<{ rows: number }>(
      sql`select count(*) as rows from ${raw(name)} t where to_jsonb(t)::text ilike ${`%${words}%`}`,
    );
    if (rows > 0) found.push(name);
  }
  return found;
}

/** Stored objects that contain these words. */
async function bytesWith(words: string): Promise<number> {
  let found = 0;
  for await (const { key } of storage().list()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await storage().read(key)) chunks.push(chunk as Buffer);
    if (Buffer.concat(chunks).includes(words)) found += 1;
  }
  return found;
}

/** Runs the jobs of an erasure. */
async function runJobs() {
  const jobs = await own.db.many<{ task: string; payload: { keys: string[]; divisionId: string } }>(sql`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id`);
  for (const { task, payload } of jobs) {
    if (task === "forget_bytes") await deleteExportBytes(payload.keys);
    if (task === "delete_division") {
      await purgeDivision(own.db, payload.divisionId);
      await deleteClosedCompanies(own.db);
    }
  }
  await own.db.run(sql`delete from graphile_worker._private_jobs`);
}

const erase = async (person: Actor) => {
  await planErasure(own.db, person);
  later(15);
  await eraseAccount(own.db, person.id);
  await runJobs();
  clock.now = real;
};

describe("an account that is to be erased", () => {
  test("waits 14 days, in which its owner may cancel", async () => {
    const person = await makePerson(own.db, "public_user");
    await leaveTraces(own.db, person, "bedenkzeit");
    const { eraseAt } = await planErasure(own.db, person);
    expect(eraseAt.getTime() - Date.now()).toBeGreaterThan(13.9 * 24 * 3_600_000);
    expect((await planErasure(own.db, person)).eraseAt).toEqual(eraseAt);
    await eraseAccount(own.db, person.id);
    expect(await readPrivacy(own.db, person)).toMatchObject({ eraseAt, chats: 1, questions: 1 });
    await cancelErasure(own.db, person);
    later(15);
    await eraseDue(own.db);
    await eraseAccount(own.db, person.id);
    expect(await readPrivacy(own.db, person)).toMatchObject({ eraseAt: null });
  });

  test("is enqueued by the sweep when its time has come, once", async () => {
    const person = await makePerson(own.db, "public_user");
    await leaveTraces(own.db, person, "faellig");
    await planErasure(own.db, person);
    const waiting = () =>
      own.db.many(
        sql`select id from graphile_worker._private_jobs where key = ${`erase_account:${person.id}`}`,
      );
    await eraseDue(own.db);
    expect(await waiting()).toHaveLength(0);
    later(14.01);
    await eraseDue(own.db);
    await eraseDue(own.db);
    expect(await waiting()).toHaveLength(1);
    await erasePersonNow(person);
  });

  test("leaves no trace of a public user: no row of any table, no bytes", async () => {
    const person = await makePerson(own.db, "public_user");
    await leaveTraces(own.db, person, "spurlosgast");
    await exported(own.db, person);
    expect(await tablesWith("spurlosgast")).not.toEqual([]);
    await erase(person);
    expect(await tablesWith("spurlosgast")).toEqual([]);
    expect(await tablesWith(person.id)).toEqual(["public.activities", "public.deletion_receipts"]);
    expect(await bytesWith("spurlosgast")).toBe(0);
  });

  test("of an employee leaves the company its documents, without their name", async () => {
    const { employee, id } = await makeCompany(own.db);
    await leaveTraces(own.db, employee, "spurlosmitarbeit");
    const division = await makeDivision(own.db, id, { members: [employee.id] });
    const fileId = await upload(own.db, division, employee, "Inhalt des Unternehmens");
    expect((await readPrivacy(own.db, employee)).company).toBeNull();
    await erase(employee);
    expect(await tablesWith("spurlosmitarbeit")).toEqual([]);
    expect(await bytesWith("spurlosmitarbeit")).toBe(0);
    expect(await own.db.one(sql`select status, uploaded_by from files where id = ${fileId}`)).toEqual({
      status: "ready",
      uploaded_by: null,
    });
    expect(await bytesWith("Inhalt des Unternehmens")).toBe(1);
  });

  test("of a company's only data manager takes the company along: people, text, passages, bytes", async () => {
    const { manager, employee, id } = await makeCompany(own.db);
    const neighbour = await makeCompany(own.db);
    const stays = await upload(
      own.db,
      await makeDivision(own.db, neighbour.id),
      neighbour.manager,
      "bleibt liegen",
    );
    await own.db.run(sql`update companies set name = 'spurlosfirma' where id = ${id}`);
    await leaveTraces(own.db, manager, "spurlosleitung");
    await leaveTraces(own.db, employee, "spurloskollegin");
    await upload(own.db, await makeDivision(own.db, id, { name: "spurlosbereich" }), manager, "spurlostext");
    expect((await readPrivacy(own.db, manager)).company).toMatchObject({
      divisions: 1,
      files: 1,
      employees: 1,
    });
    await erase(manager);
    expect(await tablesWith("spurlos")).toEqual([]);
    expect(await bytesWith("spurlos")).toBe(0);
    expect(await tablesWith(id)).toEqual(["public.activities", "public.deletion_receipts"]);
    expect(await own.db.one(sql`select status from files where id = ${stays}`)).toEqual({ status: "ready" });
  });

  test("of one of two data managers leaves the company", async () => {
    const { manager, id } = await makeCompany(own.db);
    await makePerson(own.db, "data_manager", id);
    await leaveTraces(own.db, manager, "spurloszweite");
    expect((await readPrivacy(own.db, manager)).company).toBeNull();
    await erase(manager);
    expect(await tablesWith("spurloszweite")).toEqual([]);
    expect(await own.db.maybe(sql`select id from companies where id = ${id}`)).toBeDefined();
  });

  test("of a company with a plan names the plan, whether it renews, and when it ends by itself", async () => {
    const { manager, id } = await makeCompany(own.db, { plan: true });
    const asked = async () => (await readPrivacy(own.db, manager)).company;
    expect(await asked()).toMatchObject({ plan: "monthly", planUntil: null, planRenews: false });
    await own.db.run(sql`update subscriptions set provider_id = 'sub_1' where company_id = ${id}`);
    expect(await asked()).toMatchObject({ plan: "monthly", planRenews: true });
    await own.db.run(sql`
      update subscriptions set ends_at = ${new Date(clock.now().getTime() + 13 * 24 * 3_600_000)} where company_id = ${id}`);
    expect((await asked())!.planUntil).toBeInstanceOf(Date);
  });

  test("of both data managers of a company says to the second that the company goes too", async () => {
    const { manager, id } = await makeCompany(own.db);
    const second = await makePerson(own.db, "data_manager", id);
    await planErasure(own.db, manager);
    expect((await readPrivacy(own.db, second)).company).toMatchObject({ mailboxes: 0 });
    await cancelErasure(own.db, manager);
    expect((await readPrivacy(own.db, second)).company).toBeNull();
  });

  test("of a user who has become the last data manager waits again, until they were notified of the company's deletion", async () => {
    const { manager, id } = await makeCompany(own.db);
    const other = await makePerson(own.db, "data_manager", id);
    const { eraseAt } = await planErasure(own.db, manager);
    await erasePeople(own.db, [other.id], null);
    later(15);
    await eraseAccount(own.db, manager.id);
    const left = await own.db.one<{ at: Date }>(
      sql`select erase_at as at from users where id = ${manager.id}`,
    );
    expect(left.at.getTime()).toBeGreaterThan(eraseAt.getTime() + 14 * 24 * 3_600_000);
    const notices: { to: string; company: string | null }[] = [];
    await notifyErasure(own.db, { userId: manager.id, noticeId: newId() }, reader => {
      notices.push({ to: reader.email, company: reader.company });
      return { subject: "", text: "", html: "" };
    });
    expect(notices).toEqual([{ to: expect.any(String), company: expect.any(String) }]);
    later(30);
    await eraseAccount(own.db, manager.id);
    await runJobs();
    clock.now = real;
    expect(await own.db.maybe(sql`select id from companies where id = ${id}`)).toBeUndefined();
  });

  test("of the last administrator stays; one who is about to leave is no other administrator", async () => {
    const [first, second] = [
      await makePerson(own.db, "administrator"),
      await makePerson(own.db, "administrator"),
    ];
    await leaveTraces(own.db, first, "verwaltungeins");
    await leaveTraces(own.db, second, "verwaltungzwei");
    await planErasure(own.db, first);
    expect(await codeOf(planErasure(own.db, second))).toBe("last_administrator");
    expect((await readPrivacy(own.db, second)).lastAdministrator).toBe(true);
    later(15);
    await eraseAccount(own.db, first.id);
    expect(await own.db.maybe(sql`select id from users where id = ${first.id}`)).toBeUndefined();
  });
});

describe("the people of a company that is about to be deleted", () => {
  type Told = { to: string; stays: boolean; endsAt: Date; company: string };

  /** Runs the waiting announcements, as the job does, and returns the mails that they wrote. */
  async function announced(companyId: string): Promise<Told[]> {
    const told: Told[] = [];
    const jobs = await own.db.many<{ payload: { companyId: string; endsAt: string } }>(sql`
      select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'tell_company_end' and j.payload->>'companyId' = ${companyId} order by j.id`);
    const known = new Set((await mailsOf(companyId)).map(({ key }) => key));
    const composed = new Map<string, Told>();
    for (const { payload } of jobs)
      await notifyCompanyEnd(own.db, payload, reader => {
        const { email: to, stays, endsAt, company } = reader;
        composed.set(`${to} ${stays}`, { to, stays, endsAt, company });
        return { subject: `${to} ${stays}`, text: "", html: "" };
      });
    for (const { key, subject } of await mailsOf(companyId))
      if (!known.has(key)) told.push(composed.get(subject)!);
    await own.db.run(sql`delete from graphile_worker._private_jobs`);
    return told;
  }

  const mailsOf = (companyId: string) =>
    own.db.many<{ key: string; subject: string }>(sql`
      select once_key as key, subject from mails
      where company_id = ${companyId} and once_key like 'company!_%' escape '!' order by created_at, id`);

  const endOf = async (person: Actor) =>
    (
      await own.db.one<ActorRow>(
        sql`select ${actorColumns} from users u ${actorJoins} where u.id = ${person.id}`,
      )
    ).company_ends_at;

  test("learn the date as soon as their last data manager has planned to leave, each once", async () => {
    const { manager, employee, id } = await makeCompany(own.db);
    const neighbour = await makeCompany(own.db);
    const invited = await makePerson(own.db, "employee", id);
    await own.db.run(sql`update users set status = 'invited' where id = ${invited.id}`);
    expect(await endOf(employee)).toBeNull();
    const { eraseAt } = await planErasure(own.db, manager);
    expect(await endOf(employee)).toEqual(eraseAt);
    expect(await endOf(neighbour.employee)).toBeNull();
    const told = await announced(id);
    expect(told).toEqual([
      { to: employee.email, stays: false, endsAt: eraseAt, company: expect.stringContaining("Firma") },
    ]);
    await planErasure(own.db, manager);
    await notifyCompanyEnd(own.db, { companyId: id, endsAt: eraseAt.toISOString() }, () => {
      return { subject: "", text: "", html: "" };
    });
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test("are notified that it stays when the data manager cancels, if they were notified of its deletion", async () => {
    const { manager, employee, id } = await makeCompany(own.db);
    const { eraseAt } = await planErasure(own.db, manager);
    await announced(id);
    const later = await makePerson(own.db, "employee", id);
    await cancelErasure(own.db, manager);
    expect(await endOf(employee)).toBeNull();
    expect(await announced(id)).toEqual([expect.objectContaining({ to: employee.email, stays: true })]);
    expect(await endOf(later)).toBeNull();
    expect(eraseAt).toBeInstanceOf(Date);
  });

  test("get no mail about an announcement that was withdrawn before it was sent", async () => {
    const { manager, id } = await makeCompany(own.db);
    await planErasure(own.db, manager);
    await cancelErasure(own.db, manager);
    expect(await announced(id)).toEqual([]);
  });

  test("hear nothing while another data manager stays, and the second one's date once both leave", async () => {
    const { manager, employee, id } = await makeCompany(own.db);
    const second = await makePerson(own.db, "data_manager", id);
    await planErasure(own.db, manager);
    expect(await endOf(employee)).toBeNull();
    expect(await announced(id)).toEqual([]);
    later(3);
    const { eraseAt } = await planErasure(own.db, second);
    expect(await endOf(employee)).toEqual(eraseAt);
    expect(await announced(id)).toEqual([
      expect.objectContaining({ to: employee.email, stays: false, endsAt: eraseAt }),
    ]);
    await cancelErasure(own.db, manager);
    expect(await endOf(employee)).toBeNull();
    expect(await announced(id)).toEqual([expect.objectContaining({ to: employee.email, stays: true })]);
  });

  test("are notified that it stays when there is another data manager on that day", async () => {
    const { manager, employee, id } = await makeCompany(own.db);
    await planErasure(own.db, manager);
    await announced(id);
    await makePerson(own.db, "data_manager", id);
    expect(await endOf(employee)).toBeNull();
    later(15);
    await eraseAccount(own.db, manager.id);
    expect(await announced(id)).toEqual([expect.objectContaining({ to: employee.email, stays: true })]);
    expect(await own.db.maybe(sql`select id from companies where id = ${id}`)).toBeDefined();
  });
});

test("an employee whom the company removes is erased in the same way", async () => {
  const { manager, employee } = await makeCompany(own.db);
  await leaveTraces(own.db, employee, "spurlosentlassen");
  await removeEmployee(own.db, manager, employee.id);
  await runJobs();
  expect(await tablesWith("spurlosentlassen")).toEqual([]);
  expect(await bytesWith("spurlosentlassen")).toBe(0);
});

describe("a mail at the moment of an erasure", () => {
  const message = { subject: "", text: "", html: "" };
  const eraseNow = (id: string) => own.db.transaction(tx => erasePerson(tx, id, id));

  test("to an employee holds up neither the end of their company nor itself", async () => {
    const { manager, employee } = await makeCompany(own.db);
    let erasing: Promise<string> | undefined;
    const mailing = mailLink(
      afterStatement(own.db, /for no key update of u/, async () => {
        erasing = codeOf(eraseNow(manager.id));
        await doneOrLocked(own.db, erasing);
      }),
      employee.id,
      { purpose: "reset", requestKey: `reset:${newId()}`, compose: () => message },
    );
    expect([await codeOf(mailing), await erasing]).toEqual(["done", "done"]);
    expect(await tablesWith(employee.email)).toEqual([]);
  });

  test("about an account that is gone is not left behind", async () => {
    const person = await makePerson(own.db, "public_user");
    // The erasure is done after the notice has begun, and before its transaction.
    const db: Db = {
      ...own.db,
      transaction: async work => {
        await eraseNow(person.id);
        return own.db.transaction(work);
      },
    };
    await notifyOwner(db, { userId: person.id, noticeId: newId(), purpose: "new_device" }, () => message);
    expect(await tablesWith(person.email)).toEqual([]);
  });
});

async function erasePersonNow(person: Actor) {
  await eraseAccount(own.db, person.id);
  await runJobs();
}
