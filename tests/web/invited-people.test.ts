import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { errorAt, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const several = "/employee-add/several";
const personal = demoId("Kontor Nord GmbH Personal");

let site: Site;
let manager: Visitor;
let werft: Visitor;
let employee: Visitor;

const invited = (email: string) =>
  site.db.maybe<{
    first_name: string;
    last_name: string;
    status: string;
    language: string;
    divisions: string[];
  }>(sql`
    select u.first_name, u.last_name, u.status, u.language,
           array(select division_id::text from division_members where user_id = u.id) as divisions
    from users u where email_key = ${email}`);
const send = (people: string, who = manager, more = {}) =>
  who.post(several, { people, language: "de", divisionIds: personal, ...more });

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  werft = await site.signedIn("manager@werft.example");
  employee = await site.signedIn("employee@kontor.example");
});
afterAll(() => site?.stop());

describe("several people at once", () => {
  it("are nobody in a list without names and addresses, which stays in its form", async () => {
    const refused = await send("---\n***");
    expect([refused.status, errorAt(refused, "people")]).toEqual([422, "Bitte füllen Sie dieses Feld aus."]);
    expect(shown(refused)).toMatch(/<textarea[^>]*name="people"[^>]*>\s*---\n\*\*\*</);
  });

  it("are invited from a pasted list, each with the same language and divisions", async () => {
    expect((await manager.get("/employee-add")).text).toContain(`href="${several}"`);
    const list = "Vorname;Nachname;E-Mail\nInga;Brandt;inga@kontor.example\nHansen, Ole <ole@kontor.example>";
    const sent = await send(list, manager, { language: "fr" });
    expect([sent.status, sent.location]).toEqual([302, "/apps/user/list"]);
    expect(wordsOf(await manager.get(sent.location!))).toContain("2 Personen wurden eingeladen.");
    const common = { status: "invited", language: "fr", divisions: [personal] };
    expect(await invited("inga@kontor.example")).toEqual({
      first_name: "Inga",
      last_name: "Brandt",
      ...common,
    });
    expect(await invited("ole@kontor.example")).toEqual({
      first_name: "Ole",
      last_name: "Hansen",
      ...common,
    });
    const jobs = await site.db.many(sql`
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'invite'`);
    expect(jobs.length).toBeGreaterThanOrEqual(2);
  });

  it("are all left in the form while one line is wrong, and each line says why", async () => {
    const lines =
      "Gut Wort <gut@kontor.example>\nNur Name\nkeineadresse\ninfo@kontor.example\nFalsche Adresse <falsch@kontor>";
    const refused = await send(lines);
    expect(refused.status).toBe(422);
    const said = errorAt(refused, "people") ?? "";
    expect(said).toContain("Nur Name: Die E-Mail-Adresse fehlt.");
    expect(said).toContain("keineadresse: Die E-Mail-Adresse fehlt.");
    expect(said).toContain("info@kontor.example: Der Vorname fehlt.");
    expect(said).toMatch(/falsch@kontor: .*ungültig/);
    expect(refused.text).toContain("Gut Wort &lt;gut@kontor.example&gt;");
    expect(await invited("gut@kontor.example")).toBeUndefined();
    const nobody = await send("");
    expect(nobody.status).toBe(422);
    expect(wordsOf(nobody)).toContain("Personen: Bitte füllen Sie dieses Feld aus.");
  });

  it("stay in the form alone if they have an account already", async () => {
    const refused = await send("Neu Dabei <dabei@kontor.example>\nAyşe Kaya <ayse.kaya@kontor.example>");
    expect(refused.status).toBe(409);
    expect(wordsOf(refused)).toContain("1 Person wurde eingeladen. Die übrigen stehen noch im Formular.");
    expect(errorAt(refused, "people")).toContain("ayse.kaya@kontor.example: ");
    const box = /<textarea[^>]*name="people"[^>]*>([^<]*)</.exec(refused.text)?.[1] ?? "";
    expect(box).toContain("ayse.kaya@kontor.example");
    expect(box).not.toContain("dabei@kontor.example");
    expect(await invited("dabei@kontor.example")).toMatchObject({ status: "invited" });
  });

  it("get the role that is chosen for all of them, which asks first who is inviting", async () => {
    const roleId = newId();
    await site.db.run(sql`
      insert into roles (id, company_id, name, access, permissions)
      select ${roleId}, company_id, 'Außendienst', 'employee', '[]' from divisions where id = ${personal}`);
    expect(shown(await manager.get(several))).toContain(`<option value="${roleId}">Außendienst</option>`);
    const list = "Edda Kuhn <edda@kontor.example>\nTjark Boll <tjark@kontor.example>";
    await site.db.run(sql`update sessions set confirmed_at = now() - interval '16 minutes'`);
    const confirmation = `/confirm-identity?to=${encodeURIComponent(several)}`;
    expect((await send(list, manager, { roleId })).location).toBe(confirmation);
    await manager.get(confirmation);
    await manager.post(confirmation, { password: "Lotsen-2026" });
    const restored = await manager.get(several);
    expect(restored.text).toContain("Edda Kuhn &lt;edda@kontor.example&gt;");
    expect(errorAt(restored, "people")).toBeUndefined();
    expect(restored.text).toMatch(new RegExp(`<option value="${roleId}" selected`));
    expect((await send(list, manager, { roleId })).location).toBe("/apps/user/list");
    const roles = await site.db.many(sql`
      select r.name from users u join roles r on r.id = u.role_id
      where u.email_key in ('edda@kontor.example', 'tjark@kontor.example')`);
    expect(roles).toEqual([{ name: "Außendienst" }, { name: "Außendienst" }]);
  });

  it("get their own role from their line instead, and nobody is invited before the identity is confirmed", async () => {
    const roleId = newId();
    await site.db.run(sql`
      insert into roles (id, company_id, name, access, permissions)
      select ${roleId}, company_id, 'Lagerleitung', 'employee', '[]' from divisions where id = ${personal}`);
    const list =
      "Ada Nord <ada@kontor.example>\nbo.west@kontor.example; lagerleitung\nCai;Ost;cai@kontor.example;Mitarbeitende";
    const typo = await send(`${list}\ndora.sued@kontor.example; Lagerleiter`);
    expect(typo.status).toBe(422);
    expect(errorAt(typo, "people")).toContain(
      "dora.sued@kontor.example: Die Rolle „Lagerleiter“ gibt es nicht.",
    );
    expect(typo.text).toContain("bo.west@kontor.example; lagerleitung");
    expect(await invited("ada@kontor.example")).toBeUndefined();

    await site.db.run(sql`update sessions set confirmed_at = now() - interval '16 minutes'`);
    const confirmation = `/confirm-identity?to=${encodeURIComponent(several)}`;
    expect((await send(list)).location).toBe(confirmation);
    expect(await invited("ada@kontor.example")).toBeUndefined();
    await manager.get(confirmation);
    await manager.post(confirmation, { password: "Lotsen-2026" });
    expect((await manager.get(several)).text).toContain("bo.west@kontor.example; lagerleitung");
    expect((await send(list)).location).toBe("/apps/user/list");
    const roles = await site.db.many(sql`
      select u.first_name, coalesce(r.name, r.key) as role from users u join roles r on r.id = u.role_id
      where u.email_key in ('ada@kontor.example', 'bo.west@kontor.example', 'cai@kontor.example')
      order by u.first_name`);
    expect(roles).toEqual([
      { first_name: "Ada", role: "employee" },
      { first_name: "Bo", role: "Lagerleitung" },
      { first_name: "Cai", role: "employee" },
    ]);
  });

  it("never get a role that is not the company's, or holds more than its data manager", async () => {
    const administrators = await site.db.one<{ id: string }>(
      sql`select id from roles where key = 'administrator'`,
    );
    for (const roleId of [administrators.id, newId()]) {
      const refused = await send("Zu Viel <zuviel@kontor.example>", manager, { roleId });
      expect([refused.status, errorAt(refused, "people")]).toEqual([404, undefined]);
      expect(refused.text).toContain("Zu Viel &lt;zuviel@kontor.example&gt;");
    }
    expect(await invited("zuviel@kontor.example")).toBeUndefined();
  });

  it("are as many as the plan has accounts, and hidden without the permission", async () => {
    expect(wordsOf(await werft.get(several))).toContain("Alle Konten sind vergeben");
    const refused = await send("Eins <eins.a@werft.example>\nZwei B <zwei.b@werft.example>", werft, {
      divisionIds: [],
    });
    expect(refused.status).not.toBe(302);
    expect(await invited("zwei.b@werft.example")).toBeUndefined();
    expect((await employee.get(several)).status).not.toBe(200);
    expect((await send("Wer Da <wer@kontor.example>", employee)).location).not.toBe("/apps/user/list");
    expect(await invited("wer@kontor.example")).toBeUndefined();
  });
});
