import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, shown, startSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const at = (name: string) => `/pages/authentication/${name}`;
const notice = "Dies ist eine Demo.";
const nothing = "Es wurde nichts gesendet oder gespeichert";
const secret = "Hafen und 7 Boote";
const company = { companyName: "Kai & Söhne", country: "DE", language: "de", terms: "on" };
const person = {
  firstName: "Ada",
  lastName: "Kai",
  email: "ada@kai.example",
  phone: "040 1234567",
  phoneCountry: "DE",
};
const passwords = { password: secret, confirmPassword: secret };

const kinds: [name: string, good: Record<string, string>, bad: Record<string, string>, said: string][] = [
  ["login", { email: "a@b.example", password: secret }, { email: "a@", password: secret }, "gültige E-Mail"],
  [
    "register",
    { ...company, ...person, ...passwords },
    { ...company, ...person, ...passwords, phone: "12" },
    "Telefonnummer ist zu kurz",
  ],
  ["forgot-password", { email: "a@b.example" }, { email: "a@" }, "E-Mail-Adresse ist ungültig"],
  ["reset-password", passwords, { password: secret, confirmPassword: "x" }, "stimmen nicht überein"],
  ["verify-email", { email: "a@b.example" }, { email: "" }, "füllen Sie dieses Feld aus"],
  ["two-steps", { code: "123 456" }, { code: "12345" }, "alle Ziffern"],
];
const pages = kinds.flatMap(([name, ...rest]) =>
  ["v1", "v2"].map(version => [at(`${name}-${version}`), ...rest] as const),
);

test.each(pages)(
  "%s judges as the real form does, says so, and does nothing",
  async (page, good, bad, said) => {
    const visitor = site.visitor();
    const counted = () =>
      site.db.many(sql`select (select count(*) from users) u, (select count(*) from mails) m,
      (select count(*) from links) l, (select count(*) from companies) c`);
    const before = await counted();
    const opened = await visitor.get(page);
    expect(opened.status).toBe(200);
    expect(shown(opened)).toContain(notice);
    expect(shown(opened).includes("approach.svg")).toBe(page.endsWith("v2"));

    const refused = await visitor.post(page, bad);
    expect(refused.status).toBe(422);
    expect(shown(refused)).toContain(said);
    expect(refused.text).not.toContain(secret);
    if (bad.email) expect(shown(refused)).toContain(`value="${bad.email}"`);

    const done = await visitor.post(page, good);
    expect(done.location).toBe(page);
    expect(shown(await visitor.get(page))).toContain(nothing);
    expect(await counted()).toEqual(before);
  },
);

describe("registering in steps", () => {
  const page = at("register-multi-steps");

  test("goes on when a step is right, keeps what was typed on the way back, and ends with a summary", async () => {
    const visitor = site.visitor();
    expect(shown(await visitor.get(page))).toContain('aria-current="step"');
    const second = await visitor.post(page, { step: "0", ...company });
    expect(shown(second)).toContain('name="companyName" value="Kai &amp; Söhne"');
    expect(shown(second)).toContain('id="firstName"');

    const wrong = await visitor.post(page, { step: "1", ...company, ...person, phone: "12" });
    expect(wrong.status).toBe(422);
    expect(shown(wrong)).toContain("Telefonnummer ist zu kurz");
    expect(shown(wrong)).toContain('value="Ada"');

    const back = await visitor.post(page, { step: "1", go: "0", ...company, ...person, email: "" });
    expect(back.status).toBe(200);
    expect(shown(back)).toMatch(
      /<input[^>]*id="companyName"[^>]*value="Kai &amp; Söhne"|value="Kai &amp; Söhne"[^>]*id="companyName"/,
    );
    expect(shown(back)).toContain('name="firstName" value="Ada"');

    const third = await visitor.post(page, { step: "1", ...company, ...person });
    expect(shown(third)).toContain('id="confirmPassword"');
    const apart = await visitor.post(page, {
      step: "2",
      ...company,
      ...person,
      password: secret,
      confirmPassword: "x",
    });
    expect(apart.status).toBe(422);
    expect(apart.text).not.toContain(secret);

    const summary = await visitor.post(page, { step: "2", ...company, ...person, ...passwords });
    expect(shown(summary)).toContain("<bdi>Ada Kai</bdi>");
    expect(shown(summary)).toContain("Deutschland");
    expect(summary.text).not.toContain(secret);

    const done = await visitor.post(page, { step: "3", ...company, ...person });
    expect(done.location).toBe(page);
    expect(shown(await visitor.get(page))).toContain(nothing);
  });

  test("cannot be finished with a step left out", async () => {
    const answer = await site.visitor().post(page, { step: "3", ...company });
    expect(answer.status).toBe(422);
    expect(shown(answer)).toContain('id="firstName"');
  });
});
