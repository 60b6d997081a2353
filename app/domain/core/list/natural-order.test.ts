import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { listDivisions } from "~/domain/knowledge/division/list-divisions";
import { listEmployees } from "~/domain/people/employee/list-employees";
import { makeCompany, makePerson } from "../../../../tests/factories/company";
import { makeDivision } from "../../../../tests/factories/knowledge";
import { ownDatabase } from "../../../../tests/factories/own-database";

const own = ownDatabase();

describe("who looks through a list sorted by name", () => {
  test("finds Bereich 2 before Bereich 10, and umlauts beside their vowels", async () => {
    const { manager, id } = await makeCompany(own.db, { plan: true });
    for (const name of [
      "Bereich 10",
      "Öffnung",
      "Bereich 2",
      "Zentrale",
      "bereich 1",
      "Bereich 2.10",
      "Bereich 2.9",
    ])
      await makeDivision(own.db, id, { name });
    const { rows } = await listDivisions(own.db, manager, { page: 1, size: 20, search: "" });
    expect(rows.map(({ name }) => name)).toEqual([
      "bereich 1",
      "Bereich 2",
      "Bereich 2.9",
      "Bereich 2.10",
      "Bereich 10",
      "Öffnung",
      "Zentrale",
    ]);
  });

  test("finds colleagues numbered likewise in the same order", async () => {
    const { manager, employee, id } = await makeCompany(own.db, { plan: true });
    const people = [manager, employee, await makePerson(own.db, "employee", id)];
    for (const [index, number] of [100, 20, 3].entries())
      await own.db.run(
        sql`update users set last_name = ${`Schicht ${number}`} where id = ${people[index]!.id}`,
      );
    const { rows } = await listEmployees(own.db, manager, { page: 1, size: 20, search: "", sort: "name" });
    expect(rows.map(({ lastName }) => lastName)).toEqual(["Schicht 3", "Schicht 20", "Schicht 100"]);
  });

  test("finds every list sorted in this way: no query sorts a name by code point or another collation", () => {
    const wrong = readdirSync("app/domain", { recursive: true, encoding: "utf8" })
      .filter(path => path.endsWith(".ts") && !path.endsWith(".test.ts"))
      .filter(path => {
        const text = readFileSync(join("app/domain", path), "utf8");
        return /x-icu|order by (?:[^`()]*, )?[a-z]+\.(?:name|last_name)(?! collate)\b/.test(text);
      });
    expect(wrong).toEqual([]);
  });
});
