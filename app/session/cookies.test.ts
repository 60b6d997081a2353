import { describe, expect, test } from "vitest";
import { clearedCookie, cookieHeader, readCookies } from "./cookies";

describe("the cookies of a request", () => {
  test("are read by name, with any spaces between them", () => {
    const cookies = readCookies("theme=dark;language=de ;  flash=%7B%22a%22%3A1%7D");
    expect([...cookies]).toEqual([
      ["theme", "dark"],
      ["language", "de"],
      ["flash", '{"a":1}'],
    ]);
  });

  test("may hold an equals sign in their value", () => {
    expect(readCookies("a=b=c==").get("a")).toBe("b=c==");
  });

  test("are not overwritten by a later one of the same name", () => {
    expect(readCookies("session=mine; session=planted").get("session")).toBe("mine");
  });

  test.each([null, "", ";", "nothing", "=value", "bent=%E0%A4%A"])("are none in %s", header => {
    expect(readCookies(header).size).toBe(0);
  });

  test("are still read beside a malformed one", () => {
    expect([...readCookies("bent=%; theme=light")]).toEqual([["theme", "light"]]);
  });
});

describe("a cookie that we set", () => {
  test("is out of reach for scripts and other sites, and ends with the browser by default", () => {
    expect(cookieHeader("a", "b", { secure: true })).toBe("a=b; Path=/; SameSite=Lax; HttpOnly; Secure");
  });

  test("lives as long as set, and can be removed", () => {
    expect(cookieHeader("a", "b", { secure: false, maxAge: 60 })).toMatch(/; Max-Age=60$/);
    expect(clearedCookie("a", false)).toMatch(/^a=; .*; Max-Age=0$/);
  });

  test("comes back as it was, and its value cannot add an attribute or a header", () => {
    const value = 'ü; Domain=evil.example\r\nSet-Cookie: x="1"';
    const header = cookieHeader("a", value, { secure: true });
    expect(header).not.toMatch(/[\r\n]|Domain=/);
    expect(readCookies(header.split("; ")[0]!).get("a")).toBe(value);
  });
});
