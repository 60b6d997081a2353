import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll } from "vitest";
import type { App } from "~/server/app";
import { createListener, type Pages } from "~/server/listener";
import { createShell, type Shell } from "~/server/run";
import { staticFiles } from "~/server/static-files";

const built = mkdtempSync(join(tmpdir(), "lotse-files-"));
const folder = join(built, "client");
export const script = "export const answer = 42;".repeat(40);
export const running: Shell[] = [];

const product: App = {
  roles: new Set(["web", "api"]),
  production: false,
  host: "127.0.0.1",
  port: 0,
  origin: "https://lotse.example",
  trustProxy: false,
  policy: { pictures: ["https://pictures.example"] },
  isUpload: pathname => pathname === "/upload",
  api: async (request, { clientAddress }) =>
    Response.json({ method: request.method, clientAddress, length: (await request.text()).length }),
  signedCaller: () => undefined,
  visit: async (request, { nonce, requestId }) => ({
    beyond: { formTargets: request.url.endsWith("/a") ? ["https://door.example"] : [], framers: [] },
    request,
    context: { nonce, requestId } as never,
    finish: response => {
      response.headers.append("Set-Cookie", "a=1");
      response.headers.append("Set-Cookie", "b=2");
      return response;
    },
    keepSession: response => response,
  }),
  banner: () => [],
  stop: async () => {},
};

export const page: Pages = async (request, { nonce }) => {
  const length = request.method === "POST" ? (await request.text()).length : 0;
  return new Response(`<p>${new URL(request.url).pathname} ${nonce} ${length}</p>`.padEnd(2_000, "."), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
};

/** Opens another shell on a separate port. */
export async function shell(changes: Partial<App> = {}, pages: Pages = page): Promise<number> {
  const app = { ...product, ...changes };
  const started = createShell(createListener({ app, pages, files: staticFiles(folder) }));
  running.push(started);
  return started.open(0, "127.0.0.1");
}

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

export function ask(
  port: number,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: "127.0.0.1", path, method, headers }, async response => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    request.on("error", reject).end(body);
  });
}

/** The server's response to bytes that no HTTP library would send. */
export function askRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", chunk => {
      answer += chunk;
    });
    socket.on("error", reject).on("close", () => resolve(answer));
  });
}

/** Call it once at the top of a test file: opens a shell over a folder of built files, and closes all at the end. */
export function shelled(): { port: number } {
  const open = { port: 0 };
  beforeAll(async () => {
    mkdirSync(join(folder, "assets"), { recursive: true });
    mkdirSync(join(folder, ".vite"));
    mkdirSync(join(built, ".vite"));
    writeFileSync(join(folder, "assets/a-1.js"), script);
    writeFileSync(join(folder, "assets/a-1.js.br"), brotliCompressSync(script));
    writeFileSync(join(folder, "favicon.svg"), "<svg/>");
    writeFileSync(join(folder, ".vite/manifest.json"), "{}");
    writeFileSync(
      join(built, ".vite/client-manifest.json"),
      JSON.stringify({ a: { file: "assets/a-1.js" } }),
    );
    writeFileSync(join(folder, "assets/logo.svg"), "<svg/>");
    open.port = await shell();
  });

  afterAll(async () => {
    await Promise.all(running.map(one => one.close()));
    rmSync(built, { recursive: true });
  });
  return open;
}
