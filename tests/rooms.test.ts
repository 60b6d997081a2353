import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";

/** Who may import whom. A room may always import itself. */
const mayImport: Record<string, string[]> = {
  routes: ["ui", "i18n", "session", "contract", "paths", "areas", "root"],
  ui: ["i18n", "contract", "paths", "session/preferences-choices"],
  session: ["api/client", "contract", "paths", "areas", "env", "i18n"],
  contract: [],
  i18n: ["env", "contract"],
  paths: ["contract"],
  areas: ["contract"],
  api: ["contract", "domain", "env", "db"],
  domain: ["contract", "db", "env", "jobs/enqueue", "integrations", "i18n/languages"],
  "jobs/enqueue": ["db", "jobs/definitions"],
  "jobs/definitions": [],
  jobs: ["jobs/enqueue", "jobs/definitions", "db", "domain", "mail", "integrations", "contract", "env"],
  integrations: ["env", "contract", "i18n/languages"],
  mail: ["i18n", "paths", "env", "contract"],
  db: ["env", "contract"],
  server: [],
  env: [],
  root: ["ui", "i18n", "session", "contract", "paths", "areas"],
  context: ["areas", "api/client", "session", "i18n"],
  boot: ["api", "jobs", "domain", "db", "env", "session", "integrations", "server/app"],
  "entry.server": ["boot", "i18n", "ui", "server", "domain/doctor", "context"],
  "entry.client": ["i18n", "ui", "z-jitless"],
};

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map(name => name.replaceAll("\\", "/"))
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.endsWith(".d.ts"));

const roomOf = (path: string): string => {
  const plain = path.replace(/\.tsx?$/, "");
  return Object.keys(mayImport).find(room => room.includes("/") && plain === room) ?? plain.split("/")[0]!;
};

/** The modules of ours that a file imports, as paths below app/ without an extension. Types cost nothing at run time, and still couple. */
function importsOf(file: string): string[] {
  const text = readFileSync(join("app", file), "utf8");
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(match => match[1]!);
  return specifiers.flatMap(specifier => {
    if (specifier.startsWith("~/")) return [specifier.slice(2)];
    if (!specifier.startsWith(".")) return [];
    const path = normalize(join(dirname(file), specifier))
      .replaceAll("\\", "/")
      .replace(/\?.*$/, "");
    return path.startsWith("..") ? [] : [path.replace(/\.tsx?$/, "")];
  });
}

const allowed = (from: string, to: string) => {
  const room = roomOf(from);
  if (roomOf(to) === room) return true;
  return (mayImport[room] ?? []).some(
    other => to === other || to.startsWith(`${other}/`) || to.startsWith(`${other}.`),
  );
};

describe("the rooms of the house", () => {
  test("each room imports only what it may", () => {
    const wrong = files.flatMap(file =>
      importsOf(file)
        .filter(target => !allowed(file, target))
        .map(target => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("the shared rooms of the browser hold no library that is too heavy for it", () => {
    const wrong = files
      .filter(file => file.startsWith("contract/") || file.startsWith("ui/"))
      .filter(file =>
        /from "libphonenumber|from "pg"|from "node:/.test(readFileSync(join("app", file), "utf8")),
      );
    expect(wrong).toEqual([]);
  });

  test("every loader and action of a page asks the guard first", () => {
    const wrong = files
      .filter(file => file.startsWith("routes/"))
      .flatMap(file => {
        const text = readFileSync(join("app", file), "utf8");
        return [...text.matchAll(/export (?:async )?function (loader|action)\([^)]*\)[^{]*\{\s*([^\n]*)/g)]
          .filter(match => !/\benter(SignedIn)?\(context\)/.test(match[2]!))
          .map(match => `${file}: ${match[1]}`);
      });
    expect(wrong).toEqual([]);
  });

  test("no file has a name that says nothing, and none is a barrel", () => {
    const vague = /(^|\/)(index|utils?|helpers?|misc|common|services?|lib)(\.tsx?$|\/)/;
    expect(files.filter(file => vague.test(file))).toEqual([]);
  });

  test("no file is longer than a person wants to read at once", () => {
    const long = files
      .filter(file => !file.startsWith("i18n/locales/"))
      .map(file => ({ file, lines: readFileSync(join("app", file), "utf8").split("\n").length }))
      .filter(({ lines }) => lines > 350)
      .map(({ file, lines }) => `${relative(".", file)}: ${lines}`);
    expect(long).toEqual([]);
  });
});
