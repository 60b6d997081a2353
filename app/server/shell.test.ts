import { describe, expect, it } from "vitest";
import { ask, askRaw, shell, shelled } from "../../tests/factories/shell";
import type { App } from "./app";

const open = shelled();

describe("every answer", () => {
  it("of a page carries a policy with a nonce of its own, which the page uses", async () => {
    const [one, other] = await Promise.all([ask(open.port, "/a"), ask(open.port, "/a")]);
    const nonces = [one, other].map(answer => {
      const [, nonce = ""] = /'nonce-([^']+)'/.exec(String(answer.headers["content-security-policy"])) ?? [];
      expect(String(answer.body)).toContain(nonce);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    const policy = String(one.headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example");
    expect(policy).toContain("form-action 'self' https://door.example;");
    expect((await ask(open.port, "/b")).headers["content-security-policy"]).toContain("form-action 'self';");
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
    const data = await ask(open.port, "/api/v1/files");
    expect(data.headers["content-security-policy"]).toContain("default-src 'none'");
    const file = await ask(open.port, "/favicon.svg");
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
    expect((await ask(open.port, "/", { headers })).headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    const behind = await shell({ trustProxy: true });
    expect((await ask(behind, "/", { headers })).headers["x-request-id"]).toBe("from-the-proxy");
  });

  it("asks for https only where DOMAIN is https, in production", async () => {
    const production = await shell({ production: true });
    const answer = await ask(production, "/", { headers: { Host: "lotse.example" } });
    expect(answer.headers["strict-transport-security"]).toContain("max-age=63072000");
    expect((await ask(open.port, "/")).headers["strict-transport-security"]).toBeUndefined();
  });
});

describe("a changing request", () => {
  const post = (headers: Record<string, string>, to = open.port, path = "/login") =>
    ask(to, path, {
      method: "POST",
      headers: { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: "a=1",
    });

  it("from our own page passes", async () => {
    const own = { Origin: `http://127.0.0.1:${open.port}`, "Sec-Fetch-Site": "same-origin", Cookie: "s=1" };
    const answer = await post(own);
    expect(answer.status).toBe(200);
    expect(String(answer.body)).toContain(" 3</p>");
  });

  it.each([
    ["another origin", { Origin: "https://evil.example" }],
    ["another open.port of our host", { Origin: "http://127.0.0.1:1" }],
    ["an origin that hides", { Origin: "null" }],
    ["another site, as the browser says", { "Sec-Fetch-Site": "cross-site" }],
    ["a sister site, as the browser says", { "Sec-Fetch-Site": "same-site" }],
    ["nobody knows where, with a cookie", { Cookie: "s=1" }],
    ["another origin, with a token", { Origin: "https://evil.example", Authorization: "Bearer x" }],
  ])("from %s is refused, on a page and on api/v1", async (_from, headers) => {
    const answer = await post(headers);
    expect(answer.status).toBe(403);
    expect(String(answer.body)).toContain("von einer anderen Website");
    const data = await post({ ...headers, Accept: "*/*" }, open.port, "/api/v1/chats");
    expect(data.status).toBe(403);
    expect(JSON.parse(String(data.body))).toMatchObject({ code: "cross_site", status: 403 });
  });

  it.each([
    ["text", "text/plain"],
    ["JSON", "application/json"],
    ["a form in parts without their border", "multipart/form-data"],
    ["a form in parts that breaks off", "multipart/form-data; boundary=x"],
  ])(
    "that brings a page %s in place of a form is refused, and not the server's fault",
    async (_what, type) => {
      expect((await post({ "Content-Type": type })).status).toBe(400);
    },
  );

  it("from a program passes with a token, or without any cookie", async () => {
    expect((await post({ Cookie: "s=1", Authorization: "Bearer x" })).status).toBe(200);
    expect((await post({})).status).toBe(200);
  });

  it("is compared with DOMAIN in production, regardless of a forwarded host", async () => {
    const production = await shell({ production: true });
    const host = { Host: "lotse.example" };
    expect((await post({ ...host, Origin: "https://lotse.example" }, production)).status).toBe(200);
    const evil = { ...host, Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
    expect((await post(evil, production)).status).toBe(403);
  });
});

describe("the requested host", () => {
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

  it("is the one that the trusted proxy forwards", async () => {
    const behind = await shell({ production: true, trustProxy: true });
    const headers = { Host: "10.0.0.3", "X-Forwarded-Host": "lotse.example" };
    expect((await ask(behind, "/", { headers })).status).toBe(200);
  });
});

describe("the caller's address", () => {
  const headers = { "X-Forwarded-For": "6.6.6.6, 203.0.113.7" };
  const told = async (to: number, forwardedFor = headers["X-Forwarded-For"]) => {
    const answer = await ask(to, "/api/v1/x", { headers: { "X-Forwarded-For": forwardedFor } });
    return JSON.parse(String(answer.body)).clientAddress;
  };

  it("is the connection's unless a trusted proxy sets the header", async () => {
    expect(await told(open.port)).toBe("127.0.0.1");
  });

  it("is the last one in the header, which the trusted proxy wrote itself", async () => {
    expect(await told(await shell({ trustProxy: true }))).toBe("203.0.113.7");
  });

  it("is known also where the proxy writes its port beside it", async () => {
    const behind = await shell({ trustProxy: true });
    for (const [forwardedFor, address] of [
      ["6.6.6.6, 203.0.113.7:50432", "203.0.113.7"],
      ["[2001:db8::7]:50432", "2001:db8::7"],
      ["[2001:db8::7]", "2001:db8::7"],
      ["2001:db8::7", "2001:db8::7"],
      ["unknown", "127.0.0.1"],
    ])
      expect(await told(behind, forwardedFor)).toBe(address);
  });
});

describe("the visitor whom another process of ours names", () => {
  const signedCaller: App["signedCaller"] = (_method, _url, header) =>
    header === "right" ? { clientAddress: "203.0.113.9", requestId: "request-0001" } : undefined;
  const asking = (to: number, header: string, headers: Record<string, string> = {}) =>
    ask(to, "/api/v1/x", { headers: { "X-Lotse-Caller": header, ...headers } });

  it("is the caller of api/v1, regardless of the proxy, and the request keeps its id", async () => {
    for (const trustProxy of [true, false]) {
      const to = await shell({ trustProxy, signedCaller });
      const answer = await asking(to, "right", { "X-Forwarded-For": "198.51.100.1" });
      expect(JSON.parse(String(answer.body)).clientAddress).toBe("203.0.113.9");
      expect(answer.headers["x-request-id"]).toBe("request-0001");
    }
  });

  it("is unknown where the signature is not valid", async () => {
    const to = await shell({ trustProxy: true, signedCaller });
    const answer = await asking(to, "forged", { "X-Forwarded-For": "198.51.100.1" });
    expect(JSON.parse(String(answer.body)).clientAddress).toBe("198.51.100.1");
    expect(JSON.parse(String((await asking(to, "forged")).body)).clientAddress).toBe("127.0.0.1");
  });

  it("may be named under another host than DOMAIN's in production, by a valid signature alone", async () => {
    const to = await shell({ production: true, signedCaller });
    expect((await asking(to, "right", { Host: "api.intern" })).status).toBe(200);
    expect((await asking(to, "forged", { Host: "api.intern" })).status).toBe(421);
    const page = { Host: "api.intern", "X-Lotse-Caller": "right" };
    expect((await ask(to, "/", { headers: page })).status).toBe(421);
  });

  it("is removed before api/v1 sees the request", async () => {
    const api: App["api"] = async request => Response.json([...request.headers.keys()]);
    const to = await shell({ signedCaller, api });
    expect(String((await asking(to, "right")).body)).not.toContain("x-lotse-caller");
    expect(String((await asking(to, "forged")).body)).not.toContain("x-lotse-caller");
  });
});

describe("a body", () => {
  const big = "x".repeat(1_000_001);
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    ask(open.port, path, { method: "POST", body, headers: { Accept: "application/json", ...headers } });

  it("of more than a megabyte is refused, with or without a declared length", async () => {
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

describe("an invalid request", () => {
  const line = (first: string, more = "") => `${first}\r\nHost: x\r\nConnection: close\r\n${more}\r\n`;

  it.each([
    ["bytes of another protocol", "\x16\x03\x01\x00\r\n\r\n"],
    ["an escape that does not decode", line("GET /a%E0%A4%A HTTP/1.1")],
    ["another server's address", line("GET http://evil.example/ HTTP/1.1")],
    ["a backslash for a slash", line("GET /\\evil.example HTTP/1.1")],
    ["the old way to load data", line("GET /chat?_data=root HTTP/1.1")],
    ["two lengths", line("POST /a HTTP/1.1", "Content-Length: 1\r\nContent-Length: 2\r\n")],
    ["a length and chunks", line("POST /a HTTP/1.1", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n")],
  ])("%s: is answered with 400", async (_name, text) => {
    expect(await askRaw(open.port, text)).toMatch(/^HTTP\/1.1 400/);
    expect((await ask(open.port, "/")).status).toBe(200);
  });

  it("a text with NUL: is answered with a page at the address of one, and with JSON where that is asked for", async () => {
    const typeOf = async (path: string, accept?: string, method = "GET") =>
      (await ask(open.port, path, { method, headers: accept ? { Accept: accept } : {} })).headers[
        "content-type"
      ];
    for (const accept of [undefined, "*/*", "text/html,*/*;q=0.8"])
      for (const path of ["/chat?search=a%00", "/a%00b"])
        expect(await typeOf(path, accept)).toBe("text/html; charset=utf-8");
    expect(await typeOf("/chat?search=a%00", "application/json")).toBe("application/json");
    expect(await typeOf("/chat.data?search=a%00", "*/*")).toBe("application/json");
    expect(await typeOf("/api/v1/chats?search=a%00", "text/html")).toBe("application/json");
    expect(await typeOf("/chat?search=a%00", "*/*", "POST")).toBe("application/json");
  });

  it("a method that no address has: is answered with 405", async () => {
    expect(await askRaw(open.port, line("TRACE / HTTP/1.1"))).toMatch(/^HTTP\/1.1 405/);
  });

  it("headers beyond measure: are answered with 431", async () => {
    expect(await askRaw(open.port, line("GET / HTTP/1.1", `X: ${"x".repeat(20_000)}\r\n`))).toMatch(
      /^HTTP\/1.1 431/,
    );
  });
});
