import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPage } from "~/session/find-page";
import { flattenUrls, urls } from "../../remix.config.js";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

const accounts = {
  admin: "administrator@lotse.example",
  user: "manager@kontor.example",
  employee: "employee@kontor.example",
  analysis: "analyst@lotse.example",
} as const;
const nobodys = "01890000-0000-7000-8000-000000000000";
const pages = flattenUrls(urls).flatMap(({ path, tabs, area }) =>
  (tabs ?? ["x"]).map(tab => ({
    // Pages of no single area are opened by a user who may ask questions.
    area: area && area in accounts ? (area as keyof typeof accounts) : "user",
    path: path
      .replace(/:(tab|filter|label)\b/, tab)
      .replace(":language", "de")
      .replace(":namespace", "shell")
      .replace(/:\w+/g, nobodys)
      .replace(/^\*$/, "/no/such/page")
      .replace(/\*$/, "a"),
  })),
);
const sentence = "enthält ein ungültiges Zeichen";

let site: Site;
const visitors = new Map<string, Visitor>();
beforeAll(async () => {
  site = await startSite();
  visitors.set("nobody", site.visitor());
  for (const [area, email] of Object.entries(accounts)) visitors.set(area, await site.signedIn(email));
});
afterAll(() => site?.stop());

const attributes = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );

/** The forms of a page that are sent with POST: address, fields as the page fills them, and those people type into. */
function formsOf(html: string) {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .map(([, head = "", inner = ""]) => {
      const { method, action, enctype } = attributes(head);
      const fields = new URLSearchParams();
      const typed: string[] = [];
      for (const [tag] of inner.matchAll(/<(?:input|textarea|button)\b[^>]*>/g)) {
        const { name, type = "text", value = "" } = attributes(tag);
        if (!name || (tag.startsWith("<button") && name !== "intent") || type === "file") continue;
        if (["checkbox", "radio"].includes(type) && !/\bchecked\b/.test(tag)) continue;
        fields.append(name, value.replaceAll("&amp;", "&"));
        if (tag.startsWith("<textarea") || /^(?:text|email|search|password|tel|url)$/.test(type))
          typed.push(name);
      }
      for (const [, head = "", options = ""] of inner.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs))
        fields.append(
          attributes(head).name ?? "",
          attributes(/<option\b[^>]*>/.exec(options)?.[0] ?? "").value ?? "",
        );
      return { method, action, multipart: enctype === "multipart/form-data", fields, typed };
    })
    .filter(({ method, typed }) => method?.toLowerCase() === "post" && typed.length > 0);
}

describe("a text with NUL", () => {
  test("in the search of any page or export is refused with a sentence", async () => {
    const wrong: string[] = [];
    for (const { path, area } of pages) {
      for (const at of [path, `${path}.data`]) {
        const answer = await visitors
          .get(area)!
          .get(`${at}?search=a%00b&words=a%00b`, { headers: { accept: "text/html" } });
        if (answer.status !== 400 || !answer.text.includes(sentence)) wrong.push(`${at}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(["nobody", ...Object.keys(accounts)])(
    "in a field of any form is refused, and never a fault of the server: %s",
    async who => {
      const sent: string[] = [];
      const faults: string[] = [];
      for (const { path } of pages.filter(page => who === "nobody" || page.area === who)) {
        const visitor = visitors.get(who)!;
        const page = await visitor.get(path);
        if (page.status !== 200 || !page.headers.get("content-type")?.includes("html")) continue;
        for (const { action, multipart, fields, typed } of formsOf(page.text)) {
          for (const name of typed) {
            const form = new URLSearchParams(fields);
            form.set(name, "a\0b@c.example");
            const body = multipart ? new FormData() : form;
            if (body instanceof FormData) for (const [key, value] of form) body.append(key, value);
            const at = (action || path).replaceAll("&amp;", "&");
            const answer = await visitor.ask(at, { method: "POST", body });
            sent.push(`${path} ${name}`);
            if (answer.status >= 500) faults.push(`${at} ${name}: ${answer.status}`);
          }
        }
      }
      // Analysts and employees have few forms of their own.
      if (who in { admin: 1, user: 1, nobody: 1 }) expect(sent.length).toBeGreaterThan(9);
      expect(faults).toEqual([]);
    },
  );

  test("is said at the field that has it", async () => {
    const visitor = await site.signedIn(accounts.user);
    const page = await visitor.get("/account-settings/company");
    const form = formsOf(page.text).find(({ typed }) => typed.includes("street"))!;
    const answer = await visitor.post("/account-settings/company", {
      ...Object.fromEntries(form.fields),
      street: "Hafen\0 1",
    });
    expect(answer.status).toBe(400);
    expect(wordsOf(answer)).toContain(`Der Text ${sentence}. Bitte geben Sie ihn neu ein.`);
  });
});

test("a business that signs up with NUL in its name is refused, and no job fails later", async () => {
  const jobs = () => site.db.pool.query("select count(*) from graphile_worker._private_jobs");
  const before = (await jobs()).rows;
  const answer = await site.visitor().ask("/api/v1/sign-ups/businesses", {
    body: new Blob(
      [
        JSON.stringify({
          companyName: "Kon\0tor",
          firstName: "A",
          lastName: "B",
          email: "a@ziel.example",
          phoneCountry: "DE",
          phone: "0301234567",
          terms: true,
        }),
      ],
      { type: "application/json" },
    ),
  });
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, "text_unreadable"]);
  expect((await jobs()).rows).toEqual(before);
});

test("a company's details with NUL and other faults are refused at the fields, as without NUL", async () => {
  const manager = await site.signedIn("manager@kontor.example");
  const answer = await manager.post("/account-settings/company", { companyName: "", IBAN: "DE\0" });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain("Bitte füllen Sie dieses Feld aus.");
});

describe("the data parameter of former times", () => {
  test.each(["_data=root", "_da%74a=root", "a=1&%5Fdata=root", "_data", "a=1&_%64ata="])(
    "is refused however it is written: %s",
    async query => {
      for (const path of ["/", "/login"]) {
        const answer = await site.visitor().get(`${path}?${query}`);
        expect([path, answer.status]).toEqual([path, 400]);
      }
      expect(findPage(new URL(`http://localhost/login?${query}`)).page.path).toBe("/login");
    },
  );
});
