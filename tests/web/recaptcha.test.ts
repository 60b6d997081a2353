import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type FakeRecaptcha, fakeRecaptcha, fakeSecret } from "~/integrations/recaptcha/fake-server";
import { humanFields, stampIn } from "./human-form";
import { type Site, shown, startSite } from "./site";

const siteKey = "6L-site-key";
const page = "/forgot-password";
const frame = "/human-check/recaptcha";
const form = { email: "jule@flink.example" };
vi.spyOn(console, "warn").mockImplementation(() => undefined);

let addresses = 0;
let fake: FakeRecaptcha;
beforeAll(async () => {
  fake = await fakeRecaptcha();
});
afterAll(() => fake.close());

describe("an operator with keys of Google reCAPTCHA", () => {
  let site: Site;
  const newVisitor = () => site.visitor(`127.0.7.${++addresses}`);
  beforeAll(async () => {
    const env = {
      RECAPTCHA_SITE_KEY: siteKey,
      RECAPTCHA_SECRET_KEY: fakeSecret,
      RECAPTCHA_URL: fake.url,
    };
    site = await startSite({ env });
  });
  afterAll(() => site?.stop());

  test("has no page with a form that is open to Google or names it", async () => {
    for (const path of [page, "/register", "/signup"]) {
      const { headers, text } = await newVisitor().get(path);
      expect(headers.get("content-security-policy")).not.toMatch(/127\.0\.0\.1|google|gstatic/);
      expect(text).not.toContain(fake.url);
    }
  });

  test("has a frame that only who agrees opens, which alone may load Google's script", async () => {
    expect((await newVisitor().get(frame)).status).toBe(405);
    expect(
      (await newVisitor().post(frame, {}, { headers: { origin: "https://other.example" } })).status,
    ).toBe(403);
    const { status, headers, text } = await newVisitor().post(frame, {});
    expect(status).toBe(200);
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("default-src 'none'");
    const [, nonce] = /script-src 'nonce-([\w-]+)' (\S+)/.exec(policy) ?? [];
    expect(policy).toContain(`script-src 'nonce-${nonce}' ${fake.url}/ https://www.gstatic.com/recaptcha/;`);
    expect(text).toContain(siteKey);
    expect(text).toContain(
      `<script nonce="${nonce}" src="${fake.url}/api.js?onload=begin&amp;render=explicit&amp;hl=de" async>`,
    );
  });

  test("lets a person through at once whom Google has seen, without any work of the browser", async () => {
    const visitor = newVisitor();
    const stamp = stampIn(await visitor.get(page));
    const recaptcha = fake.earn("localhost");
    const sent = await visitor.post(page, { ...form, stamp, homepage: "", recaptcha });
    expect(sent.status).toBe(302);
    expect(fake.asked.at(-1)?.get("response")).toBe(recaptcha);
  });

  test("refuses a token that Google refuses, and keeps what was typed", async () => {
    const visitor = newVisitor();
    const fields = await humanFields(visitor, page);
    const sent = await visitor.post(page, { ...fields, ...form, recaptcha: "made up" });
    expect(sent.status).toBe(422);
    expect(shown(sent)).toContain("Die Sicherheitsprüfung ist fehlgeschlagen.");
    expect(shown(sent)).toContain(`value="${form.email}"`);
  });

  test("has our own check in force for everybody else, and while Google is out of reach", async () => {
    const visitor = newVisitor();
    const asked = fake.asked.length;
    expect((await visitor.post(page, { ...(await humanFields(visitor, page)), ...form })).status).toBe(302);
    expect(fake.asked).toHaveLength(asked);
    fake.mode = "failing";
    const fields = { ...(await humanFields(visitor, page)), recaptcha: fake.earn("localhost") };
    expect((await visitor.post(page, { ...fields, ...form })).status).toBe(302);
    fake.mode = "answering";
  });

  test("takes a token through the api as the pages do", async () => {
    const ask = (path: string, body?: object) =>
      newVisitor().ask(`/api/v1${path}`, {
        ...(body && { body: new Blob([JSON.stringify(body)], { type: "application/json" }) }),
      });
    expect(JSON.parse((await ask("/human-checks/recaptcha")).text)).toEqual({ siteKey, url: fake.url });
    const { stamp } = JSON.parse((await ask("/human-checks")).text);
    const sent = await ask("/password-resets", {
      ...form,
      human: { stamp, recaptcha: fake.earn("localhost") },
    });
    expect(sent.status).toBe(200);
  });

  test("says on the privacy page what Google gets, and when", async () => {
    const privacy = shown(await newVisitor().get("/privacy"));
    expect(privacy).toContain("Google reCAPTCHA");
    expect(privacy).toContain("Alle anderen Skripte");
  });
});

describe("an operator without a secret of Google's", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { RECAPTCHA_URL: fake.url } });
  });
  afterAll(() => site?.stop());

  test("offers nothing of Google, and verifies no token that is sent nevertheless", async () => {
    const visitor = site.visitor();
    const asked = fake.asked.length;
    expect((await visitor.post(frame, {})).status).toBe(404);
    expect((await visitor.get("/api/v1/human-checks/recaptcha")).status).toBe(404);
    expect(shown(await visitor.get("/privacy"))).not.toContain("reCAPTCHA");
    const fields = await humanFields(visitor, page);
    expect((await visitor.post(page, { ...fields, ...form, recaptcha: "made up" })).status).toBe(302);
    expect(fake.asked).toHaveLength(asked);
  });
});
