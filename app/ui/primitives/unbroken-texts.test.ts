import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues";

/** The keys whose text holds the word, with their namespace; plural forms by their common name. */
const keys = new Set(
  [catalogues.de, catalogues.fr].flatMap(texts =>
    Object.entries(texts).flatMap(([namespace, all]) =>
      Object.entries(all)
        .filter(([, text]) => /e-mail/i.test(text))
        .map(([key]) => `${namespace}:${key.replace(/_(?:zero|one|two|few|many|other)$/, "")}`),
    ),
  ),
);

const plain =
  /<(?:p|li|h2|h3|b|span|legend|dd|dt)(?:\s[^<>]*)?>\s*\{t\("((?:\w+:)?[\w.-]+)"(?:,\s*\{[^{}]*\})?\)\}\s*</g;

test('who reads a paragraph finds "E-Mail" on one line: none shows such a text without keeping the word whole', () => {
  const wrong = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter(path => path.endsWith(".tsx"))
    .flatMap(path => {
      const source = readFileSync(join("app", path), "utf8");
      const own = /useTranslation\(\s*\[?\s*"(\w+)"/.exec(source)?.[1] ?? "";
      return [...source.matchAll(plain)]
        .map(([, key = ""]) => (key.includes(":") ? key : `${own}:${key}`))
        .filter(key => keys.has(key))
        .map(key => `${path}: ${key}`);
    });
  expect(keys.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
