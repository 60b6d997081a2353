import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "./app";
import { createListener, type Pages } from "./listener";
import { createShell, type Shell } from "./run";
import { staticFiles } from "./static-files";

const built = mkdtempSync(join(tmpdir(), "lotse-files-"));
const folder = join(built, "client");
const script = "export const answer = 42;".repeat(40);
const running: Shell[] = [];

const product: App = {
  roles: new Set(["web", "api"]),
  production: false,
  host: "127.0.0.1",
  port: 0,
  origin: "https://lotse.example",
  trustProxy: false,
  policy: { pictures: ["https://pictures.example"], formTargets: ["https://pay.example"] },
  isUpload: pathname => pathname === "/upload",
  api: async (request, { clientAddress }) =>
    Response.json({ method: request.method, clientAddress, length: (await request.text()).length }),
  visit: async (_request, { nonce, requestId }) => ({
    context: { nonce, requestId } as never,
    finish: response => {
      response.headers.append("Set-Cookie", "a=1");
      response.headers.append("Set-Cookie", "b=2");
      return response;
    },
  }),
  banner: () => [],
  stop: async () => {},
};

const page: Pages = async (request, { nonce }) => {
  const length = request.method === "POST" ? (await request.text()).length : 0;
  return new Response(`<p>${new URL(request.url).pathname} ${nonce} ${length}</p>`.padEnd(2_000, "."), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
};

async function shell(changes: Partial<App> = {}, pages: Pages = page): Promise<number> {
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

function ask(
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

/** What the server answers to bytes that no HTTP library would send. */
function askRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", chunk => {
      answer += chunk;
    });
    socket.on("error", reject).on("close", () => resolve(answer));
  });
}

let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"), { recursive: true });
  mkdirSync(join(folder, ".vite"));
  mkdirSync(join(built, ".vite"));
  writeFileSync(join(folder, "assets/a-1.js"), script);
  writeFileSync(join(folder, "assets/a-1.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(join(built, ".vite/client-manifest.json"), JSON.stringify({ a: { file: "assets/a-1.js" } }));
  writeFileSync(join(folder, "assets/logo.svg"), "<svg/>");
  port = await shell();
});

afterAll(async () => {
  await Promise.all(running.map(one => one.close()));
  rmSync(built, { recursive: true });
});

