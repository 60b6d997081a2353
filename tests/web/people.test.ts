import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { linkIn, mailTo } from "../factories/mailbox";
import {
  add,
  administrator,
  mailsTo,
  managers,
  person,
  publics,
  publicUser,
  roleId,
  site,
  staff,
  staffList,
  unknownId,
  upload,
  userOf,
  withAdministrator,
} from "../factories/people";
import { type Answer, errorAt, hidden, shown, wordsOf } from "./site";

withAdministrator();

describe("an administrator", () => {
  test("adds a data manager with a company, who sets a password by the mail's link and comes in", async () => {
    const email = "neu@reederei.example";
    const added = await add("data-manager", person({ email, companyName: "Reederei West" }));
    const user = (await userOf(email))!;
    expect(added.location).toBe(`${managers}/${user.id}`);
    const page = await administrator.get(added.location!);
    expect(page.text).toContain("Das Konto wurde hinzugefügt.");
    expect(page.text).toContain("Reederei West");
    expect(page.text).toContain("+49 431 5606060");
    expect(user).toMatchObject({ status: "invited", key: "data_manager" });
    const [mail] = await mailsTo(email, "invite");
    const path = (/^https?:\S+$/m.exec(mail!.text)?.[0] ?? "").replace(site.origin, "");
    const visitor = site.visitor();
    const password = "Premier mot 1";
    expect((await visitor.post(path, { password, confirmPassword: password })).location).toBe("/login");
    expect((await visitor.post("/login", { email, password })).location).toBe("/dashboard");
  });

  test("adds staff and public users, and gets errors at the fields", async () => {
    const wrong = await add("staff", person({ firstName: " ", email: "jette@", phone: "12" }));
    expect(wrong.status).toBe(422);
    expect(errorAt(wrong, "firstName")).toBe("Bitte füllen Sie dieses Feld aus.");
    expect(errorAt(wrong, "email")).toBe("Diese E-Mail-Adresse ist ungültig.");
    expect(errorAt(wrong, "roleId")).toBe("Bitte füllen Sie dieses Feld aus.");
    expect(wrong.text).toContain('value="Oltmanns"');
    const done = await add("staff", person({ roleId: await roleId("analyst") }));
    expect((await administrator.get(done.location!)).text).toContain("Die Person wurde hinzugefügt.");
    expect((await userOf("jette@lotse.example"))?.key).toBe("analyst");
    const taken = await add("public-user", person({ email: "JETTE@lotse.example" }));
    expect(errorAt(taken, "email")).toBe("Zu dieser Adresse gibt es bereits ein Konto.");
  });

  test("cannot smuggle a role, a company, a status or a password in", async () => {
    const smuggled = { roleId: await roleId("administrator"), companyId: demoId("Kontor Nord GmbH") };
    const email = "smuggled@lotse.example";
    await add("public-user", {
      ...person({ email }),
      ...smuggled,
      role: "administrator",
      kind: "staff",
      status: "active",
      passwordHash: "x",
      version: "9",
    });
    expect(await userOf(email)).toMatchObject({ key: "public_user", status: "invited", company_id: null });
    const { id } = (await userOf(email))!;
    await administrator.post(`/admin/people/${id}/edit`, {
      ...person({ email }),
      ...smuggled,
      status: "active",
    });
    expect(await userOf(email)).toMatchObject({ key: "public_user", status: "invited", company_id: null });
  });

  test("who sends the same form twice adds one person", async () => {
    const page = await administrator.get("/admin/people/add?kind=public-user");
    const form = person({ email: "twice@lotse.example", requestId: hidden(page, "requestId") });
    const both = await Promise.all([add("public-user", form), add("public-user", form)]);
    expect(both[0]!.location).toBe(both[1]!.location);
    expect(both[0]!.status).toBe(302);
  });

  test("changes an address, of which both are notified, but not over what was saved meanwhile", async () => {
    const path = `/admin/people/${publicUser}/edit`;
    const page = await administrator.get(path);
    const form = { ...person({ email: "moved@lotse.example" }), version: hidden(page, "version") };
    expect((await administrator.post(path, form)).location).toBe(`${publics}/${publicUser}`);
    const saved = shown(await administrator.get(`${publics}/${publicUser}`));
    expect(saved).toContain("gilt nach ihrer Bestätigung");
    expect(saved).toContain("moved@lotse.example");
    const [atOld] = await mailsTo("public@lotse.example", "email_old");
    expect(atOld!.text).toContain("moved@lotse.example");
    const link = async (email: string, side: "old" | "new") =>
      linkIn(site, await mailTo(site, email, { purpose: `email_${side}` }));
    const owner = site.visitor();
    expect((await owner.get(await link("public@lotse.example", "old"))).text).toContain(
      "Die Systemverwaltung hat",
    );
    const atNew = await link("moved@lotse.example", "new");
    expect((await owner.get(atNew)).text).toContain("Die Systemverwaltung hat");
    await owner.post(atNew, { answer: "yes" });
    for (const email of ["public@lotse.example", "moved@lotse.example"]) {
      const mail = await mailTo(site, email, { purpose: "address_changed" });
      expect(mail.text).toContain("moved@lotse.example");
      expect(mail.text).toContain("public@lotse.example");
    }
    const late = await administrator.post(path, {
      ...form,
      lastName: "Anders",
      country: "AT",
      phoneCountry: "DE",
    });
    expect(late.status).toBe(409);
    expect(wordsOf(late)).toContain("Inzwischen gespeichert: Deutschland ");
    expect(late.text).toContain("Inzwischen gespeichert:");
    expect(late.text).toContain('value="Anders"');
    const again = { ...form, version: hidden(late, "version") };
    expect((await administrator.post(path, again)).status).toBe(302);
    await site.db.run(sql`
      update users set email = 'public@lotse.example', email_key = 'public@lotse.example' where id = ${publicUser}`);
  });

  test("reads that a person was deleted meanwhile, with what was typed and the way to the list as it was filtered", async () => {
    const email = "fort@lotse.example";
    await add("public-user", person({ email }));
    const { id } = (await userOf(email))!;
    const path = `/admin/people/${id}/edit?${new URLSearchParams({ list: "search=fort" })}`;
    const page = await administrator.get(path);
    const form = {
      ...person({ email, lastName: "Anders" }),
      version: hidden(page, "version"),
      kind: hidden(page, "kind"),
    };
    await site.db.run(sql`delete from users where id = ${id}`);
    const gone = await administrator.post(path, form);
    expect(gone.status).toBe(404);
    const words = wordsOf({ text: shown(gone) });
    expect(words).toContain("Nicht mehr vorhanden");
    expect(words).toContain(
      `Vorname: Jette Nachname: Anders E-Mail-Adresse: ${email} Telefon oder WhatsApp: 0431 5606060`,
    );
    expect(gone.text).toContain(`href="${publics}?search=fort"`);
  });

  test("saves a company's Mistral key, which no page shows again", async () => {
    const manager = demoId("manager@werft.example");
    const path = `/admin/people/${manager}/edit`;
    const form = person({ email: "manager@werft.example", mistralKey: "CANARY-KEY" });
    expect((await administrator.post(path, { ...form, email: "kein at" })).text).not.toContain("CANARY");
    expect((await administrator.post(path, form)).status).toBe(302);
    for (const page of [path, `${managers}/${manager}`, `${managers}?search=werft`])
      expect((await administrator.get(page)).text).not.toContain("CANARY");
    expect((await administrator.get(path)).text).toContain('name="forgetKey"');
    await administrator.post(path, { ...form, mistralKey: "", forgetKey: "on" });
    expect((await administrator.get(path)).text).not.toContain('name="forgetKey"');
  });
});

