import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { addresses } from "~/session/addresses";
import { type Answer, type Site, shown, startSite, wordsOf } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const staff = demoId("staff@lotse.example");
const employee = demoId("employee@kontor.example");

/** The marked entries of each main navigation: the wide and the narrow one. */
const marked = (page: Answer) =>
  [...shown(page).matchAll(/<nav [^>]*aria-label="Hauptnavigation".*?<\/nav>/gs)].map(([navigation]) =>
    [...navigation.matchAll(/<a [^>]*aria-current="[^>]*>/g)].map(([link]) => ({
      [/href="([^"]*)"/.exec(link)![1]!]: /aria-current="([^"]*)"/.exec(link)![1],
    })),
  );

describe.each(["manager@kontor.example", "employee@kontor.example", "administrator@lotse.example"])(
  "every link that menus, palette and tabs show %s",
  email => {
    test("leads to a page", async () => {
      const visitor = await site.signedIn(email);
      const settings = email.startsWith("manager") ? "" : email.startsWith("emp") ? "/employee" : "/admin";
      for (const path of ["/search", `${settings}/account-settings/account`]) {
        const links = [...shown(await visitor.get(path)).matchAll(/<a [^>]*href="(\/[^"?#]*)"/g)].map(
          ([, to]) => to!,
        );
        expect(links.length).toBeGreaterThan(5);
        for (const to of new Set(links.filter(to => !to.startsWith("/assets/"))))
          expect([to, (await visitor.get(to, { follow: true })).status]).toEqual([to, 200]);
      }
    });
  },
);

test("a data manager sees their company's plan at the end of the navigation, an employee does not", async () => {
  const plan = async (email: string) => shown(await (await site.signedIn(email)).get("/notifications"));
  expect(await plan("manager@kontor.example")).toMatch(/Jahrestarif<\/a><span>verlängert sich automatisch/);
  expect(await plan("manager@werft.example")).toMatch(/30 Tage<\/a><span>abgelaufen am \d+\. \S+ 20\d\d/);
  expect(await plan("employee@kontor.example")).not.toContain("Jahrestarif");
});

test("an employee sees the number of new notifications at the bell without script, until they read them", async () => {
  const employee = await site.signedIn("employee@kontor.example");
  const bell = (page: { text: string }) => /<a[^>]*class="find-bell".*?<\/a>/s.exec(page.text)![0];
  const before = bell(await employee.get("/employee/chat"));
  const [, number] = /<i[^>]*>(\d+)<\/i>/.exec(before)!;
  const listed = await employee.get("/notifications");
  expect(shown(listed).match(/<li/g)!.length).toBeGreaterThanOrEqual(Number(number));
  for (const page of [listed, await employee.get("/employee/chat")]) expect(bell(page)).not.toContain("<i ");
});

describe("every tab and every record names itself in heading and title", () => {
  const namesOf = async (email: string, path: string) => {
    const page = shown(await (await site.signedIn(email)).get(path));
    return [/<h1[^>]*>([^<]*)/.exec(page)?.[1], /<title>([^<]*)/.exec(page)?.[1]];
  };
  test.each([
    ["manager@kontor.example", "/account-settings/security", "Einstellungen: Sicherheit"],
    ["administrator@lotse.example", "/admin/system-settings/limits", "Systemeinstellungen: Grenzen"],
    ["manager@kontor.example", "/pages/user-profile/teams", "Profil: Bereiche"],
    ["manager@kontor.example", `/employee-add/${employee}`, "Person bearbeiten: Malte Jessen"],
    [
      "manager@kontor.example",
      `/divisions/${demoId("Kontor Nord GmbH Personal")}/edit`,
      "Bereich bearbeiten: Personal",
    ],
  ])("for %s at %s: %s", async (email, path, name) => {
    expect(await namesOf(email, path)).toEqual([name, expect.stringContaining(name.split(": ")[1]!)]);
  });

  test("a role too", async () => {
    const path = `/apps/roles/${demoId("role Teamleitung")}`;
    expect(await namesOf("manager@kontor.example", path)).toEqual([
      "Rolle: Teamleitung",
      "Teamleitung – Lotse",
    ]);
  });

  test.each(["manager", "administrator"])(
    "no two pages or tabs of the %s have the same title",
    async name => {
      const visitor = await site.signedIn(`${name}@${name === "manager" ? "kontor" : "lotse"}.example`);
      // One page may stand at two addresses: the first counts. The list of mails without a folder is the inbox.
      const paths = new Map<string, string>();
      for (const { path, file, layout, demo, tabs, tabFiles } of addresses) {
        if (layout !== "default" || demo || path === "/apps/email") continue;
        for (const tab of tabs ?? [""]) {
          const page = `${tabFiles?.[tab] ?? file} ${tab}`;
          if (!paths.has(page)) paths.set(page, path.replace(/:(?:tab|filter|label)$/, tab));
        }
      }
      const seen: Record<string, string[]> = {};
      for (const path of paths.values()) {
        if (/[:*]/.test(path)) continue;
        const page = await visitor.get(path);
        if (page.status !== 200) continue;
        const title = /<title>([^<]*)/.exec(page.text)![1]!;
        seen[title] = [...(seen[title] ?? []), path];
      }
      expect(Object.keys(seen).length).toBeGreaterThan(20);
      expect(Object.entries(seen).filter(([, at]) => at.length > 1)).toEqual([]);
    },
  );

  test("a public user's menu has no dashboard, which would be empty, and their chats are not about own documents", async () => {
    const page = await (await site.signedIn("public@lotse.example")).get("/chat");
    const menu = /<nav [^>]*aria-label="Hauptnavigation".*?<\/nav>/s.exec(page.text)![0];
    expect(menu).toContain('href="/mistralai/ChatFolders"');
    expect(menu).not.toContain('href="/dashboard"');
    expect(wordsOf(page)).toContain("Stellen Sie Fragen in öffentlichen Chats.");
    expect(wordsOf(page)).not.toContain("Ihren Dokumenten");
  });

  test("a public user sees no tabs of a company", async () => {
    const visitor = await site.signedIn("public@lotse.example");
    const page = shown(await visitor.get("/account-settings/account"));
    for (const tab of ["company", "billing", "divisions", "employees", "whatsapp", "ai"])
      expect(page).not.toContain(`/account-settings/${tab}"`);
    for (const tab of ["security", "privacy"]) expect(page).toContain(`/account-settings/${tab}"`);
    expect(shown(await visitor.get("/pages/user-profile/profile"))).not.toContain("/user-profile/teams");
  });
});

describe("the main navigation marks", () => {
  test.each([
    ["administrator", "/admin/staff", { "/admin/staff": "page" }],
    ["administrator", `/admin/staff/${staff}`, { "/admin/staff": "true" }],
    ["administrator", `/admin/people/${staff}/edit`, { "/admin/staff": "true" }],
    ["administrator", "/admin/people/add?kind=public-user", { "/admin/users/public-user": "true" }],
    ["administrator", "/admin/system-settings/email", { "/admin/system-settings/company": "true" }],
    ["administrator", "/admin/profile", undefined],
    ["manager", "/employee-add", { "/apps/user/list": "true" }],
    ["manager", `/employee-add/${employee}/remove`, { "/apps/user/list": "true" }],
    ["manager", "/knowledge/new", { "/mistralai/chatDivisions": "true" }],
    ["manager", "/account-settings/security", { "/account-settings/account": "true" }],
    ["employee", "/employee/chat/chatDivisions", { "/employee/chat/chatDivisions": "page" }],
  ])("for %s at %s the entry that it stands under, and no other", async (name, path, entry) => {
    const company = name === "administrator" ? "lotse" : "kontor";
    const visitor = await site.signedIn(`${name}@${company}.example`);
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    const all = marked(page);
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) expect(one).toEqual(entry ? [entry] : []);
  });

  test("the group of the entry too, where groups are menus", async () => {
    const visitor = await site.signedIn("administrator@lotse.example");
    await visitor.post("/preferences", { to: "/", orientation: "horizontal" });
    const page = shown(await visitor.get(`/admin/people/${staff}/edit`));
    const heads = [...page.matchAll(/<summary( aria-current="true")?>([^<]*)/g)];
    expect(heads.filter(([, here]) => here).map(([, , title]) => title)).toEqual(["System"]);
  });
});
