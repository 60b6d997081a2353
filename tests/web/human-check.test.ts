import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { humanFields, solve, stampIn } from "./human-form";
import { type Site, shown, startSite } from "./site";

const person = {
  country: "DE",
  language: "de",
  firstName: "Änne",
  lastName: "Weiß",
  phoneCountry: "DE",
  phone: "0451 5808833",
  password: "morgen frisch",
  confirmPassword: "morgen frisch",
  terms: "on",
};
const pages: [string, Record<string, string>][] = [
  ["/signup", { ...person, companyName: "Möwe GmbH", email: "a@moewe.example" }],
  ["/register", { ...person, email: "b@moewe.example" }],
  ...["", "/admin/auth", "/employee", "/analysis/auth"].map((area): [string, Record<string, string>] => [
    `${area}/forgot-password`,
    { email: "c@moewe.example" },
  ]),
];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());
let addresses = 0;
const newVisitor = () => site.visitor(`127.0.6.${++addresses}`);

describe.each(pages)("the form at %s", (page, form) => {
  test("goes through without script for who takes their time, and says so to who does not", async () => {
    const visitor = newVisitor();
    const stamp = stampIn(await visitor.get(page));
    const soon = await visitor.post(page, { ...form, stamp, homepage: "" });
    expect(soon.status).toBe(422);
    expect(shown(soon)).toContain("Das ging sehr schnell.");
    expect(shown(soon)).toContain(`value="${form.email}"`);
    // The returned form keeps its time, so that it can be sent after reading it.
    expect(stampIn(soon)).toBe(stamp);
  });

  test("goes through at once when the browser has worked for it, and once for one stamp", async () => {
    const visitor = newVisitor();
    const fields = await humanFields(visitor, page);
    expect((await visitor.post(page, { ...fields, ...form })).status).toBe(302);
    const again = await visitor.post(page, { ...fields, ...form, email: "other@moewe.example" });
    expect(again.status).toBe(422);
    expect(shown(again)).toContain("Dieses Formular ist abgelaufen oder wurde bereits gesendet.");
    // It returns with a new stamp and the input, and can be sent.
    const stamp = stampIn(again);
    expect(stamp).not.toBe(fields.stamp);
    expect(shown(again)).toContain('value="other@moewe.example"');
    const solution = await solve(visitor, stamp);
    expect((await visitor.post(page, { ...form, stamp, solution, homepage: "" })).status).toBe(302);
  });

  test("is refused with the field filled in that no person sees, and hides it from readers", async () => {
    const visitor = newVisitor();
    expect(shown(await visitor.get(page))).toMatch(
      /<input(?=[^>]*name="homepage")(?=[^>]*aria-hidden="true")(?=[^>]*tabindex="-1")(?=[^>]*autocomplete="off")/i,
    );
    const fields = await humanFields(visitor, page);
    const answer = await visitor.post(page, { ...fields, ...form, homepage: "https://buy.example" });
    expect(answer.status).toBe(422);
    expect(shown(answer)).toContain("Die Sicherheitsprüfung ist fehlgeschlagen.");
    expect(shown(answer)).not.toContain("buy.example");
  });

  test("is refused without a stamp of ours", async () => {
    for (const stamp of ["", "x".repeat(38)])
      expect((await newVisitor().post(page, { ...form, stamp })).status).toBe(422);
  });

  test("keeps its stamp and its work while fields are wrong", async () => {
    const visitor = newVisitor();
    const fields = await humanFields(visitor, page);
    const typo = await visitor.post(page, { ...fields, ...form, email: "typo@" });
    expect(typo.status).toBe(422);
    expect(stampIn(typo)).toBe(fields.stamp);
    expect((await visitor.post(page, { ...fields, ...form })).status).toBe(302);
  });
});

describe("registrations and wishes for a link through the api", () => {
  const send = (path: string, body: object) =>
    newVisitor().ask(`/api/v1${path}`, {
      body: new Blob([JSON.stringify(body)], { type: "application/json" }),
    });
  const forms: [string, object][] = [
    ["/sign-ups", { ...person, terms: true, companyName: "Möwe GmbH", email: "d@moewe.example" }],
    ["/sign-ups/people", { ...person, terms: true, email: "e@moewe.example" }],
    ["/password-resets", { email: "f@moewe.example" }],
  ];

  test.each(forms)("need the check at %s as the pages do", async (path, form) => {
    expect((await send(path, form)).status).toBe(400);
    const without = await send(path, { ...form, human: {} });
    expect([without.status, JSON.parse(without.text).code]).toEqual([422, "human_failed"]);
    const { stamp } = JSON.parse((await newVisitor().get("/api/v1/human-checks")).text);
    const soon = await send(path, { ...form, human: { stamp } });
    expect(JSON.parse(soon.text).code).toBe("human_too_soon");
    const solution = await solve(newVisitor(), stamp);
    expect((await send(path, { ...form, human: { stamp, solution } })).status).toBe(200);
  });
});

test("thirty forms an hour come from one place, and its neighbours notice nothing", async () => {
  const visitor = newVisitor();
  const codes: number[] = [];
  for (let sent = 0; sent < 31; sent++) {
    const fields = await humanFields(visitor, "/forgot-password");
    codes.push((await visitor.post("/forgot-password", { ...fields, email: `${sent}@flut.example` })).status);
  }
  expect(codes.filter(code => code === 302)).toHaveLength(30);
  expect(codes.at(-1)).toBe(429);
  const other = newVisitor();
  const fields = await humanFields(other, "/forgot-password");
  expect((await other.post("/forgot-password", { ...fields, email: "x@flut.example" })).status).toBe(302);
});
