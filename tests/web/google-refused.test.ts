import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import {
  newVisitor,
  press,
  provider,
  signedIn,
  signInWithGoogle,
  site,
  userOf,
  withGoogle,
} from "../factories/google";
import { type Forge, otherClient } from "../factories/openid-provider";
import { type Answer, shown, type Visitor } from "./site";

withGoogle();

describe("a sign-in with Google is refused", () => {
  const person = { email: "guest@gmail.com", sub: "guest" };
  const expectRefused = async (visitor: Visitor, answer: Answer) => {
    expect(answer.location).toBe("/login?google=failed");
    expect(signedIn(visitor)).toBe(false);
  };

  test("with another state, with none, in another browser and when it comes a second time", async () => {
    const visitor = newVisitor();
    const there = await press(visitor);
    provider.person = person;
    const back = await provider.authorize(there.href);
    await expectRefused(visitor, await visitor.get(back.replace(/state=[^&]*/, "state=guessed-by-somebody")));
    // The round ends with the first response of any kind.
    await expectRefused(visitor, await visitor.get(back));
    await press(visitor);
    await expectRefused(visitor, await visitor.get(back.replace(/&state=[^&]*/, "")));
    const stranger = newVisitor();
    await expectRefused(stranger, await stranger.get(back));

    const held = newVisitor();
    const own = await press(held);
    const cookie = held.cookies.get("google")!;
    const address = await provider.authorize(own.href);
    expect((await held.get(address)).location).toBe("/chat");
    const copy = newVisitor();
    copy.cookies.set("google", cookie);
    await expectRefused(copy, await copy.get(address));
    copy.cookies.set("google", "%7B%22verifier%22%3A1%7D");
    await expectRefused(copy, await copy.get(address));
  });

  test("with the code of another browser, for PKCE ties it to the one that began", async () => {
    provider.person = person;
    const theirs = new URL(await provider.authorize((await press(newVisitor())).href), site.origin);
    const visitor = newVisitor();
    const own = new URL(await provider.authorize((await press(visitor)).href), site.origin);
    own.searchParams.set("code", theirs.searchParams.get("code")!);
    await expectRefused(visitor, await visitor.get(own.pathname + own.search));
  });

  const forgeries: [string, Forge][] = [
    ["of another sign-in", (claims, sign) => sign({ ...claims, nonce: "a".repeat(43) })],
    ["without a nonce", ({ nonce: _, ...claims }, sign) => sign(claims)],
    ["for another application", (claims, sign) => sign({ ...claims, aud: otherClient })],
    [
      "for several applications",
      (claims, sign) => sign({ ...claims, aud: [String(claims.aud), otherClient], azp: otherClient }),
    ],
    ["by another issuer", (claims, sign) => sign({ ...claims, iss: "https://accounts.example" })],
    ["signed with another key", (claims, sign) => sign(claims, "stranger")],
    ["that is over", (claims, sign) => sign({ ...claims, iat: claims.iat! - 900, exp: claims.iat! - 300 })],
    ["that is old", (claims, sign) => sign({ ...claims, iat: claims.iat! - 900 })],
    [
      "with an address that nobody has confirmed",
      (claims, sign) => sign({ ...claims, email_verified: false }),
    ],
    ["that only says so in a word", (claims, sign) => sign({ ...claims, email_verified: "true" })],
    ["without an address", ({ email: _, ...claims }, sign) => sign(claims)],
    ["without a subject", ({ sub: _, ...claims }, sign) => sign(claims)],
    [
      "that nobody signed",
      async claims =>
        `${[{ alg: "none" }, claims].map(part => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`,
    ],
    ["that is none", async () => "a.b.c"],
  ];
  test.each(forgeries)("with a token %s", async (_what, forge) => {
    provider.forge = forge;
    const visitor = newVisitor();
    await expectRefused(visitor, await signInWithGoogle(visitor, { email: "forged@gmail.com" }));
    expect(await userOf("forged@gmail.com")).toBeUndefined();
  });

  test("while Google does not answer, and works again afterwards", async () => {
    const visitor = newVisitor();
    const there = await press(visitor);
    provider.person = person;
    const back = await provider.authorize(there.href);
    provider.down = true;
    await expectRefused(visitor, await visitor.get(back));
    provider.down = false;
    expect((await signInWithGoogle(visitor, person)).location).toBe("/chat");
  });

  test("for a while after many that were not good, from that place", async () => {
    provider.forge = (claims, sign) => sign(claims, "stranger");
    const visitor = newVisitor();
    for (let time = 0; time < 5; time++)
      await expectRefused(visitor, await signInWithGoogle(visitor, person));
    provider.forge = undefined;
    const waiting = await signInWithGoogle(visitor, person);
    expect(waiting.location).toBe("/login");
    expect(shown(await visitor.get("/login"))).toContain("Zu viele Fehlversuche.");
    expect((await signInWithGoogle(newVisitor(), person)).location).toBe("/chat");
  });

  test("for who is suspended, also when they were signed in", async () => {
    const visitor = newVisitor();
    expect((await signInWithGoogle(visitor, person)).location).toBe("/chat");
    await site.db.run(sql`update users set status = 'suspended' where email_key = ${person.email}`);
    expect((await visitor.get("/chat")).location).toMatch(/^\/login/);
    const again = newVisitor();
    await expectRefused(again, await signInWithGoogle(again, person));
    // Another Google account with the same address is refused by the suspension too.
    const other = newVisitor();
    await expectRefused(other, await signInWithGoogle(other, { ...person, sub: "another guest" }));
    await site.db.run(sql`update users set status = 'active' where email_key = ${person.email}`);
  });
});
