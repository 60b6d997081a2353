import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/**
 * Who may import whom, types included. A file belongs to the longest room that its path begins with; a room may
 * always import itself. A line that gets longer is a decision: docs/decisions/004-server-and-build.md.
 */
const rooms: Record<string, string[]> = {
  "app/routes/": ["ui", "i18n", "session", "contract", "paths", "root", "phone"],
  "app/root": ["ui", "i18n", "session"],
  "app/ui/": ["i18n", "contract", "paths", "phone"],
  "app/ui/enhance/": ["ui/primitives/keep-in-view", "phone", "i18n/normalise-for-search", "contract"],
  "app/ui/theme/": ["env"],
  "app/ui/shell/": ["ui", "i18n", "contract", "paths", "session/preferences-choices"],
  "app/session/": ["api/client", "contract", "paths", "env", "i18n"],
  "app/session/addresses": ["session/url-map", "../remix.config"],
  "app/contract/": [],
  "app/phone/": [],
  "app/i18n/": ["env", "contract", "phone"],
  "app/paths": [
    "contract",
    "paths-of-chats",
    "paths-of-emails",
    "paths-of-inspections",
    "paths-of-invoices",
    "paths-of-knowledge",
    "paths-of-visitors",
    "paths-query",
  ],
  "app/paths-of-chats": ["contract", "paths-query"],
  "app/paths-of-emails": ["paths-query"],
  "app/paths-of-inspections": ["contract", "paths-query"],
  "app/paths-of-invoices": ["contract", "paths-query"],
  "app/paths-of-knowledge": ["contract", "paths-query"],
  "app/paths-of-visitors": ["paths-query"],
  "app/paths-query": [],
  "app/api/": ["contract", "domain", "db", "env"],
  "app/api/v1/emails": ["api", "contract", "domain", "db", "mail"],
  "app/api/v1/invoices": ["api", "contract", "domain", "db", "mail"],
  "app/api/v1/letterhead": ["api", "contract", "domain", "db", "mail"],
  "app/api/v1/mail-sendings": ["api", "contract", "domain", "db", "mail"],
  "app/api/v1/operator-inbox": ["api", "contract", "domain", "db", "mail"],
  "app/api/v1/mail-templates": ["api", "contract", "domain", "db", "mail"],
  "app/domain/": ["contract", "db", "env", "queue", "integrations", "phone"],
  "app/queue/": ["db"],
  "app/jobs/": ["db", "domain", "queue", "mail", "integrations", "env"],
  "app/integrations/": ["env", "contract"],
  "app/mail/": ["i18n", "paths", "env", "contract"],
  "app/db/": ["env"],
  "app/db/seed/": ["db", "contract"],
  "app/env": [],
  "app/server/": ["contract/language"],
  server: ["server"],
  "app/routes.ts": ["session/url-map", "../remix.config"],
  "app/server/context": ["api/client", "contract", "i18n", "session"],
  "app/entry.client": ["i18n"],
  "app/entry.server": ["i18n", "server", "ui"],
  "app/server/boot": ["api", "db", "domain", "env", "integrations", "jobs", "paths", "server", "session"],
  "app/server/boot-worker": ["domain", "env", "server"],
  "app/server/open-data": ["db", "domain", "env", "integrations"],
  "app/server/prepare-process": ["domain", "env"],
  "app/server/start-work": ["db", "domain", "jobs"],
};

/** The rooms of the domain, low to high: a room imports only from the lines above its own. */
const floors = [
  ["core", "retrieval"],
  ["access", "billing", "outbox"],
  ["identity", "knowledge"],
  ["companies", "chats", "feedback"],
  ["people", "operations", "mailbox"],
];

/** What the contract may take from other people: it stands in the browser too. */
const contractPackages = /^(zod|@casl\/ability(\/.*)?|@orpc\/(contract|shared))$/;

/** What pages without React load: docs/decisions/012-public-pages.md. */
const enhancePackages = /^(altcha-lib|libphonenumber-js)\//;

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

/** Groups of files that reach each other by imports, types and lazy imports included (Tarjan's algorithm). */
function circles(): string[][] {
  const known = new Set(files);
  const imported = new Map<string, string[]>();
  for (const { from, to } of ours) {
    const file = [to, `${to}.ts`, `${to}.tsx`].find(path => known.has(path));
    if (file) imported.set(from, [...(imported.get(from) ?? []), file]);
  }
  const order = new Map<string, { index: number; low: number }>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    const own = { index: order.size, low: order.size };
    order.set(file, own);
    open.push(file);
    for (const next of imported.get(file) ?? []) {
      const seen = order.get(next);
      if (!seen) own.low = Math.min(own.low, visit(next).low);
      else if (open.includes(next)) own.low = Math.min(own.low, seen.index);
    }
    if (own.low === own.index) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) found.push(group.sort());
    }
    return own;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}

describe("the rooms of the house", () => {
  it("hold every file", () => {
    expect(files.filter(file => !roomOf(file))).toEqual([]);
  });

  it("import only from the rooms that they may depend on", () => {
    const strangers = ours.filter(({ from, to }) => !mayImport(roomOf(from) ?? "", to));
    expect(strangers.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("of the domain import only from the floors below", () => {
    const floorOf = (path: string) => floors.findIndex(rooms => rooms.includes(path.split("/")[2] ?? ""));
    const inside = ours.filter(({ from, to }) => [from, to].every(path => path.startsWith("app/domain/")));
    const upwards = inside.filter(({ from, to }) => {
      const sameRoom = from.split("/")[2] === to.split("/")[2];
      return floorOf(from) < 0 || (!sameRoom && floorOf(to) >= floorOf(from));
    });
    expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("have no files that import each other in a circle", () => {
    expect(circles()).toEqual([]);
  });

  it("keep the contract small enough for the browser", () => {
    const foreign = imports.filter(
      ({ from, to }) => from.startsWith("app/contract/") && !to.startsWith("app/"),
    );
    expect(foreign.filter(({ to }) => !contractPackages.test(to))).toEqual([]);
  });

  it("keep React, Remix and zod out of what public pages load", () => {
    const enhanced = imports.filter(({ from }) => from.startsWith("app/ui/enhance/"));
    const foreign = enhanced.filter(({ to }) => !to.startsWith("app/") && !enhancePackages.test(to));
    expect(foreign.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
    expect(enhanced.length).toBeGreaterThan(0);
  });

  it("are all in use", () => {
    const unused = Object.keys(rooms).filter(room => !files.some(file => roomOf(file) === room));
    expect(unused).toEqual([]);
  });
});
