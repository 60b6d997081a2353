import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeDivision, makeFile } from "../factories/knowledge";
import { type Answer, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const list = "/mistralai/chatDivisions";

let site: Site;
let manager: Visitor;
let division: string;

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  division = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Viele Dateien" });
  for (let at = 1; at <= 12; at++)
    await makeFile(site.db, division, [], { name: `Scan ${at}.pdf`, status: "failed" });
  await site.db.run(sql`update files set reason = 'pdf_scan' where division_id = ${division}`);
});
afterAll(() => site?.stop());

/** The address that a row of the list links to, of the first file whose page it is. */
const linkTo = (page: Answer, what: string) =>
  new RegExp(`href="(/files/[^"/]+/${what}[^"]*)"`).exec(shown(page))![1]!.replaceAll("&amp;", "&");

describe("who works through a list of files", () => {
  const place = () => `${list}?division=${division}&status=failed&sort=name&size=10&page=2`;
  /** The same parameters, in any order. */
  const leads = (location: string | null) => {
    const [path, query] = (location ?? "").split("?");
    return [path, Object.fromEntries(new URLSearchParams(query))];
  };

  it.each(["delete", "edit", "replace"])(
    "comes back to their place in it from the page to %s one",
    async what => {
      const page = await manager.get(linkTo(await manager.get(place()), what));
      expect(shown(page)).toContain(`href="${list}?division=${division}&amp;`);
      const cancel = /href="(\/mistralai\/chatDivisions\?division=[^"]*)"/.exec(shown(page))![1]!;
      expect(leads(cancel.replaceAll("&amp;", "&"))).toEqual(leads(place()));
    },
  );

  it("comes back to it after the deletion of one, and of several", async () => {
    const one = await manager.post(linkTo(await manager.get(place()), "delete"), {});
    expect([one.status, leads(one.location)]).toEqual([302, leads(place())]);
    const form = shown(await manager.get(place()));
    const kept = /name="list" value="([^"]*)"/.exec(form)![1]!.replaceAll("&amp;", "&");
    const [, id] = /name="id"[^>]*value="([^"]+)"/.exec(form)!;
    const several = `/knowledge/files/delete?${new URLSearchParams({ list: kept, id: id! })}`;
    const done = await manager.post(several, {});
    expect([done.status, leads(done.location)]).toEqual([302, leads(place())]);
  });

  it("comes back to the page of a file that they changed it from, or decided to keep it", async () => {
    const id = await makeFile(site.db, division, ["Ein Satz."], { name: "Eigene Seite.pdf" });
    const page = await manager.get(`/files/${id}`);
    for (const what of ["delete", "replace"])
      expect(shown(await manager.get(linkTo(page, what)))).toContain(`href="/files/${id}"`);
    const edit = linkTo(page, "edit");
    const form = await manager.get(edit);
    expect(shown(form)).toContain(`href="/files/${id}"`);
    const saved = await manager.post(edit, {
      name: "Umbenannt",
      divisionId: division,
      version: hidden(form, "version"),
    });
    expect([saved.status, saved.location]).toEqual([302, `/files/${id}`]);
    expect(wordsOf(await manager.get(`/files/${id}`))).toContain("Umbenannt.pdf");
    const forged = await manager.post(`/files/${id}/edit?from=//evil.example`, {
      name: "Umbenannt",
      divisionId: division,
    });
    expect(forged.location).toBe(`${list}#${division}`);
  });

  it("is not redirected elsewhere by a forged address", async () => {
    const id = await makeFile(site.db, division, [], { name: "Fremd.pdf" });
    const evil = new URLSearchParams({ list: "//evil.example?next=https://evil.example&page=2" });
    const { location } = await manager.post(`/files/${id}/delete?${evil}`, {});
    expect(leads(location)).toEqual([list, { page: "2" }]);
  });
});

