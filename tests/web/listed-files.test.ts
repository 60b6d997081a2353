import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { handbookPdf } from "../factories/documents";
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

describe("a file whose processing ended after the page was shown", () => {
  it.each([
    ["cancel", "ready"],
    ["cancel", "failed"],
    ["retry", "ready"],
    ["retry", "quarantined"],
  ])("is not said to have been changed: %s, %s", async (intent, status) => {
    const file = await makeFile(site.db, division, ["Ein Satz."], { name: "Fertig.pdf", status });
    const said = wordsOf(await manager.post(`/files/${file}`, { intent, file }, { follow: true }));
    expect(said).toMatch(/Die Verarbeitung von „.?Fertig\.pdf.?“ war bereits beendet\./);
    expect(said).not.toMatch(/wurde angehalten|wird erneut verarbeitet/);
    await site.db.run(sql`delete from files where id = ${file}`);
  });
});

it("a file keeps what was typed about it where the chosen division was deleted meanwhile", async () => {
  const file = await makeFile(site.db, division, ["Ein Satz."], { name: "Umzug.pdf" });
  const gone = "00000000-0000-7000-8000-000000000000";
  const version = hidden(await manager.get(`/files/${file}/edit`), "version");
  const form = { name: "Getippt.pdf", divisionId: gone, ownerId: "", validUntil: "", version };
  const refused = await manager.post(`/files/${file}/edit`, form);
  expect(refused.status).toBe(404);
  expect(wordsOf(refused)).toContain("Dieser Eintrag existiert nicht oder wurde gelöscht.");
  expect(refused.text).toContain('value="Getippt.pdf"');
  await site.db.run(sql`delete from files where id = ${file}`);
});

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

  it("comes from the page of a file that they deleted to the list of its division", async () => {
    const id = await makeFile(site.db, division, ["Ein Satz."], { name: "Eigene Seite.pdf" });
    const way = linkTo(await manager.get(`/files/${id}`), "delete");
    const form = { requestId: "deletes-own-page" };
    const done = await manager.post(way, form);
    expect([done.status, leads(done.location)]).toEqual([302, [list, { division }]]);
    await site.db.run(sql`delete from files where id = ${id}`);
    // The same form again, after all of it is gone.
    expect((await manager.post(way, form)).location).toBe(list);
  });

  it("reads where a file is that they have moved out of the list", async () => {
    const other = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Ablage" });
    const names = ["Umzug 1.pdf", "Umzug 2.pdf", "Umzug 3.pdf"];
    const ids = await Promise.all(names.map(name => makeFile(site.db, division, ["Ein Satz."], { name })));
    const at = new URLSearchParams({ list: `division=${division}` });
    const change = { name: names[0]!, divisionId: other };
    const one = await manager.post(`/files/${ids[0]}/edit?${at}`, change, { follow: true });
    expect(wordsOf(one)).toMatch(/Die Datei „\S?Umzug 1\.pdf\S? ?“ ist jetzt im Bereich „\S?Ablage\S?“\./);
    const again = await manager.post(`/files/${ids[0]}/edit?${at}`, change, { follow: true });
    expect(wordsOf(again)).toMatch(/Die Datei „\S?Umzug 1\.pdf\S?“ wurde gespeichert\./);
    for (const id of ids.slice(1)) at.append("id", id);
    const several = await manager.post(
      `/knowledge/files/edit?${at}`,
      { divisionId: other },
      { follow: true },
    );
    expect(wordsOf(several)).toMatch(/2 Dateien sind jetzt im Bereich „\S?Ablage\S?“\./);
  });

  it("is not redirected elsewhere by a forged address", async () => {
    const id = await makeFile(site.db, division, [], { name: "Fremd.pdf" });
    const evil = new URLSearchParams({ list: "//evil.example?next=https://evil.example&page=2" });
    const { location } = await manager.post(`/files/${id}/delete?${evil}`, {});
    expect(leads(location)).toEqual([list, { page: "2" }]);
  });
});

describe("the page of a file whose new version is on its way", () => {
  /** The file, and an upload that becomes its new version. */
  async function versions(status: "reading" | "failed") {
    const file = await makeFile(site.db, division, ["Ein Satz."], { name: "Preise 2026.pdf" });
    const version = await makeFile(site.db, division, [], { name: "Preise 2027.pdf", status });
    await site.db.run(sql`
      update files set replaces = ${file}, pages_total = 9, pages_read = 4,
        reason = ${status === "failed" ? "pdf_scan" : null} where id = ${version}`);
    return { file, version };
  }

  it("shows how far it is, and refreshes itself; so does the way to the version, which is gone once it is ready", async () => {
    const { file, version } = await versions("reading");
    const page = await manager.get(`/files/${file}`);
    expect(wordsOf(page)).toMatch(/Neue Version Preise 2027\.pdf .*Seite 4 von 9 verarbeitet/);
    expect(wordsOf(page)).toContain("Bis die neue Version verarbeitet ist, bleibt diese Datei unverändert.");
    expect(shown(page)).toMatch(/http-equiv="refresh"/i);
    expect((await manager.get(`/files/${version}`)).location).toBe(`/files/${file}`);
    const stopped = await manager.post(
      `/files/${file}`,
      { intent: "cancel", file: version },
      { follow: true },
    );
    expect(wordsOf(stopped)).toMatch(/Die Verarbeitung wurde von .+ angehalten\./);
    expect(shown(stopped)).not.toMatch(/http-equiv="refresh"/i);
  });

  it("leads to one that failed, whose deletion leads back to the file", async () => {
    const { file, version } = await versions("failed");
    const page = await manager.get(`/files/${file}`);
    expect(shown(page)).toMatch(new RegExp(`href="/files/${version}"[^>]*><bdi>Preise 2027`));
    const own = await manager.get(`/files/${version}`);
    expect(shown(own)).toMatch(new RegExp(`href="/files/${file}"[^>]*>Neue Version von`));
    expect(shown(own)).not.toContain(`/files/${version}/edit`);
    expect((await manager.get(`/files/${version}/edit`)).status).toBe(404);
    const way = linkTo({ ...page, text: shown(page).slice(shown(page).indexOf("Preise 2027")) }, "delete");
    expect(way).toContain(version);
    expect((await manager.post(way, {})).location).toBe(`/files/${file}`);
    expect(wordsOf(await manager.get(`/files/${file}`))).not.toContain("Neue Version");
  });

  it("shows it to its readers, who cannot stop it", async () => {
    const { file } = await versions("reading");
    await site.db.run(sql`
      insert into division_members (division_id, user_id)
      select ${division}, id from users where email = 'employee@kontor.example' on conflict do nothing`);
    const page = await (await site.signedIn("employee@kontor.example")).get(`/files/${file}`);
    expect(wordsOf(page)).toContain("Seite 4 von 9 verarbeitet");
    expect(shown(page)).not.toContain('value="cancel"');
  });

  it("is where one comes back to from the form for it", async () => {
    const file = await makeFile(site.db, division, ["Ein Satz."], { name: "Anfahrt.pdf" });
    const way = linkTo(await manager.get(`/files/${file}`), "replace");
    const body = new FormData();
    body.set("requestId", hidden(await manager.get(way), "requestId"));
    body.append("pdf", new File([new Uint8Array(await handbookPdf(1))], "Anfahrt neu.pdf"));
    const sent = await manager.ask(way, { method: "POST", body });
    expect([sent.status, sent.location]).toEqual([302, `/files/${file}`]);
    expect(wordsOf(await manager.get(`/files/${file}`))).toContain("Neue Version Anfahrt neu.pdf");
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
