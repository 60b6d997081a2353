import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Address } from "~/session/url-map";
import { flattenUrls, urls } from "../remix.config.js";

const map = flattenUrls(urls);

// The specification is available during development only; without it the test is skipped.
const specification = new URL("../../shared/spec/routes.json", import.meta.url);

/** One address of the specification. */
type Line = {
  path: string;
  area: string;
  guard: string;
  layout: string;
  action?: string;
  subject?: string;
  module?: string;
  variant?: string;
  visitor?: string;
  tabs?: string[];
  to?: string;
  demo?: boolean;
  example?: string;
};

/** `/staff/{id}` is `/staff/:id`; a parameter that matches slashes, as its example shows, is `*`. */
function pathOf({ path, example }: Line): string {
  const takesSlashes = example && example.split("/").length > path.split("/").length;
  const ours = takesSlashes ? path.replace(/\{\w+\}$/, "*") : path.replace(/\{(\w+)\}/g, ":$1");
  return ours === "/*" ? "*" : ours;
}

/** `email template` is the matrix's EmailTemplate. */
const moduleOf = (words: string) =>
  words.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The map's expected properties for an address of the specification. */
function expected(line: Line) {
  // "/login?to=" is the default for visitors; the map only names other sign-in pages.
  const door = line.visitor?.startsWith("/login") ? undefined : line.visitor;
  return {
    path: pathOf(line),
    area: line.area,
    guard: line.guard,
    layout: line.layout,
    needs: line.action && [line.action, line.subject],
    module: line.module && moduleOf(line.module),
    variant: line.variant?.replace("{product}", "lotse"),
    door,
    tabs: line.tabs,
    to: line.to,
    demo: line.demo,
  };
}

/** The map's properties for an address, as far as the specification has them. */
function found({ path, area, guard, layout, needs, module, variant, door, tabs, to, demo }: Address) {
  return { path, area, guard, layout, needs, module, variant, door, tabs, to, demo };
}

describe("the URL map", () => {
  test("says of each address what the specification says", ({ skip }) => {
    skip(!existsSync(specification), "the specification is not beside this copy of the project");
    const lines = JSON.parse(readFileSync(specification, "utf8")) as Line[];
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      const ours = map.filter(address => address.path === pathOf(line));
      expect(ours.map(found), line.path).toEqual([expected(line)]);
    }
  });

  test("has each id and each path once", () => {
    const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice(map.map(address => address.id))).toEqual([]);
    // The router ignores case, and the names of parameters.
    expect(twice(map.map(address => address.path.toLowerCase().replace(/:\w+/g, ":")))).toEqual([]);
  });

  test("names files that exist", () => {
    const missing = map.filter(({ file }) => !existsSync(new URL(`../app/${file}`, import.meta.url)));
    expect(missing.map(({ file }) => file)).toEqual([]);
  });

  test("leads no visitor to an address that is none: doors and redirects are in the map", () => {
    const targets = map.flatMap(({ to, door }) => [to, door].filter(target => target !== undefined));
    const known = targets.filter(target =>
      map.some(({ path, tabs }) =>
        [path, ...(tabs ?? []).map(tab => path.replace(/:\w+$/, tab))].includes(target),
      ),
    );
    expect(known).toEqual(targets);
  });

  test("stands every page below one of the same area that its own address is enough for", () => {
    const wrong = map.filter(({ below, path, area }) => {
      const above =
        below === undefined
          ? undefined
          : map.find(
              ({ path: other, tabs = [] }) =>
                other === below || tabs.some(tab => other.replace(":tab", tab) === below),
            );
      const missing = below?.match(/:\w+/g)?.some(parameter => !path.includes(parameter));
      return below !== undefined && (above?.area !== area || above.layout !== "default" || missing);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
