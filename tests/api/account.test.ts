import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clientFor } from "~/api/in-process";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { hashPassword } from "~/domain/identity/session/password";
import { readSession } from "~/domain/identity/session/read-session";
import { signIn } from "~/domain/identity/session/sign-in";
import { type TestDatabase, testDatabase } from "../database";
import { makeCompany, makePerson } from "../factories/company";
import { settingsOf } from "../factories/settings";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let manager: Actor;
let stranger: Actor;

const password = "Lotsen-2026";
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";
const as = (actor: Actor) =>
  clientFor(own.db, actor, { requestId: newId(), address: "127.0.0.1", userAgent: firefox });
const fields = {
  firstName: "Änne",
  lastName: "Petersen",
  phone: "0431 5606060",
  phoneCountry: "DE",
  language: "fr",
  country: "AT",
  timeZone: "Europe/Vienna",
} as const;

/** Signs in on another device and returns that session's actor. */
async function onDevice(actor: Actor, secret = password): Promise<Actor> {
  const { tokens } = await signIn(
    own.db,
    { email: actor.email, password: secret, door: "any" },
    { address: "127.0.0.1", userAgent: firefox },
  );
  const seen = await readSession(own.db, tokens.accessToken);
  if (!seen) throw new Error("nobody was signed in");
  return seen;
}

beforeAll(async () => {
  own = await testDatabase();
  settings = settingsOf();
});
afterAll(async () => {
  await own.drop();
  settings.remove();
});
beforeEach(async () => {
  ({ manager } = await makeCompany(own.db));
  stranger = await makePerson(own.db, "public_user");
  await own.db.run(sql`delete from sign_in_failures`);
  const hash = await hashPassword(password);
  await own.db.run(sql`update users set password_hash = ${hash} where id in (${manager.id}, ${stranger.id})`);
});

describe("one's own account", () => {
  it("is changed with everything that its form shows", async () => {
    const saved = await as(manager).account.change(fields);
    expect(saved).toMatchObject({ ...fields, email: manager.email, version: 2 });
    expect(await as(manager).account.read()).toEqual(saved);
    expect(await own.db.one(sql`select phone from users where id = ${manager.id}`)).toEqual({
      phone: "+494315606060",
    });
  });

  it("needs no phone number, but a right one", async () => {
    expect(await as(manager).account.change({ ...fields, phone: "" })).toMatchObject({ phone: "" });
    for (const [wrong, code] of [
      [{ phone: "1" }, "phone.TOO_SHORT"],
      [{ phone: "0431 56060605606060606" }, "phone.TOO_LONG"],
      [{ phone: "kein Anschluss" }, "phone.NOT_A_NUMBER"],
      [{ phoneCountry: "XX" }, "phone.INVALID_COUNTRY"],
    ] as const) {
      await expect(as(manager).account.change({ ...fields, ...wrong })).rejects.toMatchObject({
        code: "form_invalid",
        data: { fields: { phone: [code] } },
      });
    }
  });

  it("stands in a country and a time zone that exist", async () => {
    await expect(
      as(manager).account.change({ ...fields, country: "XX", timeZone: "Mond/Krater" }),
    ).rejects.toMatchObject({
      data: { fields: { country: ["field.required"], timeZone: ["field.required"] } },
    });
  });

  it.each(["roleId", "role", "companyId", "company_id", "status", "id", "email", "abilities", "version"])(
    "is not changed at all when %s comes along",
    async name => {
      const before = await own.db.one(sql`select * from users where id = ${manager.id}`);
      const asked = as(manager).account.change({ ...fields, [name]: stranger.id } as typeof fields);
      await expect(asked).rejects.toThrow();
      expect(await own.db.one(sql`select * from users where id = ${manager.id}`)).toEqual(before);
    },
  );

  it("keeps what was saved in another window", async () => {
    await as(manager).account.change(fields, { context: { version: 1 } });
    await expect(
      as(manager).account.change({ ...fields, firstName: "Spät" }, { context: { version: 1 } }),
    ).rejects.toMatchObject({ code: "conflict_version" });
    expect((await as(manager).account.read()).firstName).toBe("Änne");
  });
});

