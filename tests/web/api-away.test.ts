import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

let api: Server;
let answer: RequestListener;
let site: Site;
let nowhere: Site;
const logged = vi.spyOn(console, "error").mockImplementation(() => {});

beforeAll(async () => {
  api = createServer((incoming, outgoing) => answer(incoming, outgoing));
  await new Promise<void>(resolve => api.listen(0, "127.0.0.1", resolve));
  const pagesOf = (port: number) =>
    startSite({ roles: ["web"], env: { API_INTERNAL_URL: `http://127.0.0.1:${port}/api/v1` } });
  site = await pagesOf((api.address() as AddressInfo).port);
  nowhere = await pagesOf(await freePort());
});
afterAll(async () => {
  logged.mockRestore();
  await site?.stop();
  await nowhere?.stop();
  await new Promise(resolve => api?.close(resolve));
});
beforeEach(() => logged.mockClear());

/** A visitor whose browser has the cookie of a session. */
function signedIn(at: Site): Visitor {
  const visitor = at.visitor();
  visitor.cookies.set("session", `${"a".repeat(43)}.${"b".repeat(43)}.1`);
  return visitor;
}

const asPage = { headers: { accept: "text/html" } };
const sentences = {
  de: "Lotse ist zurzeit nicht erreichbar. Bitte versuchen Sie es in wenigen Sekunden erneut.",
  en: "Lotse cannot be reached at the moment. Please try again in a few seconds.",
  fr: "Lotse est momentanément inaccessible. Veuillez réessayer dans quelques secondes.",
  ar: "يتعذّر الوصول إلى Lotse حاليًا. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.",
};

describe("while no process with the api can be reached", () => {
  test("a signed-in visitor reads so, in their language, with the time to come again, and stays signed in", async () => {
    const visitor = signedIn(nowhere);
    for (const [language, sentence] of Object.entries(sentences)) {
      const page = await visitor.get("/chat", {
        headers: { ...asPage.headers, "accept-language": language },
      });
      expect([language, page.status, page.headers.get("retry-after")]).toEqual([language, 503, "5"]);
      expect(wordsOf(page)).toContain(sentence);
    }
    expect(visitor.cookies.has("session")).toBe(true);
  });

  test("the operator's log says why", async () => {
    await signedIn(nowhere).get("/chat", asPage);
    expect(logged.mock.calls.map(call => call.map(String).join(" ")).join("\n")).toMatch(
      /GET \/chat .*ECONNREFUSED/,
    );
  });

  test("scripts get the code, and a file and a page without a session the same answer", async () => {
    const data = await signedIn(nowhere).get("/chat.data", { headers: { accept: "*/*" } });
    expect([data.status, data.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(JSON.parse(data.text).code).toBe("network");
    for (const path of ["/files/01890000-0000-7000-8000-000000000000/content", "/chat"]) {
      const page = await signedIn(nowhere).get(path, asPage);
      expect([path, page.status]).toEqual([path, 503]);
    }
    const imprint = await nowhere.visitor().get("/imprint", asPage);
    expect([imprint.status, imprint.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(wordsOf(imprint)).toContain(sentences.de);
  });
});

describe("an api that answers otherwise", () => {
  test.each([502, 503, 504])("is away where a balancer says %i", async status => {
    answer = (_incoming, outgoing) =>
      void outgoing.writeHead(status, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>");
    const page = await signedIn(site).get("/chat", asPage);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(wordsOf(page)).toContain(sentences.de);
  });

  test("is away where it ends within an answer", async () => {
    answer = (incoming, outgoing) => {
      outgoing.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      outgoing.write("{", () => incoming.socket.destroy());
    };
    expect((await signedIn(site).get("/chat", asPage)).status).toBe(503);
  });

  test("is not away where its answer breaks the contract: that is a defect, and says so", async () => {
    answer = (_incoming, outgoing) =>
      void outgoing.writeHead(200, { "content-type": "application/json" }).end('{"nonsense":1}');
    const page = await signedIn(site).get("/chat", asPage);
    expect(page.status).toBe(500);
    expect(wordsOf(page)).not.toContain(sentences.de);
  });

  test("that has no database says that of the database", async () => {
    const body = { defined: true, code: "unavailable", status: 503, message: "unavailable" };
    answer = (_incoming, outgoing) =>
      void outgoing.writeHead(503, { "content-type": "application/json" }).end(JSON.stringify(body));
    const page = await signedIn(site).get("/chat", asPage);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(wordsOf(page)).toContain("Die Datenbank ist zurzeit nicht erreichbar.");
  });
});
