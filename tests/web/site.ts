import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import type { ServerBuild } from "@remix-run/node";
import sql from "sql-template-tag";
import type { Database } from "~/db/connection";
import type { Boot, Role } from "~/server/app";
import { createListener } from "~/server/listener";
import { createShell } from "~/server/run";
import { createSegmentHandler } from "~/server/segments";
import { requireBuild } from "../../scripts/build-state.mjs";
import { sharedTemplate, type TestDatabase, testDatabase } from "../database";
import { databaseUrl } from "../database-address";

// Without this check, tests would run against an outdated build.
requireBuild();

type Build = ServerBuild & { entry: { module: { boot: Boot } } };

/** The parts of a request beside its address. */
export type Asked = {
  method?: string;
  form?: Record<string, string | string[]>;
  body?: BodyInit;
  headers?: Record<string, string>;
  /** Follows redirects like a browser. */
  follow?: boolean;
};

/** A visitor with their own cookie jar and network address. */
export interface Visitor {
  get(path: string, asked?: Asked): Promise<Answer>;
  /** Sends a form like a browser without script. */
  post(path: string, form: Record<string, string | string[]>, asked?: Asked): Promise<Answer>;
  ask(path: string, asked: Asked): Promise<Answer>;
  /** Signs in on a sign-in page and checks the result. */
  signIn(email: string, door?: string): Promise<void>;
  cookies: Map<string, string>;
}

export type Answer = {
  status: number;
  headers: Headers;
  location: string | null;
  text: string;
  /** The body as bytes. */
  bytes: Buffer;
};

/** A page's HTML without the data of its scripts. */
export const shown = ({ text }: Answer): string => text.replace(/<script\b.*?<\/script>/gs, "");

/** A page's text without scripts and styles. */
export const wordsOf = ({ text }: { text: string }): string =>
  text
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u2060", "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

/** The value of a hidden field, or ''. */
export const hidden = ({ text }: { text: string }, name: string): string =>
  new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(text)?.[1] ?? "";

/** The error message at a field. */
export const errorAt = ({ text }: { text: string }, field: string): string | undefined =>
  new RegExp(`id="${field}-error".*?<span>([^<]*)`, "s").exec(text)?.[1];

export interface Site {
  origin: string;
  db: Database;
  visitor(address?: string): Visitor;
  /** A signed-in person of the demo data. */
  signedIn(email: string): Promise<Visitor>;
  stop(): Promise<void>;
}