describe("a new password", () => {
  const next = { currentPassword: password, newPassword: "Neues-Wort-7", confirmPassword: "Neues-Wort-7" };

  it("ends every session, and gives the one that asked new tokens", async () => {
    const [here, there] = [await onDevice(manager), await onDevice(manager)];
    const tokens = await as(here).account.changePassword(next);
    const after = await readSession(own.db, tokens.accessToken);
    expect(after?.id).toBe(manager.id);
    const left = await own.db.many(sql`select family_id from sessions where user_id = ${manager.id}`);
    expect(left).toEqual([{ family_id: after?.familyId }]);
    expect([here.familyId, there.familyId]).not.toContain(after?.familyId);
    await expect(onDevice(manager)).rejects.toMatchObject({ code: "sign_in_wrong" });
    expect((await onDevice(manager, next.newPassword)).id).toBe(manager.id);
  });

  it("voids links that could set another one", async () => {
    await own.db.run(sql`
      insert into links (id, user_id, purpose, token_hash, expires_at, created_at)
      values (${newId()}, ${manager.id}, 'reset', ${Buffer.from(newId())}, ${clock.now()}, ${clock.now()})`);
    await as(manager).account.changePassword(next);
    expect(await own.db.many(sql`select 1 from links where user_id = ${manager.id}`)).toEqual([]);
  });

  it("needs the current one, and guessing it has to wait", async () => {
    const guess = () => as(manager).account.changePassword({ ...next, currentPassword: "falsch" });
    const session = await onDevice(manager);
    for (let tries = 0; tries < 5; tries++)
      await expect(guess()).rejects.toMatchObject({ code: "password_change_failed" });
    await expect(guess()).rejects.toMatchObject({ code: "sign_in_wait" });
    expect(await as(session).sessions.list()).toHaveLength(1);
    await own.db.run(sql`delete from sign_in_failures`);
    expect((await onDevice(manager)).id).toBe(manager.id);
  });

  it("is set once when two windows set one at the same moment", async () => {
    const both = await Promise.allSettled([
      as(manager).account.changePassword(next),
      as(manager).account.changePassword({
        ...next,
        newPassword: "Anderes-Wort-8",
        confirmPassword: "Anderes-Wort-8",
      }),
    ]);
    expect(both.map(one => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is typed twice and follows the rule", async () => {
    for (const wrong of [{ confirmPassword: "x" }, { newPassword: "kurz1", confirmPassword: "kurz1" }])
      await expect(as(manager).account.changePassword({ ...next, ...wrong })).rejects.toThrow();
    expect((await onDevice(manager)).id).toBe(manager.id);
  });
});

describe("one's own sessions", () => {
  it("are listed with their device, this one first", async () => {
    const here = await onDevice(manager);
    await onDevice(manager);
    await onDevice(stranger);
    const list = await as(here).sessions.list();
    expect(list.map(one => one.current)).toEqual([true, false]);
    expect(list[0]).toMatchObject({ id: here.familyId, browser: "Firefox", system: "Windows" });
  });

  it("end one by one", async () => {
    const [here, there] = [await onDevice(manager), await onDevice(manager)];
    await as(here).sessions.end({ id: there.familyId });
    expect((await as(here).sessions.list()).map(one => one.id)).toEqual([here.familyId]);
  });

  it("of another user are the same as missing ones, and stay", async () => {
    const theirs = await onDevice(stranger);
    for (const id of [theirs.familyId, newId()])
      await expect(as(manager).sessions.end({ id })).rejects.toMatchObject({ code: "not_found" });
    expect(await as(theirs).sessions.list()).toHaveLength(1);
  });

  it("end everywhere but here, and those of no other user do", async () => {
    const here = await onDevice(manager);
    await onDevice(manager);
    await onDevice(manager);
    const theirs = await onDevice(stranger);
    expect(await as(here).sessions.endOthers()).toEqual({ ended: 2 });
    expect((await as(here).sessions.list()).map(one => one.id)).toEqual([here.familyId]);
    expect(await as(theirs).sessions.list()).toHaveLength(1);
  });
});

describe("a company's details", () => {
  const details = {
    companyName: "Kontor Nord GmbH",
    website: "kontor.example",
    address: "Kai 4\n24103 Kiel",
    contact_details: "0431 5606060",
    ust_idnr: "de 136 695 976",
    tax_number: "20/123/45678",
    standard_tax_rate_of_benefits: "7,5",
    commercial_register_number: "hrb12345",
    registry_court: "Amtsgericht Kiel",
    managing_director: "Frauke Petersen",
    IBAN: "DE89 3704 0044 0532 0130 00",
    BIC: "cobadeffxxx",
  };

  it("are saved in the form that bills want", async () => {
    const saved = await as(manager).company.change(details);
    expect(saved).toEqual({
      ...details,
      street: "Kai",
      house_number: "4",
      postcode: "24103",
      city: "Kiel",
      addressConfirmed: false,
      country: "DE",
      buyer_reference: "",
      billing_email: "",
      website: "https://kontor.example",
      ust_idnr: "DE136695976",
      standard_tax_rate_of_benefits: "7.5",
      commercial_register_number: "HRB 12345",
      IBAN: "DE89370400440532013000",
      BIC: "COBADEFFXXX",
      version: 2,
    });
    expect(await as(manager).company.read()).toEqual(saved);
  });

  it("are refused with every number that is wrong, at once", async () => {
    const wrong = {
      ust_idnr: "DE136695975",
      tax_number: "1",
      commercial_register_number: "12",
      IBAN: "DE1",
      BIC: "X",
    };
    await expect(as(manager).company.change({ ...details, ...wrong })).rejects.toMatchObject({
      code: "form_invalid",
      data: {
        fields: {
          ust_idnr: ["company.vatId"],
          tax_number: ["company.taxNumber"],
          commercial_register_number: ["company.register"],
          IBAN: ["company.iban"],
          BIC: ["company.bic"],
        },
      },
    });
    expect((await as(manager).company.read()).version).toBe(1);
  });

  it("may be left out, all but the name", async () => {
    expect(await as(manager).company.change({ companyName: "Nur ein Name" })).toMatchObject({
      companyName: "Nur ein Name",
      IBAN: "",
      website: "",
      standard_tax_rate_of_benefits: "",
    });
  });

  it.each(["javascript:alert(1)", "ftp://a.example", "https://a:b@c.example", "localhost"])(
    "have no website such as %s",
    async website => {
      await expect(as(manager).company.change({ ...details, website })).rejects.toThrow();
    },
  );

  it.each(["publicCode", "id", "companyId", "time_zone"])("take no %s along", async name => {
    const before = await own.db.one(sql`select * from companies where id = ${manager.companyId}`);
    await expect(
      as(manager).company.change({ ...details, [name]: newId() } as typeof details),
    ).rejects.toThrow();
    expect(await own.db.one(sql`select * from companies where id = ${manager.companyId}`)).toEqual(before);
  });

  it("of another company stay as they are", async () => {
    const other = await makeCompany(own.db);
    await as(manager).company.change(details);
    expect(await as(other.manager).company.read()).toMatchObject({ IBAN: "", version: 1 });
  });

  it("keep what a second window has saved", async () => {
    await as(manager).company.change(details, { context: { version: 1 } });
    await expect(as(manager).company.change(details, { context: { version: 1 } })).rejects.toMatchObject({
      code: "conflict_version",
    });
  });
});
