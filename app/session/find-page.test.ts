import { matchRoutes } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { flattenUrls, urls } from "../../remix.config.js";
import { findPage } from "./find-page";

const map = flattenUrls(urls);
const idOf = (path: string) => findPage(new URL(path, "https://lotse.example")).page.id;

describe("the page of an address", () => {
  test.each([
    ["/", "home"],
    ["/chat", "chat"],
    ["/chat/new", "chat.new"],
    ["/chat/01890000", "chat.id"],
    ["/employee/chat/ChatLogs", "employee.chat.ChatLogs"],
    ["/admin/emails/email_template", "admin.emails.email_template"],
    ["/admin/emails/7", "admin.emails.id"],
    ["/pages/misc/not-found/a/b/c", "pages.misc.not-found.error"],
    ["/no/such/page", "not-found"],
    ["/chatter", "not-found"],
    ["/chat/a/b/c", "not-found"],
  ])("is found by the router's own rules: %s", (path, id) => {
    expect(idOf(path)).toBe(id);
  });

  test.each(["/CHAT", "/Chat", "/chat/", "/chat//", "/%63hat", "/%43%48at", "/chat?to=/login", "/chat#x"])(
    "is the same one however it is written: %s",
    path => {
      expect(idOf(path)).toBe("chat");
    },
  );

  test.each([
    ["/chat.data", "chat"],
    ["/_root.data", "home"],
    ["/admin/dashboard.data?_routes=root", "admin.dashboard"],
    ["/ADMIN/Dashboard.data", "admin.dashboard"],
  ])("is the same one when the browser asks for its data alone: %s", (path, id) => {
    expect(idOf(path)).toBe(id);
  });

  test.each([
    "/%zz",
    "/%",
    "/%E0%A4%A/x",
    "//chat",
    "/%2Fchat",
    "/chat%2Fnew",
    "/chat%00",
    "/chat.data.data",
  ])("is none for an address that only looks like one: %s", path => {
    expect(idOf(`https://lotse.example${path}`)).toBe("not-found");
  });

  test("comes with the parameters of the address, decoded", () => {
    const { params } = findPage(new URL("https://lotse.example/admin/staff/M%C3%BCller%20A.data"));
    expect(params).toEqual({ id: "Müller A" });
  });

  test("is always the one that Remix serves, so that the guard judges the page that is opened", () => {
    const routes = map.map(({ path, id }) => ({ path, id }));
    const served = (pathname: string) => matchRoutes(routes, { pathname })?.at(-1)?.route.id;
    const asWritten = [
      (path: string) => path,
      (path: string) => path.toUpperCase(),
      (path: string) => `${path}/`,
      (path: string) => `/${path}`,
      (path: string) => path.replaceAll("/", "//"),
      (path: string) => path.replace(/[a-z](?!.*\/)/, letter => `%${letter.charCodeAt(0).toString(16)}`),
      (path: string) => path.replace(/^\/[a-z]/, start => `/%${start.charCodeAt(1).toString(16)}`),
      (path: string) => path.replace(/(?!^)\/(?=[^/]*$)/, "%2F"),
      (path: string) => `${path};x=1`,
      (path: string) => `${path}%20`,
    ];
    const paths = map.flatMap(({ path }) =>
      asWritten.map(write =>
        write(
          path
            .replace(/:\w+/g, "some-1")
            .replace("*", "a/b")
            .replace(/^(?!\/)/, "/"),
        ),
      ),
    );
    expect(paths.length).toBeGreaterThan(1000);
    for (const path of paths) {
      const url = new URL(`https://lotse.example${path}`);
      expect(findPage(url).page.id, path).toBe(served(url.pathname));
    }
  });
});
