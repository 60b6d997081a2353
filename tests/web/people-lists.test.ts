import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import {
  add,
  administrator,
  mailsTo,
  managers,
  person,
  publics,
  roleId,
  site,
  staffList,
  upload,
  userOf,
  withAdministrator,
} from "../factories/people";
import { readSheet } from "../factories/read-sheet";
import { errorAt, hidden, wordsOf } from "./site";

withAdministrator();

describe("the lists", () => {
  test("are searched, filtered and sorted by their address, each of its own kind", async () => {
    const all = await administrator.get(`${managers}?size=100`);
    expect(all.text).toContain("manager@kontor.example");
    expect(all.text).toContain("Kontor Nord GmbH");
    expect(all.text).not.toContain("employee@kontor.example");
    expect(all.text).not.toContain("public@lotse.example");
    const found = await administrator.get(`${managers}?search=kontor+nord`);
    expect(found.text).toContain("manager@kontor.example");
    expect(found.text).not.toContain("manager@werft.example");
    const without = await administrator.get(`${managers}?plan=none`);
    expect(without.text).toContain("manager@werft.example");
    expect(without.text).not.toContain("manager@kontor.example");
    const roles = await administrator.get(`${staffList}?roleId=${await roleId("analyst")}`);
    expect(roles.text).toContain("analyst@lotse.example");
    expect(roles.text).not.toContain("staff@lotse.example");
    for (const odd of ["sort=password_hash", "status=x", "page=-1", "size=7", "roleId=%27", "country=%22--"])
      expect((await administrator.get(`${staffList}?${odd}`)).status).toBe(200);
    expect((await administrator.get(`${publics}?search=niemand@nirgends.example`)).text).toContain(
      "Es gibt kein Konto mit dieser E-Mail-Adresse.",
    );
  });

  test("sort countries, languages, plans and roles by their names for the reader, not by their codes", async () => {
    const order = async (address: string, names: string[]) => {
      const rows = (await administrator.get(address)).text.split("<tr").slice(2);
      const cells = rows.map(row => names.find(name => row.includes(`>${name}<`)));
      return cells.filter((name, at) => name && name !== cells[at - 1]);
    };
    for (const country of ["AT", "CH", "DE", "EG"])
      await add("public-user", person({ email: `land.${country}@lotse.example`, country, phone: "" }));
    const list = `${publics}?size=100&search=land.&sort=`;
    const german = ["Ägypten", "Deutschland", "Österreich", "Schweiz"];
    expect(await order(`${list}country`, german)).toEqual(german);
    expect(await order(`${list}-country`, german)).toEqual([...german].reverse());
    for (const language of ["de", "en", "fr", "ar"])
      await add("public-user", person({ email: `sprache.${language}@lotse.example`, language, phone: "" }));
    const spoken = ["Deutsch", "English", "Français", "العربية"];
    expect(await order(`${publics}?size=100&search=sprache.&sort=language`, spoken)).toEqual(spoken);
    const plans = ["Kein Tarif", "Jahrestarif"];
    expect(await order(`${managers}?size=100&sort=plan`, plans)).toEqual(plans);
    expect(await order(`${managers}?size=100&sort=-plan`, plans)).toEqual([...plans].reverse());
    const staff = ["Systemverwaltung", "Betriebsteam", "Analyse"];
    expect(await order(`${staffList}?size=100&sort=role`, staff)).toEqual(staff);
  });

  test("are exported as they are filtered, without a cell that a spreadsheet would run", async () => {
    const evil = ['=HYPERLINK("http://evil.test")', "+1+1", "-2+3", "@SUM(A1:A9)", "\t=1"];
    for (const [at, firstName] of evil.entries())
      await add("public-user", person({ email: `evil${at}@lotse.example`, firstName }));
    const ask = "/admin/people/export?kind=public-user&search=evil";
    const file = await administrator.get(ask);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [head, ...lines] = file.text.replace("\ufeff", "").trim().split("\r\n");
    expect(head).toMatch(/^Vorname;Nachname;E-Mail-Adresse/);
    expect(lines).toHaveLength(evil.length);
    expect(file.text).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(file.text).not.toMatch(/(^|;|\n)"?[=+\-@]/);

    const sheet = await administrator.get(`${ask}&format=xlsx`);
    expect(sheet.headers.get("content-type")).toContain("spreadsheetml.sheet");
    const { rows, xml } = await readSheet(sheet.bytes);
    expect(rows[0]!.slice(0, 3)).toEqual(["Vorname", "Nachname", "E-Mail-Adresse"]);
    // A leading tab was trimmed on saving.
    const names = evil.map(name => `'${name.trim()}`).sort();
    expect(
      rows
        .slice(1)
        .map(row => row[0])
        .sort(),
    ).toEqual(names);
    // The plus of a phone number alone is harmless in a text cell.
    expect(rows.flat().filter(cell => /^[=+\-@]/.test(cell))).toEqual(evil.map(() => "+494315606060"));
    expect(xml).not.toContain("<f>");
  });
});

describe("a list of people that is imported", () => {
  test("is looked at first, with every bad row named, and makes people once when it is confirmed", async () => {
    const template = await administrator.get("/admin/people/import/template?kind=data-manager");
    const head = template.text.replace("\ufeff", "").trim();
    const file = `${head}
Änne;Groß;anne@liste.example;Liste eins;;Französisch;Schweiz
;Klein;;;;;
Ole;Zwei;anne@liste.example;Liste zwei;;;
Ida;Drei;<b>x</b>;Liste drei;12;;`;
    const brought = await upload(administrator, "data-manager", Buffer.from(file, "latin1"));
    const page = await administrator.get(brought.location!);
    expect(page.text).toContain("1 Person wird hinzugefügt.");
    expect(page.text).toContain("3 Zeilen haben Fehler");
    expect(page.text).toContain("Änne Groß");
    expect(page.text).toContain("Diese Adresse kommt in der Datei bereits weiter oben vor.");
    expect(page.text).toContain("&lt;b&gt;x&lt;/b&gt;");
    expect(page.text).toContain("Diese Telefonnummer ist zu kurz.");
    expect(await userOf("anne@liste.example")).toBeUndefined();
    const twice = await Promise.all([
      administrator.post(brought.location!, { intent: "confirm" }),
      administrator.post(brought.location!, { intent: "confirm" }),
    ]);
    expect(twice.map(answer => answer.location)).toEqual([brought.location, brought.location]);
    expect((await administrator.get(brought.location!)).text).toContain("1 Person wurde hinzugefügt");
    expect((await mailsTo("anne@liste.example", "invite")).length).toBe(1);
    // The preview in another tab leads to the result instead of a message that no people were added.
    const late = await administrator.post(brought.location!, { intent: "drop" }, { follow: true });
    expect(wordsOf(late)).toContain("1 Person wurde hinzugefügt");
    expect(wordsOf(late)).not.toContain("verworfen");
  });

  test("says which companies there would be twice", async () => {
    const text = "vorname,nachname,email,firma\nA,B,zwei@liste.example,Kontor Nord GmbH";
    const { location } = await upload(administrator, "data-manager", text);
    expect(wordsOf(await administrator.get(location!))).toMatch(
      /Für jede Zeile wird ein eigenes Unternehmen angelegt.*Kontor Nord GmbH/s,
    );
    await administrator.post(location!, { intent: "drop" });
  });

  test("is refused when it is none, and when it is too long, and creates no person", async () => {
    const none = await administrator.post("/admin/people/import?kind=staff", {});
    expect(errorAt(none, "file")).toBe("Bitte wählen Sie eine CSV-Datei.");
    const picture = await upload(administrator, "staff", new Uint8Array([0x89, 0x50, 0, 0]));
    expect(errorAt(picture, "file")).toContain("Diese CSV-Datei konnte nicht verarbeitet werden");
    const rows = Array.from({ length: 1001 }, (_, at) => `A;B;p${at}@liste.example`).join("\n");
    const long = await upload(administrator, "public-user", `Vorname;Nachname;E-Mail\n${rows}`);
    expect(errorAt(long, "file")).toContain("höchstens 1.000 Personen");
    expect(await userOf("p1@liste.example")).toBeUndefined();
  });

  test("can be discarded, and is visible to no other user", async () => {
    const { location } = await upload(
      administrator,
      "public-user",
      "vorname,nachname,email\nA,B,d@liste.example",
    );
    const kind = hidden(await administrator.get(location!), "kind");
    await administrator.post(location!, { intent: "drop" });
    expect((await administrator.get(location!)).status).toBe(404);
    // In another window, where it is still shown.
    for (const intent of ["confirm", "drop"]) {
      const late = await administrator.post(location!, { intent, kind });
      expect(late.status).toBe(404);
      expect(wordsOf(late)).toContain("Nicht mehr vorhanden");
      expect(late.text).toContain('href="/admin/people/import?kind=public-user"');
    }
    expect(await userOf("d@liste.example")).toBeUndefined();
  });
});

// Last, because these people stay: deleting so many takes long.
describe("a list with more people than a spreadsheet takes", () => {
  test("leads back to itself with its filter where that is asked for", async () => {
    const ids = await site.db.many<{ id: string }>(sql`
      insert into users (id, role_id, email, email_key, first_name, last_name, status, created_at)
      select gen_random_uuid(), role_id, address, address, 'Masse', 'Person', 'active', now()
      from (select role_id, 'masse' || n || '@lotse.example' as address
        from users, generate_series(1, 20001) n where email = 'public@lotse.example') copies
      returning id`);
    expect(ids).toHaveLength(20_001);
    const refused = await administrator.get(
      "/admin/people/export?kind=public-user&search=masse&format=xlsx&sort=-email",
    );
    expect(refused.location).toBe("/admin/users/public-user?search=masse&sort=-email");
    expect(wordsOf(await administrator.get(refused.location!))).toContain(
      "höchstens 20.000 Zeilen). Als CSV gibt es keine Grenze.",
    );
  });
});
