import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/**
 * Who may import whom, types included. A file belongs to the longest room that its path begins with; a room may
 * always import itself. A line that gets longer is a decision: docs/decisions/004-server-and-build.md.
 */
const rooms: Record<string, string[]> = {
  "app/routes/": ["ui", "i18n", "session", "contract", "paths", "areas", "root", "phone"],
  "app/root": ["ui", "i18n", "session", "contract", "paths", "areas"],
  "app/ui/": ["i18n", "contract", "paths", "phone"],
  "app/ui/theme/": ["env"],
  "app/ui/shell/": ["ui", "i18n", "contract", "paths", "areas", "session/preferences-choices"],
  "app/session/": ["api/client", "contract", "paths", "areas", "env", "i18n"],
  "app/session/find-page": ["areas", "session", "../remix.config"],
  "app/contract/": [],
  "app/phone/": [],
  "app/i18n/": ["env", "contract", "phone"],
  "app/paths": ["contract"],
  "app/areas": ["contract"],
  "app/api/": ["contract", "domain", "db", "env"],
  "app/domain/": ["contract", "db", "env", "jobs/enqueue", "integrations", "phone"],
  "app/jobs/": ["db", "domain", "mail", "integrations", "env"],
  "app/jobs/enqueue": ["db", "jobs/definitions"],
  "app/integrations/": ["env", "contract"],
  "app/mail/": ["i18n", "paths", "env", "contract"],
  "app/db/": ["env"],
  "app/db/seed/": ["db", "contract"],
  "app/env": [],
  "app/z-jitless": [],
  "app/server/": [],
  server: ["server"],
  "app/routes.ts": ["areas", "../remix.config"],
  "app/context": ["api/client", "areas", "i18n", "session"],
  "app/entry.client": ["i18n", "ui/shell/frame", "z-jitless"],
  "app/entry.server": ["boot", "api", "jobs", "i18n", "server", "ui"],
  "app/boot": ["api", "db", "domain", "env", "integrations", "jobs", "paths", "server/app", "session"],
};

/** What the contract may take from other people: it stands in the browser too. */
const contractPackages = /^(zod|@casl\/ability(\/.*)?|@orpc\/(contract|shared))$/;

interface Import {
  from: string;
  to: string;
}

const files = [
  "server.ts",
  ...readdirSync("app", { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry =>
      join(entry.parentPath ?? entry.path, entry.name)
        .split(sep)
        .join("/"),
    ),
];

const imports: Import[] = files.flatMap(from =>
  ts.preProcessFile(readFileSync(from, "utf8")).importedFiles.map(({ fileName }) => {
    if (fileName.startsWith("~/")) return { from, to: fileName.replace("~", "app") };
    if (!fileName.startsWith(".")) return { from, to: fileName };
    return {
      from,
      to: normalize(join(dirname(from), fileName))
        .split(sep)
        .join("/"),
    };
  }),
);

const ours = imports.filter(({ to }) => /^(app\/|server$|remix\.config)/.test(to));

function roomOf(path: string): string | undefined {
  return Object.keys(rooms)
    .filter(room =>
      room.endsWith("/") ? path.startsWith(room) : path.split(".ts")[0] === room || path === room,
    )
    .sort((a, b) => b.length - a.length)[0];
}

/** `contract` stands for the file of that name and for everything below the folder. */
function mayImport(room: string, to: string): boolean {
  const target = to.replace(/\.[jt]sx?$/, "");
  if (room.endsWith("/") && to.startsWith(room)) return true;
  return (rooms[room] ?? []).some(name => {
    const allowed = normalize(join("app", name));
    return target === allowed || target.startsWith(`${allowed}/`);
  });
}

describe("the rooms of the house", () => {
  it("hold every file", () => {
    expect(files.filter(file => !roomOf(file))).toEqual([]);
  });

  it("import only from the rooms they may know", () => {
    const strangers = ours.filter(({ from, to }) => !mayImport(roomOf(from) ?? "", to));
    expect(strangers.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("keep the contract small enough for the browser", () => {
    const foreign = imports.filter(
      ({ from, to }) => from.startsWith("app/contract/") && !to.startsWith("app/"),
    );
    expect(foreign.filter(({ to }) => !contractPackages.test(to))).toEqual([]);
  });

  it("are all in use", () => {
    const unused = Object.keys(rooms).filter(room => !files.some(file => roomOf(file) === room));
    expect(unused).toEqual([]);
  });
});
