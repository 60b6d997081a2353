import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeDivision, makeFile } from "../factories/knowledge";
import { type Answer, type Site, shown, startSite, type Visitor } from "./site";

const list = "/mistralai/chatDivisions";

let site: Site;
let manager: Visitor;
let division: string;

/** A file with its size, and how many minutes ago it was uploaded. */
async function add(name: string, bytes: number, minutes: number, status = "ready") {
  const id = await makeFile(site.db, division, [], { name, status });
  await site.db.run(sql`
    update files set bytes = ${bytes}, created_at = now() - ${minutes} * interval '1 minute' where id = ${id}`);
  return id;
}

/** The names of the files in the order in which a page lists them. */
const names = (page: Answer) =>
  [...shown(page).matchAll(/<bdi>([^<]*\.pdf)<\/bdi>/g)].map(([, name]) => name!.replace(".pdf", ""));

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  division = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Sortiert" });
  await add("Anhang 10", 500, 1);
  await add("Überblick", 900, 2, "failed");
  await add("anhang 2", 100, 3);
  const last = await add("Zeiten", 700, 4);
  await site.db.run(sql`update files set valid_until = '2027-01-31' where id = ${last}`);
  await site.db.run(sql`update files set name = name || '.pdf' where division_id = ${division}`);
});
afterAll(() => site?.stop());

describe("the files of a division", () => {
  const of = async (query: string) => names(await manager.get(`${list}?division=${division}${query}`));

  it("are listed by day, name, size, state or last day, as the address says", async () => {
    const newest = ["Anhang 10", "Überblick", "anhang 2", "Zeiten"];
    const byName = ["anhang 2", "Anhang 10", "Überblick", "Zeiten"];
    expect(await of("")).toEqual(newest);
    expect(await of("&sort=added")).toEqual(newest.toReversed());
    expect(await of("&sort=name")).toEqual(byName);
    expect(await of("&sort=-name")).toEqual(byName.toReversed());
    expect(await of("&sort=size")).toEqual(["anhang 2", "Anhang 10", "Zeiten", "Überblick"]);
    expect((await of("&sort=-size"))[0]).toBe("Überblick");
    expect((await of("&sort=status"))[0]).toBe("Überblick");
    expect((await of("&sort=validUntil"))[0]).toBe("Zeiten");
    expect(await of("&sort=secret")).toEqual(newest);
  });

  it("can be ordered without script, by the form and by the heads, which say the order", async () => {
    const page = shown(await manager.get(`${list}?division=${division}&sort=name`));
    expect(page).toMatch(/<select[^>]*name="sort".*?<option value="name" selected[^>]*>Name von A bis Z/s);
    expect(page).toMatch(/<th[^>]*aria-sort="ascending"[^>]*><a [^>]*href="[^"]*sort=-name/);
    expect(page).toMatch(/<th[^>]*><a [^>]*href="[^"]*sort=status/);
  });

  it("are each on one page only, also those that have the same name", async () => {
    const same = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Gleich" });
    const ids: string[] = [];
    for (let at = 0; at < 12; at++) ids.push(await makeFile(site.db, same, [], { name: "Gleich.pdf" }));
    const pageOf = async (page: number) => {
      const { text } = await manager.get(`${list}?division=${same}&sort=name&size=10&page=${page}`);
      return [...new Set(ids.filter(id => text.includes(`/files/${id}/edit`)))];
    };
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect([first.length, second.length]).toEqual([10, 2]);
    expect(new Set([...first, ...second]).size).toBe(12);
    expect((await manager.get(`${list}?division=${same}&sort=name&size=10`)).text).toMatch(
      /href="[^"]*sort=name[^"]*page=2/,
    );
  });

  it("keep their order in the list of all divisions, and from there to the page of one", async () => {
    for (let at = 0; at < 10; at++) await add(`Mehr ${at}.pdf`, 1, 0);
    const page = await manager.get(`${list}?sort=name&size=100`);
    const listed = names(page);
    const at = listed.indexOf("anhang 2");
    expect(listed.slice(at, at + 3)).toEqual(["anhang 2", "Anhang 10", "Mehr 0"]);
    expect(page.text).toContain(`href="${list}?division=${division}&amp;sort=name"`);
  });
});
