import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clientFor } from "~/api/in-process";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { type TestDatabase, testDatabase } from "../database";
import { givePlan, makeCompany, makePerson } from "../factories/company";
import { makeDivision } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let company: string;
let manager: Actor;
let employee: Actor;

const as = (actor: Actor) =>
  clientFor(own.db, actor, { requestId: newId(), address: "127.0.0.1", userAgent: null });
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    error => error.code,
  );

beforeAll(async () => {
  own = await testDatabase();
  settings = settingsOf();
});
afterAll(async () => {
  await own.drop();
  settings.remove();
});
beforeEach(async () => {
  ({ id: company, manager, employee } = await makeCompany(own.db));
});

describe("a company's plan", () => {
  it("is none at first, and its limits say how much is used", async () => {
    await makeDivision(own.db, company);
    expect(await as(manager).plan.read()).toMatchObject({
      sells: true,
      running: false,
      latest: null,
      divisions: { used: 1, limit: 1, locked: true },
      employees: { used: 1, limit: 1, locked: true },
      smtp: { used: 0, limit: 1, locked: false },
      questions: { used: 0, limit: 20, locked: false },
    });
  });

  it("lifts the limits while it runs, and is remembered when it has lapsed", async () => {
    const over = new Date(Date.now() - 60_000);
    await givePlan(own.db, company, over);
    expect(await as(manager).plan.read()).toMatchObject({
      running: false,
      latest: { plan: "monthly", until: over },
      divisions: { limit: 1 },
    });
    await givePlan(own.db, company);
    expect(await as(manager).plan.read()).toMatchObject({
      running: true,
      latest: { plan: "monthly", until: null },
      divisions: { limit: null },
      emailSettings: { limit: null },
      questions: { limit: null },
    });
  });

  it("is nothing for an employee, nor for people without a company", async () => {
    expect(await refusalOf(as(employee).plan.read())).toBe("forbidden");
    expect(await refusalOf(as(await makePerson(own.db, "data_manager")).plan.read())).toBe("forbidden");
  });
});

describe("a company's number at WhatsApp", () => {
  it("is saved in one form, and taken back when it is left empty", async () => {
    const saved = await as(manager).whatsapp.change({ phone: "0431 5606060", phoneCountry: "DE" });
    expect(saved).toMatchObject({ number: "+494315606060", source: "company", phoneCountry: "DE" });
    const gone = await as(manager).whatsapp.change({ phone: "", phoneCountry: "DE" });
    expect(gone).toMatchObject({ number: null, source: null });
  });

  it("is refused where it is none", async () => {
    await expect(as(manager).whatsapp.change({ phone: "1", phoneCountry: "DE" })).rejects.toMatchObject({
      code: "form_invalid",
      data: { fields: { phone: ["phone.TOO_SHORT"] } },
    });
  });

  it("is another company's own affair, and none of an employee's", async () => {
    await as(manager).whatsapp.change({ phone: "0431 5606060", phoneCountry: "DE" });
    const { manager: other } = await makeCompany(own.db);
    expect(await as(other).whatsapp.read()).toMatchObject({ number: null });
    for (const asked of [
      as(employee).whatsapp.read(),
      as(employee).whatsapp.change({ phone: "", phoneCountry: "DE" }),
    ])
      expect(await refusalOf(asked)).toBe("forbidden");
  });
});