describe("a person's page", () => {
  const way = (answer: Answer) =>
    [
      ...(/<nav aria-label="Sie sind hier".*?<\/nav>/s.exec(answer.text)?.[0] ?? "").matchAll(
        /<bdi>([^<]*)/g,
      ),
    ].map(([, text]) => text);

  test("and every page about one show the way from their list", async () => {
    const person = "Robin Keller";
    await site.db.run(sql`
      update users set first_name = 'Robin', last_name = 'Keller' where id = ${publicUser}`);
    const list = "Öffentliche Konten";
    for (const [path, steps] of [
      [`${publics}/${publicUser}`, [list, person]],
      [`/admin/people/${publicUser}/edit`, [list, person, "Person bearbeiten: Robin Keller"]],
      [`/admin/people/${publicUser}/remove`, [list, person, "Person löschen?"]],
      [`/admin/people/suspend?id=${publicUser}`, [list, person, "Zugang sperren"]],
      ["/admin/people/add?kind=public-user", [list, "Öffentliches Konto hinzufügen"]],
      ["/admin/people/import?kind=public-user", [list, "Liste importieren"]],
      ["/admin/roles/new?access=admin", ["Rollen", "Rolle anlegen"]],
      [publics, []],
      ["/admin/profile", []],
    ] as const)
      expect(way(await administrator.get(path)), path).toEqual(steps);
  });

  test("keeps a phone number in the way it is typed in its country", async () => {
    const path = `/admin/people/${publicUser}/edit`;
    const form = person({ email: "public@lotse.example", phoneCountry: "FR", phone: "06 12 34 56 78" });
    const page = await administrator.get(path);
    expect((await administrator.post(path, { ...form, version: hidden(page, "version") })).status).toBe(302);
    expect((await administrator.get(`${publics}/${publicUser}`)).text).toContain("+33 6 12 34 56 78");
    const again = await administrator.get(path);
    expect(again.text).toContain('value="06 12 34 56 78"');
    expect(again.text).toMatch(/<option value=FR selected>/);
  });
});

describe("everybody else", () => {
  test("gets in nowhere, by no page, no form and no file", async () => {
    const before = await site.db.one(sql`select count(*) as count from users`);
    for (const email of ["staff", "analyst", "public"]
      .map(name => `${name}@lotse.example`)
      .concat(["manager@kontor.example", "employee@kontor.example"])) {
      const visitor = await site.signedIn(email);
      for (const path of [
        ...[staffList, managers, publics, `${staffList}/${staff}`, "/admin/people/add?kind=staff"],
        ...["/admin/people/export", "/admin/people/import", `/admin/people/import/${unknownId}`],
        ...[`/admin/people/${publicUser}/edit`, `/admin/people/${publicUser}/remove`],
        ...[`/admin/people/suspend?id=${publicUser}`, "/admin/people/import/template"],
      ]) {
        const answer = await visitor.get(path);
        expect(answer.location, `${email} ${path}`).toBe("/redirecting");
        const posted = await visitor.post(path, { ...person(), reason: "x", intent: "reinstate" });
        expect(posted.status === 302 || posted.status >= 400, `${email} ${path}`).toBe(true);
      }
      expect((await upload(visitor, "public-user", "email\na@b.example")).location).toBe("/redirecting");
    }
    expect(await site.db.one(sql`select count(*) as count from users`)).toEqual(before);
    expect((await userOf("public@lotse.example"))?.status).toBe("active");
  });
});
