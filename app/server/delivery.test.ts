import { request as httpRequest } from "node:http";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ask, askRaw, page, script, shell, shelled } from "../../tests/factories/shell";

const open = shelled();

describe("a file of the build", () => {
  it("is sent compressed, cached for a year, and not sent again", async () => {
    const first = await ask(open.port, "/assets/a-1.js", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(brotliDecompressSync(first.body).toString()).toBe(script);
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      "content-length": String(first.body.length),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    const known = { "Accept-Encoding": "br", "If-None-Match": String(first.headers.etag) };
    const again = await ask(open.port, "/assets/a-1.js", { headers: known });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const plain = await ask(open.port, "/assets/a-1.js", { headers: { "Accept-Encoding": "br;q=0" } });
    expect(String(plain.body)).toBe(script);
    expect(plain.headers.etag).not.toBe(first.headers.etag);
  });

  it("that keeps its name is requested again within the hour", async () => {
    for (const path of ["/favicon.svg", "/assets/logo.svg"]) {
      expect((await ask(open.port, path)).headers["cache-control"]).toBe("public, max-age=3600");
    }
  });

  it("is described without being sent, cannot be changed, and is missing without a page", async () => {
    const head = await ask(open.port, "/assets/a-1.js", { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
      200,
      String(script.length),
      0,
    ]);
    expect((await ask(open.port, "/favicon.svg", { method: "POST" })).status).toBe(405);
    expect((await ask(open.port, "/assets/gone.js")).body.length).toBe(0);
    expect((await ask(open.port, "/assets/gone.js")).status).toBe(404);
  });

  it("is neither a manifest or compressed copy of the build, nor anything outside of the folder", async () => {
    for (const path of ["/.vite/manifest.json", "/assets/../../etc/passwd", "/assets/a-1.js.br"]) {
      const answer = await askRaw(open.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      // The page for unknown addresses, or a plain 404.
      expect(head).toMatch(/404|text\/html/);
      expect(body).not.toContain("root:");
    }
  });
});

describe("a page on its way", () => {
  it("is compressed with brotli, with gzip, or not at all, as the browser accepts", async () => {
    const coded = async (accept: string) => {
      const { headers } = await ask(open.port, "/a", { headers: { "Accept-Encoding": accept } });
      expect(headers.vary).toBe("Accept-Encoding");
      return headers["content-encoding"];
    };
    expect(await coded("gzip, deflate, br, zstd")).toBe("br");
    expect(await coded("gzip")).toBe("gzip");
    expect(await coded("identity")).toBeUndefined();
  });

  it("arrives part by part as it is written, compressed or not", async () => {
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
            // A word is written only after the one before it was read.
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
