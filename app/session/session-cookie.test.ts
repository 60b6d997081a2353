import { describe, expect, test } from "vitest";
import { readCookies } from "./cookies";
import { clearedSessionCookie, parseSession, sessionCookie, sessionCookieName } from "./session-cookie";

const now = new Date("2026-11-20T08:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const tokens = {
  accessToken: `${"a".repeat(42)}-`,
  refreshToken: `${"r".repeat(42)}_`,
  accessUntil: later(900),
  refreshUntil: later(3600),
};
const heldIn = (header: string, secure: boolean) =>
  readCookies(header.split("; ")[0]!).get(sessionCookieName(secure));

describe("the session cookie", () => {
  test.each([true, false])("is read as it was set, remembered: %s", remember => {
    const header = sessionCookie(tokens, { remember, secure: true, now });
    const { accessToken, refreshToken } = tokens;
    expect(parseSession(heldIn(header, true))).toEqual({ accessToken, refreshToken, remember });
  });

  test("outlives the browser only for users who asked to be remembered, and its refresh token by a day", () => {
    expect(sessionCookie(tokens, { remember: true, secure: true, now })).toMatch(/; Max-Age=90000$/);
    expect(sessionCookie(tokens, { remember: false, secure: true, now })).not.toContain("Max-Age");
  });

  test("expires at once, never in negative time, when its refresh token expired a day ago", () => {
    expect(sessionCookie(tokens, { remember: true, secure: true, now: later(100_000) })).toMatch(
      /; Max-Age=0$/,
    );
  });

  test("is bound to the host over TLS, which plain http cannot do", () => {
    expect(sessionCookie(tokens, { remember: false, secure: true, now })).toMatch(
      /^__Host-session=.*; Path=\/; .*; HttpOnly; Secure$/,
    );
    expect(sessionCookie(tokens, { remember: false, secure: false, now })).toMatch(/^session=.*; HttpOnly$/);
  });

  test("is cleared under the name that it was set with", () => {
    expect(clearedSessionCookie(true)).toMatch(/^__Host-session=; .*; Secure; Max-Age=0$/);
    expect(clearedSessionCookie(false)).toMatch(/^session=; .*; Max-Age=0$/);
    expect(parseSession(heldIn(clearedSessionCookie(true), true))).toBeUndefined();
  });

  const [access, refresh] = [tokens.accessToken, tokens.refreshToken];
  test.each([
    ["nothing", undefined],
    ["an empty value", ""],
    ["one token", `${access}.1`],
    ["a token that is too short", `${access.slice(1)}.${refresh}.1`],
    ["a token that is too long", `${access}x.${refresh}.1`],
    ["a sign that no token has", `${access.slice(1)}+.${refresh}.1`],
    ["another flag", `${access}.${refresh}.2`],
    ["a line more", `${access}.${refresh}.1\n`],
    ["something before it", ` ${access}.${refresh}.1`],
  ])("is none of ours with %s", (_what, value) => {
    expect(parseSession(value)).toBeUndefined();
  });
});
