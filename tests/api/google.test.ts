import sql from "sql-template-tag";
import { beforeEach, describe, expect, test } from "vitest";
import { disconnect, press, provider, site, somebody, withGoogle } from "../factories/google";
import type { Somebody } from "../factories/openid-provider";
import type { Visitor } from "../web/site";

withGoogle();

const password = "Lotsen-2026";

describe("an api caller", () => {
  const call = async (visitor: Visitor, method: string, path: string, body: object, token?: string) => {
    const answer = await visitor.ask(`/api/v1${path}`, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(method === "DELETE"
        ? {}
        : { body: new Blob([JSON.stringify(body)], { type: "application/json" }) }),
    });
    return { status: answer.status, body: JSON.parse(answer.text) };
  };
  /** A code for a round that this caller began, as the page would hold it. */
  async function proof(visitor: Visitor, person: Somebody) {
    const there = await press(visitor);
    provider.person = person;
    const back = new URL(await provider.authorize(there.href), site.origin);
    const { verifier, nonce } = JSON.parse(decodeURIComponent(visitor.cookies.get("google")!));
    return { code: back.searchParams.get("code")!, verifier, nonce };
  }
  beforeEach(disconnect);

  test("signs in with what Google gave, once for one nonce", async () => {
    const visitor = somebody();
    const person = { email: "caller@gmail.com" };
    const shownOnce = await proof(visitor, person);
    const { status, body } = await call(visitor, "POST", "/session/google", {
      ...shownOnce,
      language: "fr",
      country: "FR",
    });
    expect([status, body.state, body.isNew, body.user.language]).toEqual([200, "signed-in", true, "fr"]);
    expect((await call(visitor, "POST", "/session/google", shownOnce)).body.code).toBe("sign_in_failed");
    // Another code for a nonce that has come back before.
    provider.forge = (claims, sign) => sign({ ...claims, nonce: shownOnce.nonce });
    const second = await proof(visitor, person);
    const replayed = await call(visitor, "POST", "/session/google", { ...second, nonce: shownOnce.nonce });
    expect([replayed.status, replayed.body.code]).toEqual([403, "sign_in_failed"]);
    const nothing = await call(visitor, "POST", "/session/google", { ...second, code: undefined });
    expect([nothing.status, nothing.body.code]).toEqual([400, "google_no_credential"]);
  });

  test("connects and parts only with a session that has shown whose it is, and never without a password", async () => {
    const visitor = somebody();
    const email = "employee@kontor.example";
    const { body } = await call(visitor, "POST", "/session", { email, password });
    const token = body.tokens.accessToken;
    const own = await proof(visitor, { email: "api@gmail.com" });
    await site.db.run(sql`update sessions set confirmed_at = null`);
    for (const method of ["PUT", "DELETE"]) {
      const refused = await call(visitor, method, "/account/google", own, token);
      expect([refused.status, refused.body.code]).toEqual([403, "confirmation_needed"]);
    }
    await site.db.run(sql`update sessions set confirmed_at = now()`);
    expect((await call(visitor, "PUT", "/account/google", own, token)).status).toBe(200);
    await site.db.run(sql`update users set password_hash = null where email = ${email} returning id`);
    expect((await call(visitor, "DELETE", "/account/google", {}, token)).body.code).toBe(
      "google_no_password",
    );
  });
});
