import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { preferenceCookies } from "~/session/preferences";
import { choices, colourNames } from "~/session/preferences-choices";
import { type Site, startSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const manager = async () => {
  const visitor = site.visitor();
  await visitor.signIn("manager@kontor.example");
  return visitor;
};
const htmlOf = (text: string) => /<html[^>]*>/.exec(text)![0];

/** The first HTML of each choice other than the default. */
const shown: Partial<Record<keyof typeof choices, (value: string) => RegExp>> = {
  theme: value => new RegExp(`<html[^>]* data-theme="${value}"`),
  "color-scheme": value => new RegExp(`<meta name="color-scheme" content="${value}"`),
  direction: value => new RegExp(`<html[^>]* dir="${value}"`),
  shortcuts: () => /^(?![\s\S]*<kbd)/,
};

describe("each preference", () => {
  const all = Object.entries(choices).flatMap(([name, values]) =>
    values.map(value => [name, value] as const),
  );
  test.each(all)("%s can be %s by a form without script, and stays for 30 days", async (name, value) => {
    const visitor = await manager();
    const answer = await visitor.post("/preferences", { to: "/apps/user/list?page=1", [name]: value });
    expect(answer.status).toBe(302);
    expect(answer.location).toBe("/apps/user/list?page=1");
    const cookie = answer.headers.getSetCookie().find(line => line.startsWith(`${name}=`))!;
    expect(cookie).toBe(
      `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; HttpOnly; Max-Age=2592000`,
    );
    const page = await visitor.get("/apps/user/list");
    const standard = choices[name as keyof typeof choices][0] === value;
    const attribute = (
      shown[name as keyof typeof choices] ?? (one => new RegExp(`<html[^>]* data-${name}="${one}"`))
    )(value);
    if (standard) expect(page.text).not.toMatch(attribute);
    else expect(page.text).toMatch(attribute);
  });

  test.each(colourNames)("%s can be a colour of one's own", async name => {
    const visitor = await manager();
    const answer = await visitor.post("/preferences", { to: "/customizer", [name]: "#0A6B66" });
    expect(answer.headers.getSetCookie().join("\n")).toContain(`${name}=%230a6b66; Path=/`);
    const page = await visitor.get("/customizer");
    expect(page.text).toContain('value="#0a6b66"');
    expect(page.text).toMatch(/<style nonce="[\w-]+">:root\{--primary:#/);
  });

  test("is set only when a user chooses", async () => {
    const visitor = await manager();
    await visitor.get("/customizer");
    await visitor.get("/apps/user/list");
    expect([...visitor.cookies.keys()]).toEqual(["session"]);
  });

  test("is a cookie that only TLS carries, in production", () => {
    expect(preferenceCookies({ theme: "dark" }, true)[0]).toMatch(/; HttpOnly; Secure; Max-Age=2592000$/);
  });
});

describe("what is not on offer", () => {
  test.each([
    ["theme", "neon"],
    ["navbar", "floating"],
    ["content-width", "9999px"],
    ["primary-light", "red"],
    ["primary-light", "#fff"],
    ["primary-dark", "#12345g"],
    ["primary-dark", "#123456;}body{display:none"],
    ["colours", "__proto__"],
    ["language", "xx"],
    ["session", "planted"],
  ])("%s=%s sets nothing", async (name, value) => {
    const visitor = site.visitor();
    const answer = await visitor.post("/preferences", { to: "/login", [name]: value });
    expect(answer.status).toBe(302);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("does not spoil what was sent beside it", async () => {
    const visitor = site.visitor();
    await visitor.post("/preferences", { to: "/login", theme: "dark", skin: "gold" });
    expect([...visitor.cookies.keys()].sort()).toEqual(["color-scheme", "theme"]);
  });

  test("has no effect as a forged cookie", async () => {
    const visitor = await manager();
    visitor.cookies.set("primary-light", encodeURIComponent("#fff}</style><script>alert(1)</script>"));
    visitor.cookies.set("navbar", '"><script>');
    const page = await visitor.get("/apps/user/list");
    expect(htmlOf(page.text)).toBe('<html lang="de" dir="ltr">');
    expect(page.text).not.toContain("alert(1)");
  });
});

describe("the way back", () => {
  test.each([
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "login",
  ])("never leads to %s", async to => {
    const answer = await site.visitor().post("/preferences", { to, theme: "dark" });
    expect(answer.location).toBe("/");
  });

  test("is no redirect for a page that asked by script: it is still there", async () => {
    const visitor = await manager();
    const answer = await visitor.post("/preferences.data", { to: "/customizer", skin: "default" });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toContain("skin=default");
  });
});

describe("the colours", () => {
  test("come in sets that are four colours", async () => {
    const visitor = await manager();
    await visitor.post("/preferences", { to: "/customizer", colours: "teal" });
    expect(colourNames.filter(name => visitor.cookies.has(name))).toEqual([...colourNames]);
    await visitor.post("/preferences", { to: "/customizer", colours: "standard" });
    expect(colourNames.filter(name => visitor.cookies.has(name))).toEqual([]);
  });

  test("that are too faint for text are reported, and replaced for text", async () => {
    const visitor = await manager();
    await visitor.post("/preferences", { to: "/customizer", "primary-darken-light": "#ffee88" });
    const page = await visitor.get("/customizer");
    expect(page.text).toMatch(/reicht für Text nicht aus. Stattdessen wird #[0-9a-f]{6}/);
    expect(page.text).not.toMatch(/--accent:#ffee88/);
  });

  test("of one visitor are never on the pages of another", async () => {
    const [one, other] = [site.visitor(), site.visitor()];
    await one.post("/preferences", { to: "/login", colours: "rose", theme: "dark" });
    expect((await one.get("/login")).text).toContain("--primary:#f2a0bd");
    const page = await other.get("/login");
    expect(page.text).not.toContain("#f2a0bd");
    expect(htmlOf(page.text)).toBe('<html lang="de" dir="ltr">');
    expect(page.headers.get("cache-control")).toBe("no-store");
  });
});

test("resetting forgets the look and keeps the language", async () => {
  const visitor = await manager();
  await visitor.post("/preferences", { to: "/customizer", language: "en" });
  await visitor.post("/preferences", { to: "/customizer", theme: "dark", navbar: "hidden", colours: "blue" });
  const answer = await visitor.post("/preferences", { to: "/customizer", reset: "all" });
  expect(answer.location).toBe("/customizer");
  expect([...visitor.cookies.keys()].sort()).toEqual(["language", "session"]);
  expect(htmlOf((await visitor.get("/customizer")).text)).toBe('<html lang="en" dir="ltr">');
  await visitor.post("/preferences", { to: "/customizer", language: "de" });
});

describe("every signed-in page", () => {
  test.each([
    ["manager@kontor.example", "/dashboard"],
    ["employee@kontor.example", "/employee/chat"],
    ["administrator@lotse.example", "/admin/profile"],
    ["analyst@lotse.example", "/analysis/profile"],
    ["public@lotse.example", "/chat"],
  ])("of %s leads to the customizer, to search, to news and out", async (email, path) => {
    const visitor = site.visitor();
    await visitor.signIn(email);
    const page = await visitor.get(path);
    for (const address of ["/customizer", "/search", "/notifications"])
      expect(page.text).toContain(`href="${address}"`);
    expect(page.text).toContain('action="/sign-out"');
  });

  test("keeps a way to the account where the bar at the top is hidden", async () => {
    const visitor = await manager();
    await visitor.post("/preferences", { to: "/", navbar: "hidden" });
    const side = (await visitor.get("/apps/user/list")).text.match(/<aside.*?<\/aside>/s)![0];
    expect(side).toContain('href="/customizer"');
    expect(side).toContain('action="/sign-out"');
  });
});