describe("the page of an expired file", () => {
  it("says when its division no longer searches it, and then leads to no question about it", async () => {
    const kept = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Läuft ab" });
    const id = await makeFile(site.db, kept, ["Ein Satz."], { name: "Alt.pdf" });
    await site.db.run(sql`update files set valid_until = '2020-01-31' where id = ${id}`);
    const searched = wordsOf(await manager.get(`/files/${id}`));
    expect(searched).toContain("Gültig bis 31. Januar 2020: abgelaufen");
    expect(searched).toContain("Zu dieser Datei fragen");
    await site.db.run(sql`update divisions set expired_files = 'leave_out' where id = ${kept}`);
    const leftOut = wordsOf(await manager.get(`/files/${id}`));
    expect(leftOut).toContain("Lotse durchsucht diese Datei nicht mehr.");
    expect(leftOut).not.toContain("Zu dieser Datei fragen");
    await site.db.run(sql`update files set valid_until = null where id = ${id}`);
  });
});

describe("a filter that no file matches", () => {
  it("by validity shows no files at all, neither those of all divisions nor an empty division", async () => {
    for (const at of [`${list}?validity=expired`, `${list}?division=${division}&validity=expired`]) {
      const page = wordsOf(await manager.get(at));
      expect(page).toContain("Keine Dateien mit dieser Gültigkeit");
      expect(page).not.toContain("Scan 1");
      expect(page).not.toContain("noch keine Dateien");
    }
  });

  it("by words in a division does not say that it has no files", async () => {
    const page = wordsOf(await manager.get(`${list}?division=${division}&search=nirgends`));
    expect(page).toContain("Keine Treffer zu");
    expect(page).not.toContain("noch keine Dateien");
  });

  it("by validity lists all that match over all divisions, in pages", async () => {
    const many = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Abgelaufen" });
    for (let at = 1; at <= 12; at++) await makeFile(site.db, many, [], { name: `Alt ${at}.pdf` });
    await site.db.run(sql`update files set valid_until = '2020-01-31' where division_id = ${many}`);
    const page = wordsOf(await manager.get(`${list}?validity=expired&sort=name`));
    expect(page).toContain("Alt 10.pdf");
    expect(page).not.toContain("Alt 12.pdf");
    expect(wordsOf(await manager.get(`${list}?validity=expired&sort=name&page=2`))).toContain("Alt 12.pdf");
  });
});

describe("a search over all divisions", () => {
  it("that finds more files than it shows says how many, and leads to all of them in pages", async () => {
    const many = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Anlagen" });
    for (let at = 1; at <= 27; at++) await makeFile(site.db, many, [], { name: `Fundstück ${at}.pdf` });
    const page = await manager.get(`${list}?search=Fundst%C3%BCck&sort=name`);
    expect(wordsOf(page)).not.toContain("Fundstück 26.pdf");
    const link =
      /href="([^"]*only=files[^"]*)"[^>]*>(?:<[^>]*>)*Alle 27 Dateien/.exec(shown(page))?.[1] ?? "";
    const all = await manager.get(link.replaceAll("&amp;", "&"));
    expect(wordsOf(all)).toContain("1 bis 10 von 27");
    const last = link.replaceAll("&amp;", "&");
    expect(wordsOf(await manager.get(`${last}&page=3`))).toContain("Fundstück 27.pdf");
  });
});

describe("files of one name from two folders", () => {
  it("are distinguishable in the list and on their pages, and found by their folder", async () => {
    const both = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Ordner" });
    for (const folder of ["2025/Verträge", "2026/Verträge"]) {
      const id = await makeFile(site.db, both, [], { name: "Muster.pdf" });
      await site.db.run(sql`update files set folder = ${folder} where id = ${id}`);
      expect(wordsOf(await manager.get(`/files/${id}`))).toMatch(new RegExp(`Ordner \\S*${folder}`));
    }
    const page = wordsOf(await manager.get(`${list}?division=${both}`));
    for (const folder of ["2025/Verträge", "2026/Verträge"])
      expect(page).toMatch(new RegExp(`im Ordner \\S*${folder}`));
    const found = wordsOf(await manager.get(`${list}?division=${both}&search=2025`));
    expect(found).toContain("2025/Verträge");
    expect(found).not.toContain("2026/Verträge");
  });
});

describe("who has changed a division or its members", () => {
  it("sees that division, wherever it stands in the list of all", async () => {
    const changed = await manager.post(`/divisions/${division}/edit`, {
      name: "Viele Dateien",
      expiredFiles: "warn",
    });
    expect([changed.status, changed.location]).toEqual([302, `${list}?division=${division}`]);
    const members = await manager.post(`/divisions/${division}/members`, {});
    expect([members.status, members.location]).toEqual([302, `${list}?division=${division}`]);
  });
});