describe("every answer", () => {
  it("of a page carries a policy with a nonce of its own, which the page knows", async () => {
    const [one, other] = await Promise.all([ask(port, "/a"), ask(port, "/a")]);
    const nonces = [one, other].map(answer => {
      const [, nonce = ""] = /'nonce-([^']+)'/.exec(String(answer.headers["content-security-policy"])) ?? [];
      expect(String(answer.body)).toContain(nonce);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    const policy = String(one.headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example");
    expect(policy).toContain("form-action 'self' https://pay.example");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(one.headers).toMatchObject({
      "cache-control": "no-store",
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "set-cookie": ["a=1", "b=2"],
    });
  });

  it("of data and files is no page that could run or frame anything", async () => {
    const data = await ask(port, "/api/v1/files");
    expect(data.headers["content-security-policy"]).toContain("default-src 'none'");
    const file = await ask(port, "/favicon.svg");
    expect(file.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("lets our own pages frame the one that asks for it", async () => {
    const framed = await shell(
      {},
      async () => new Response("", { headers: { "X-Frame-Options": "SAMEORIGIN" } }),
    );
    const answer = await ask(framed, "/answers/1/frame");
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  });

  it("names the request, and takes the name of a trusted proxy only", async () => {
    const headers = { "X-Request-Id": "from-the-proxy" };
    expect((await ask(port, "/", { headers })).headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    const behind = await shell({ trustProxy: true });
    expect((await ask(behind, "/", { headers })).headers["x-request-id"]).toBe("from-the-proxy");
  });

  it("asks for https only where DOMAIN is https, in production", async () => {
    const production = await shell({ production: true });
    const answer = await ask(production, "/", { headers: { Host: "lotse.example" } });
    expect(answer.headers["strict-transport-security"]).toContain("max-age=63072000");
    expect((await ask(port, "/")).headers["strict-transport-security"]).toBeUndefined();
  });
});

describe("a changing request", () => {
  const post = (headers: Record<string, string>, to = port, path = "/login") =>
    ask(to, path, { method: "POST", headers: { Accept: "text/html", ...headers }, body: "a=1" });

  it("from our own page passes", async () => {
    const own = { Origin: `http://127.0.0.1:${port}`, "Sec-Fetch-Site": "same-origin", Cookie: "s=1" };
    const answer = await post(own);
    expect(answer.status).toBe(200);
    expect(String(answer.body)).toContain(" 3</p>");
  });

  it.each([
    ["another origin", { Origin: "https://evil.example" }],
    ["another port of our host", { Origin: "http://127.0.0.1:1" }],
    ["an origin that hides", { Origin: "null" }],
    ["another site, as the browser says", { "Sec-Fetch-Site": "cross-site" }],
    ["a sister site, as the browser says", { "Sec-Fetch-Site": "same-site" }],
    ["nobody knows where, with a cookie", { Cookie: "s=1" }],
    ["another origin, with a token", { Origin: "https://evil.example", Authorization: "Bearer x" }],
  ])("from %s is refused, on a page and on api/v1", async (_from, headers) => {
    const answer = await post(headers);
    expect(answer.status).toBe(403);
    expect(String(answer.body)).toContain("von einer anderen Website");
    const data = await post({ ...headers, Accept: "*/*" }, port, "/api/v1/chats");
    expect(data.status).toBe(403);
    expect(JSON.parse(String(data.body))).toMatchObject({ code: "cross_site", status: 403 });
  });

  it("from a program passes with a token, or without any cookie", async () => {
    expect((await post({ Cookie: "s=1", Authorization: "Bearer x" })).status).toBe(200);
    expect((await post({})).status).toBe(200);
  });

  it("is measured against DOMAIN in production, whatever a forwarded host says", async () => {
    const production = await shell({ production: true });
    const host = { Host: "lotse.example" };
    expect((await post({ ...host, Origin: "https://lotse.example" }, production)).status).toBe(200);
    const evil = { ...host, Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
    expect((await post(evil, production)).status).toBe(403);
  });
});

describe("the name we are called by", () => {
  it("must be ours in production, except for the probes of an orchestrator", async () => {
    const production = await shell({ production: true });
    expect((await ask(production, "/", { headers: { Host: "lotse.example" } })).status).toBe(200);
    expect((await ask(production, "/", { headers: { Host: "evil.example" } })).status).toBe(421);
    expect((await ask(production, "/favicon.svg", { headers: { Host: "evil.example" } })).status).toBe(421);
    expect((await ask(production, "/api/v1/health/live", { headers: { Host: "10.0.0.3" } })).status).toBe(
      200,
    );
    const forwarded = { Host: "evil.example", "X-Forwarded-Host": "lotse.example" };
    expect((await ask(production, "/", { headers: forwarded })).status).toBe(421);
  });

  it("is the one the trusted proxy hands on", async () => {
    const behind = await shell({ production: true, trustProxy: true });
    const headers = { Host: "10.0.0.3", "X-Forwarded-Host": "lotse.example" };
    expect((await ask(behind, "/", { headers })).status).toBe(200);
  });
});

describe("the caller's address", () => {
  const headers = { "X-Forwarded-For": "6.6.6.6, 203.0.113.7" };
  const told = async (to: number) =>
    JSON.parse(String((await ask(to, "/api/v1/x", { headers })).body)).clientAddress;

  it("is the connection's when nobody vouches for the header", async () => {
    expect(await told(port)).toBe("127.0.0.1");
  });

  it("is the last one in the header, which the trusted proxy wrote itself", async () => {
    expect(await told(await shell({ trustProxy: true }))).toBe("203.0.113.7");
  });
});

describe("a body", () => {
  const big = "x".repeat(1_000_001);
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    ask(port, path, { method: "POST", body, headers: { Accept: "application/json", ...headers } });

  it("of more than a megabyte is refused, whether or not it tells its length", async () => {
    expect((await post("/login", big)).status).toBe(413);
    expect((await post("/login", big, { "Transfer-Encoding": "chunked" })).status).toBe(413);
    expect((await post("/api/v1/chats", big)).status).toBe(413);
  });

  it("of less than that arrives, in chunks too", async () => {
    const answer = await post("/api/v1/chats", "x".repeat(900_000), { "Transfer-Encoding": "chunked" });
    expect(JSON.parse(String(answer.body)).length).toBe(900_000);
  });

  it("may be large where files are uploaded", async () => {
    const answer = await post("/upload", big);
    expect(answer.status).toBe(200);
    expect(String(answer.body)).toContain(" 1000001</p>");
  });
});

describe("a file of the build", () => {
  it("comes packed, is kept for a year, and comes once", async () => {
    const first = await ask(port, "/assets/a-1.js", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(brotliDecompressSync(first.body).toString()).toBe(script);
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      "content-length": String(first.body.length),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    const known = { "Accept-Encoding": "br", "If-None-Match": String(first.headers.etag) };
    const again = await ask(port, "/assets/a-1.js", { headers: known });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const plain = await ask(port, "/assets/a-1.js", { headers: { "Accept-Encoding": "br;q=0" } });
    expect(String(plain.body)).toBe(script);
    expect(plain.headers.etag).not.toBe(first.headers.etag);
  });

  it("that keeps its name is asked for again within the hour", async () => {
    for (const path of ["/favicon.svg", "/assets/logo.svg"]) {
      expect((await ask(port, path)).headers["cache-control"]).toBe("public, max-age=3600");
    }
  });

  it("is told about without being sent, cannot be changed, and is missing without a page", async () => {
    const head = await ask(port, "/assets/a-1.js", { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
      200,
      String(script.length),
      0,
    ]);
    expect((await ask(port, "/favicon.svg", { method: "POST" })).status).toBe(405);
    expect((await ask(port, "/assets/gone.js")).body.length).toBe(0);
    expect((await ask(port, "/assets/gone.js")).status).toBe(404);
  });

  it("is none of the builder's own notes, nor anything outside of the folder", async () => {
    for (const path of ["/.vite/manifest.json", "/assets/../../etc/passwd", "/assets/a-1.js.br"]) {
      const answer = await askRaw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      // The page that stands for every other address, or a plain 404.
      expect(head).toMatch(/404|text\/html/);
      expect(body).not.toContain("root:");
    }
  });
});

describe("a page on its way", () => {
  it("is packed with brotli, with gzip, or not at all, as the browser likes", async () => {
    const coded = async (accept: string) => {
      const { headers } = await ask(port, "/a", { headers: { "Accept-Encoding": accept } });
      expect(headers.vary).toBe("Accept-Encoding");
      return headers["content-encoding"];
    };
    expect(await coded("gzip, deflate, br, zstd")).toBe("br");
    expect(await coded("gzip")).toBe("gzip");
    expect(await coded("identity")).toBeUndefined();
  });

  it("shows each part as soon as it is written, packed or not", async () => {
    let next = (_part: string) => {};
    const streaming = await shell({}, async () => {
      const body = new ReadableStream({
        start(controller) {
          next = part => (part ? controller.enqueue(Buffer.from(part)) : controller.close());
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/html" } });
    });
    const words = ["Der ", "Lotse ", "spricht."];
    for (const encoding of ["br", "identity"]) {
      const seen = await new Promise<string>((resolve, reject) => {
        const headers = { "Accept-Encoding": encoding };
        const request = httpRequest({ port: streaming, host: "127.0.0.1", path: "/", headers }, response => {
          const text = encoding === "br" ? response.pipe(createBrotliDecompress()) : response;
          let read = "";
          next(words[0] ?? "");
          text.on("data", chunk => {
            read += chunk;
            // The next word is only written once the one before it has been read.
            const after = words.findIndex((_, at) => words.slice(0, at + 1).join("") === read) + 1;
            if (after > 0) next(words[after] ?? "");
          });
          text.on("end", () => resolve(read));
        });
        request.on("error", reject).end();
      });
      expect(seen).toBe(words.join(""));
    }
  });

  it.each([
    [
      "is written without end",
      (controller: ReadableStreamDefaultController) => controller.enqueue(Buffer.alloc(20_000)),
    ],
    ["waits for the next word", () => new Promise<void>(() => {})],
  ])("that %s stops being made when the reader has gone", async (_how, pull) => {
    for (const encoding of ["br", "identity"]) {
      let gone = (_: unknown) => {};
      const cancelled = new Promise(resolve => {
        gone = resolve;
      });
      const endless = await shell({}, async () => {
        const start = (controller: ReadableStreamDefaultController) => controller.enqueue(Buffer.from("Der"));
        const body = new ReadableStream({ start, pull, cancel: gone });
        return new Response(body, { headers: { "Content-Type": "text/html" } });
      });
      const headers = { "Accept-Encoding": encoding };
      const request = httpRequest({ port: endless, host: "127.0.0.1", path: "/", headers }, response => {
        response.once("data", () => request.destroy());
      });
      request.on("error", () => {}).end();
      await cancelled;
    }
  });

  it("that cannot be made becomes an apology, and the next one is served", async () => {
    let broken = true;
    const failing = await shell({}, async (request, context) => {
      if (broken) throw new Error("a surprise of this test");
      return page(request, context);
    });
    const answer = await ask(failing, "/", { headers: { Accept: "text/html", "Accept-Language": "fr" } });
    expect(answer.status).toBe(500);
    expect(String(answer.body)).toContain("Veuillez réessayer");
    expect(String(answer.body)).not.toContain("surprise");
    broken = false;
    expect((await ask(failing, "/")).status).toBe(200);
  });
});

describe("what is no request", () => {
  const line = (first: string, more = "") => `${first}\r\nHost: x\r\nConnection: close\r\n${more}\r\n`;

  it.each([
    ["bytes of another protocol", "\x16\x03\x01\x00\r\n\r\n"],
    ["an escape that does not decode", line("GET /a%E0%A4%A HTTP/1.1")],
    ["another server's address", line("GET http://evil.example/ HTTP/1.1")],
    ["a backslash for a slash", line("GET /\\evil.example HTTP/1.1")],
    ["a method that nobody uses", line("TRACE / HTTP/1.1")],
    ["the old way to load data", line("GET /chat?_data=root HTTP/1.1")],
    ["two lengths", line("POST /a HTTP/1.1", "Content-Length: 1\r\nContent-Length: 2\r\n")],
    ["a length and chunks", line("POST /a HTTP/1.1", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n")],
  ])("%s: is answered with 400", async (_name, text) => {
    expect(await askRaw(port, text)).toMatch(/^HTTP\/1.1 400/);
    expect((await ask(port, "/")).status).toBe(200);
  });

  it("headers beyond measure: are answered with 431", async () => {
    expect(await askRaw(port, line("GET / HTTP/1.1", `X: ${"x".repeat(20_000)}\r\n`))).toMatch(
      /^HTTP\/1.1 431/,
    );
  });
});

describe("when it is told to stop", () => {
  it("finishes what is running, takes nothing new, and lets idle connections go", async () => {
    let finish = () => {};
    let began = () => {};
    const asked = new Promise<void>(resolve => {
      began = resolve;
    });
    const slow = await shell({}, async () => {
      began();
      await new Promise<void>(resolve => {
        finish = resolve;
      });
      return new Response("done");
    });
    const idle = connect(slow, "127.0.0.1");
    const idleGone = new Promise(resolve => idle.on("close", resolve));
    idle.resume();
    const answer = ask(slow, "/");
    await asked;
    const closed = running.at(-1)?.close();
    await idleGone;
    await expect(ask(slow, "/")).rejects.toThrow(/ECONNREFUSED/);
    finish();
    expect(String((await answer).body)).toBe("done");
    await closed;
  });
});

describe("a process without pages", () => {
  it("answers api/v1 alone, and one without the api shows pages alone", async () => {
    const api = await shell({ roles: new Set(["api"]) });
    expect((await ask(api, "/login")).status).toBe(404);
    expect((await ask(api, "/api/v1/x")).status).toBe(200);
    const web = await shell({ roles: new Set(["web"]) });
    expect((await ask(web, "/api/v1/x")).status).toBe(404);
  });
});
