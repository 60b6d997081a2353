import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import type { Actor } from "~/domain/core/actor/actor";
import { makeFile } from "../factories/knowledge";
import { makeQuestion } from "../factories/question";
import { type Site, startSite, wordsOf } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const as = async (email: string) => {
  const visitor = site.visitor();
  await visitor.signIn(email);
  return visitor;
};
const main = (text: string) => /<main.*<\/main>/s.exec(text)![0];

describe("search", () => {
  test("finds pages, divisions, files and people of one's own company by a part of their name", async () => {
    const visitor = await as("manager@kontor.example");
    const of = async (words: string) =>
      main((await visitor.get(`/search?words=${encodeURIComponent(words)}`)).text);
    expect(await of("mitarbeitende")).toContain('href="/apps/user/list"');
    expect(await of("handbuch 2026")).toContain("Mitarbeiterhandbuch 2026.pdf");
    expect(await of("PERSONAL")).toMatch(/chatDivisions\?division=[\w-]+"[^>]*>.*Personal/s);
    expect(await of("kaya")).toMatch(/\/apps\/user\/view\/[\w-]+/);
    expect(await of("sicherheit einstellungen")).toContain('href="/account-settings/security"');
  });

  test("asks for a word where a kind is chosen without one", async () => {
    const visitor = await as("manager@kontor.example");
    const words = wordsOf(await visitor.get("/search?kind=file"));
    expect(words).toContain("Bitte geben Sie einen Suchbegriff ein");
    expect(words).not.toContain("Keine Treffer");
  });

  test("groups pages, records and actions, and names each place once", async () => {
    const visitor = await as("manager@kontor.example");
    const all = main((await visitor.get("/search")).text);
    expect(all).not.toContain('href="/pages/account-settings/account"');
    expect(all).toContain('href="/pages/account-settings/billing-plans"');
    for (const group of ["Seiten", "Aktionen"]) expect(all).toContain(`>${group}</h2>`);
    const titles = [...all.matchAll(/<bdi>([^<]+)<\/bdi>/g)].map(([, title]) => title);
    expect(titles).toEqual([...new Set(titles)]);
    const leave = main((await visitor.get("/search?words=abmeld")).text);
    expect(leave).toMatch(/<form[^>]*action="\/sign-out"/);
    expect((await visitor.post("/preferences", { theme: "dark", to: "/search" })).location).toBe("/search");
  });

  test("names no page to a public user that is for companies only", async () => {
    const visitor = await as("public@lotse.example");
    const links = [...main((await visitor.get("/search")).text).matchAll(/href="(\/[^"]*)"/g)];
    expect(links.length).toBeGreaterThan(10);
    for (const [, link = ""] of links)
      expect(main((await visitor.get(link)).text), link).not.toContain("Nur für Unternehmen");
    const all = main((await (await as("manager@werft.example")).get("/search")).text);
    for (const page of ["/tags", "/apps/roles", "/feedback-report", "/knowledge/new"])
      expect(all).toContain(`href="${page}"`);
  });

  test("begins with one's latest chats, the last used first", async () => {
    const visitor = await as("employee@kontor.example");
    const owner = await site.db.one<{ id: string; company_id: string }>(
      sql`select id, company_id from users where email = 'employee@kontor.example'`,
    );
    for (const [name, days] of [
      ["Vorgestern benutzt", 2],
      ["Heute benutzt", 0],
      ["Gestern benutzt", 1],
    ] as const)
      await site.db.run(sql`
        insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
        values (${crypto.randomUUID()}, ${owner.company_id}, ${owner.id}, ${name}, 'private',
          now() - interval '1 year', now() + interval '1 hour' - make_interval(days => ${days}))`);
    const all = main((await visitor.get("/search")).text);
    expect([...all.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, group]) => group).slice(0, 2)).toEqual([
      "Chats",
      "Seiten",
    ]);
    const first = [...all.matchAll(/<bdi>([^<]+)<\/bdi>/g)].map(([, title]) => title);
    const used = first.filter(title => title!.endsWith(" benutzt"));
    expect(first[0]).toBe("Heute benutzt");
    expect(used).toEqual(["Heute benutzt", "Gestern benutzt", "Vorgestern benutzt"]);
    await site.db.run(sql`delete from chats where name like '% benutzt'`);
  });

  test.each(["manager", "employee"])("never offers a deletion first: the %s's “konto”", async name => {
    const visitor = await as(`${name}@kontor.example`);
    const titles = [
      ...main((await visitor.get("/search?words=konto")).text).matchAll(/<bdi>([^<]+)<\/bdi>/g),
    ];
    const found = titles.map(([, title]) => title!);
    expect(found).toContain("Konto löschen");
    expect(found.indexOf("Einstellungen: Konto")).toBe(0);
    expect(found).toEqual([...new Set(found)]);
  });

  test("promises no user what they cannot find: operators pages, public users chats too", async () => {
    const offered = async (email: string) => {
      const page = await (await site.signedIn(email)).get("/search");
      const field = /type="search"[^>]*placeholder="([^"]*)"/.exec(page.text)?.[1];
      return [field, /Findet [^.]*\./.exec(wordsOf(page))?.[0], page.text.includes('name="kind"')];
    };
    for (const email of ["analyst@lotse.example", "staff@lotse.example"])
      expect(await offered(email)).toEqual([
        "Seiten suchen",
        "Findet Seiten, auf die Sie Zugriff haben.",
        false,
      ]);
    expect(await offered("public@lotse.example")).toEqual([
      "Seiten und Chats suchen",
      "Findet Seiten und Chats, auf die Sie Zugriff haben.",
      false,
    ]);
    expect((await offered("manager@kontor.example"))[2]).toBe(true);
  });

  test("finds words in documents, and offers to ask about them", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      select d.id from divisions d join companies c on c.id = d.company_id
      where c.name like 'Kontor%' and d.name = 'Personal'`);
    await makeFile(site.db, id, ["Der Sonderurlaub bei Umzug beträgt einen Tag."], { name: "Umzug.pdf" });
    const page = main((await (await as("employee@kontor.example")).get("/search?words=sonderurl")).text);
    expect(page).toMatch(
      /href="\/files\/[\w-]+\/pages\/[\w-]+[^"]*"[^>]*>.*<mark>Sonderurl<\/mark>aub bei Umzug/s,
    );
    expect(page).toContain("Umzug.pdf");
    expect(page).toMatch(/href="\/employee\/mistralai\?question=sonderurl"/);
    const stranger = main((await (await as("employee@werft.example")).get("/search?words=sonderurl")).text);
    expect(stranger).not.toContain("Umzug.pdf");
  });

  test("finds a chat by a question of one's own, and opens it there; no other user's question", async () => {
    const employee = {
      id: demoId("employee@kontor.example"),
      companyId: demoId("Kontor Nord GmbH"),
    };
    const { id, chatId } = await makeQuestion(site.db, employee as Actor, {
      question: "Darf der Papagei mit ins Kontor?",
    });
    const found = main((await (await as("employee@kontor.example")).get("/search?words=papagei")).text);
    expect(found).toMatch(
      new RegExp(`/employee/chat/${chatId}\\?[^"]*#m-${id}"[^>]*>.*Papagei mit ins`, "s"),
    );
    const divisions = main(
      (await (await as("employee@kontor.example")).get("/search?words=papagei&kind=division")).text,
    );
    expect(divisions).not.toContain(chatId);
    const manager = main((await (await as("manager@kontor.example")).get("/search?words=papagei")).text);
    expect(manager).not.toContain(chatId);
  });

  test("is limited to a kind and a division, and leads from a passage to a chat about its file", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      select d.id from divisions d join companies c on c.id = d.company_id
      where c.name like 'Kontor%' and d.name = 'Personal'`);
    const file = await makeFile(site.db, id, ["Die Kantine führt Zwiebelkuchen."], {
      name: "Zwiebelkuchen.pdf",
    });
    const employee = await as("employee@kontor.example");
    const groups = async (address: string) => {
      const page = main((await employee.get(address)).text);
      return [...page.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, group]) => group);
    };
    expect(await groups("/search?words=Zwiebelkuchen")).toEqual(
      expect.arrayContaining(["Dateien", "In Ihren Dokumenten"]),
    );
    expect(await groups("/search?words=Zwiebelkuchen&kind=passage")).toEqual([
      "In Ihren Dokumenten",
      "Fragen",
    ]);
    const other = await site.db.one<{ id: string }>(sql`
      select d.id from divisions d join companies c on c.id = d.company_id
      where c.name like 'Kontor%' and d.id <> ${id} order by d.name limit 1`);
    const manager = await as("manager@kontor.example");
    const within = async (division: string) =>
      main((await manager.get(`/search?words=Zwiebelkuchen&kind=&division=${division}`)).text);
    expect(await within(id)).toContain("Zwiebelkuchen.pdf");
    expect(await within(other.id)).not.toContain("Zwiebelkuchen.pdf");
    const page = main((await employee.get("/search?words=Zwiebelkuchen&kind=passage")).text);
    const ask = /class="ask"[^>]*href="([^"]+)"/.exec(page)![1]!;
    expect(ask).toBe(`/employee/mistralai?file=${file}`);
    // Who speaks to the page says what is to be read there.
    expect(page).toMatch(/class="ask" aria-label="Dazu fragen: [^"]+"[^>]*>Dazu fragen</);
    const form = main((await employee.get(ask)).text);
    expect(form).toMatch(new RegExp(`<input[^>]*name="fileIds"[^>]*value="${file}"`));
    const chosen = new RegExp(`<input[^>]*value="${file}"[^>]*>`).exec(form)![0];
    expect(chosen).toContain("checked");
    // A stranger's file is no choice, and no sign that there is one.
    const stranger = main(
      (await (await as("employee@werft.example")).get(`/employee/mistralai?file=${file}`)).text,
    );
    expect(stranger).not.toContain("Zwiebelkuchen");
  });

  test("shows an employee nothing that they may not open", async () => {
    const visitor = await as("employee@kontor.example");
    const people = main((await visitor.get("/search?words=kaya")).text);
    expect(people).not.toContain("ayse.kaya@kontor.example");
    const all = main((await visitor.get("/search")).text);
    expect(all).not.toContain("/apps/user/list");
    expect(all).not.toContain("/admin/");
    // Not a member of Arbeitssicherheit.
    expect(main((await visitor.get("/search?words=Gefahrstoff")).text)).toContain("Keine Treffer");
  });

  test("shows no user of another company", async () => {
    const visitor = await as("manager@werft.example");
    for (const words of ["Personal", "Mitarbeiterhandbuch", "Kaya", "Frauke"])
      expect(main((await visitor.get(`/search?words=${words}`)).text)).toContain("Keine Treffer");
  });

  test("finds one's own chats and no other user's private ones", async () => {
    const owner = await site.db.one<{ id: string; company_id: string }>(
      sql`select id, company_id from users where email = 'employee@kontor.example'`,
    );
    const id = crypto.randomUUID();
    await site.db.run(sql`
      insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
      values (${id}, ${owner.company_id}, ${owner.id}, 'Urlaub im Zwielicht', 'private', now(), now())`);
    const own = await (await as("employee@kontor.example")).get("/search?words=zwielicht");
    expect(main(own.text)).toContain(`/employee/chat/${id}`);
    const other = await (await as("manager@kontor.example")).get("/search?words=zwielicht");
    expect(main(other.text)).not.toContain(id);
  });

  test("takes any words for words: nothing of them is a pattern or markup", async () => {
    const visitor = await as("manager@kontor.example");
    for (const words of ["%", "_", "\\", "<script>x</script>", "x".repeat(300)]) {
      const page = await visitor.get(`/search?words=${encodeURIComponent(words)}`);
      expect(page.status).toBe(200);
      expect(main(page.text)).toContain("Keine Treffer");
      expect(page.text).not.toContain("<script>x</script>");
    }
  });

  test("is for who is signed in", async () => {
    for (const path of ["/search", "/notifications", "/customizer"]) {
      const answer = await site.visitor().get(path);
      expect(answer.location).toBe(`/login?to=${encodeURIComponent(path)}`);
    }
  });
});