/** The settings of the development profile as `npm start` reads them. */
export function developmentSettings(): Record<string, string> {
  const lines = readFileSync("scripts/development.env", "utf8").matchAll(/^([A-Z_0-9]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

const origin = "http://localhost:4545";

/**
 * The built product on a free port, over a separate database with the demo data, whose documents are not read.
 * Pages, api and database come from the built entry module, so there is one module graph.
 */
export async function startSite(
  options: { env?: Record<string, string>; roles?: Role[]; production?: boolean } = {},
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "lotse-site-"));
  const build = (await import(/* @vite-ignore */ resolve("build/server/index.js"))) as Build;
  // Files on S3 are written there when the product fills its database.
  const filled = !options.production && !options.env?.S3_BUCKET;
  const { db, address, drop } = await testDatabase(filled ? await demoData(build) : undefined);
  if (filled) cpSync(demoFolder(), dataDir, { recursive: true });
  const roles = options.roles ?? ["web", "api"];
  // Otherwise every mail would wait for the demo documents.
  if (roles.includes("worker")) await db.run(sql`delete from graphile_worker._private_jobs`);
  const app = await build.entry.module.boot({
    roles: new Set(roles),
    profile: options.production ? "production" : "development",
    env: { ...envOf(address, dataDir), ...options.env },
    // A sweep in the middle of a test would read the demo documents, and mails would be answered from them.
    periodicJobs: false,
  });
  const shell = createShell(createListener({ app, pages: createSegmentHandler(build), files: () => false }));
  const port = await shell.open(0, "127.0.0.1");
  const visitor = (from = "127.0.0.1") => makeVisitor(port, from);
  return {
    origin,
    db,
    visitor,
    async signedIn(email) {
      const signedIn = visitor();
      await signedIn.signIn(email);
      return signedIn;
    },
    async stop() {
      await shell.close();
      await app.stop();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const envOf = (address: TestDatabase["address"], dataDir: string) => ({
  ...developmentSettings(),
  DOMAIN: origin,
  API_BASE_URL: `${origin}/api/v1`,
  DATABASE_URL: databaseUrl(address),
  DATA_DIR: dataDir,
});

const demoFolder = () => join(tmpdir(), "demo");

/** A template with the demo data, as the product fills an empty database, made once in a run; its files are in {@link demoFolder}. */
function demoData(build: Build): Promise<string> {
  const mark = `${demoFolder()}-made`;
  return sharedTemplate(
    () => existsSync(mark),
    async address => {
      const env = envOf(address, demoFolder());
      await (await build.entry.module.boot({ roles: new Set(["api"]), profile: "development", env })).stop();
      writeFileSync(mark, "");
    },
  );
}

/** A visitor who reaches the product at this port, under this host, from a loopback address of their own. */
export function makeVisitor(port: number, localAddress: string, host = "localhost:4545"): Visitor {
  const cookies = new Map<string, string>();

  async function ask(path: string, asked: Asked): Promise<Answer> {
    const method = asked.method ?? (asked.form || asked.body ? "POST" : "GET");
    const entries = Object.entries(asked.form ?? {}).flatMap(([name, value]) =>
      [value].flat().map(one => [name, one] as [string, string]),
    );
    const body = asked.body ?? (asked.form ? new URLSearchParams(entries) : undefined);
    const packed = body === undefined ? undefined : new Response(body);
    const headers = {
      host,
      "accept-language": "de",
      ...(method === "GET" ? {} : { origin: `http://${host}` }),
      ...(packed ? { "content-type": packed.headers.get("content-type") ?? "application/octet-stream" } : {}),
      ...(cookies.size > 0
        ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
        : {}),
      ...asked.headers,
    };
    const answer = await send({ port, localAddress, method, path, headers }, packed);
    for (const line of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.some(attribute => attribute.trim() === "Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    if (asked.follow && answer.location)
      return ask(answer.location, { headers: asked.headers ?? {}, follow: true });
    return answer;
  }

  const visitor: Visitor = {
    cookies,
    ask,
    get: (path, asked = {}) => ask(path, asked),
    post: (path, form, asked = {}) => ask(path, { ...asked, form }),
    async signIn(email, door = "/login") {
      const answer = await ask(door, { form: { email, password: "Lotsen-2026" } });
      if (answer.status !== 302) throw new Error(`${email} was not signed in at ${door}: ${answer.status}`);
    },
  };
  return visitor;
}

type Line = {
  port: number;
  localAddress: string;
  method: string;
  path: string;
  headers: Record<string, string>;
};

/** One request with node:http, which unlike fetch can use another loopback address and never follows redirects. */
function send(line: Line, body: Response | undefined): Promise<Answer> {
  return new Promise((done, failed) => {
    const outgoing = httpRequest({ host: "127.0.0.1", ...line }, incoming => {
      const chunks: Buffer[] = [];
      incoming.on("data", chunk => chunks.push(chunk));
      incoming.on("error", failed);
      incoming.on("end", () => {
        const headers = new Headers();
        for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
          headers.append(incoming.rawHeaders[at]!, incoming.rawHeaders[at + 1]!);
        }
        const bytes = Buffer.concat(chunks);
        // Where a long name may break is no part of it, nor where a word may not.
        const text = bytes
          .toString("utf8")
          .replaceAll("<wbr/>", "")
          .replace(/<span class="whole">([^<]*)<\/span>/g, "$1");
        done({ status: incoming.statusCode ?? 0, headers, location: headers.get("location"), text, bytes });
      });
    });
    outgoing.on("error", failed);
    if (body?.body) Readable.fromWeb(body.body as never).pipe(outgoing);
    else outgoing.end();
  });
}