describe("trying the search", () => {
  beforeAll(async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      select d.id from divisions d join companies c on c.id = d.company_id
      where c.name like 'Kontor%' order by d.created_at limit 1`);
    await makeFile(site.db, id, ["Der Jahresurlaub beträgt 30 Tage. Resturlaub verfällt im März."]);
  });
  const address = "/knowledge/search-test?question=Wie+viele+Tage+Jahresurlaub+habe+ich%3F";

  test("shows a data manager without script what is found, marked and linked to its page", async () => {
    const visitor = await as("manager@kontor.example");
    const page = main((await visitor.get(address)).text);
    expect(page).toContain("Daraus würde eine Antwort.");
    expect(page).toMatch(/<mark>[^<]*Tage[^<]*<\/mark>/);
    const [, link] = /href="(\/files\/[\w-]+\/pages\/[\w-]+)"/.exec(page)!;
    expect((await visitor.get(link!)).status).toBe(200);
    const nothing = main((await visitor.get("/knowledge/search-test?question=Xylophonkonzert")).text);
    expect(nothing).toContain("Keine Stelle gefunden");
    expect(nothing).toContain('value="Xylophonkonzert"');
    expect(main((await visitor.get("/knowledge/search-test")).text)).not.toContain("Keine Stelle gefunden");
  });

  test("searches all divisions, and says so, where the one of the address is gone", async () => {
    const visitor = await as("manager@kontor.example");
    expect(main((await visitor.get(`${address}&division=gone`)).text)).toContain(
      "Diesen Bereich gibt es nicht mehr.",
    );
  });

  test("is no page for employees", async () => {
    const page = await (await as("employee@kontor.example")).get(address);
    expect([page.status, page.location]).toEqual([302, "/redirecting"]);
  });

  test("is refused to public users, who may open the pages of knowledge but manage no division", async () => {
    const page = await (await as("public@lotse.example")).get(address);
    expect(page.status).toBe(403);
    expect(page.text).toContain("Ihnen fehlt die Berechtigung für diese Seite.");
  });
});

describe("news", () => {
  test("are one's own files that became ready or failed, and new until one looked", async () => {
    await site.db.run(sql`update files set status = 'failed', reason = 'unexpected', ready_at = null, created_at = now()
      where name = 'Mitarbeiterhandbuch 2026.pdf'`);
    await site.db.run(
      sql`update files set status = 'ready', ready_at = now() - interval '1 minute' where name like 'Preisliste%'`,
    );
    const visitor = await as("manager@kontor.example");
    const peek = await visitor.get("/notifications.data?peek=1&_routes=notifications");
    expect(peek.headers.getSetCookie()).toEqual([]);
    expect(peek.text).toMatch(/"news",[1-9]/);
    const page = main((await visitor.get("/notifications")).text);
    expect(page).toMatch(/<b>Neu\..*Bereit:.*Preisliste/s);
    expect(page).toContain("Mitarbeiterhandbuch 2026.pdf");
    expect(main((await visitor.get("/notifications")).text)).not.toContain("<b>");
  });

  test("of another company, or of a division one is no member of, are none", async () => {
    const stranger = main((await (await as("manager@werft.example")).get("/notifications")).text);
    expect(stranger).not.toContain("Preisliste");
    const employee = main((await (await as("employee@kontor.example")).get("/notifications")).text);
    expect(employee).toContain("Preisliste");
    expect(employee).not.toContain("Gefahrstoffverzeichnis");
  });

  test("are an empty list that says why for who has no files", async () => {
    const page = main((await (await as("analyst@lotse.example")).get("/notifications")).text);
    expect(page).toContain("Keine neuen Benachrichtigungen");
  });
});
