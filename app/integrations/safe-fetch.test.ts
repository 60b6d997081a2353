import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { until } from "../../tests/factories/until";
import { closeServer, listenLocally } from "./local-server";
import { addressPolicy } from "./safe-address";
import { createSafeFetch } from "./safe-fetch";

let server: Server;
let connections = 0;
afterEach(() => closeServer(server));

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  connections = 0;
  server.on("connection", () => connections++);
  return listenLocally(server);
}

const fetch = createSafeFetch(addressPolicy(["127.0.0.1"]), { connectMs: 2_000, bodyBytes: 100_000 });

describe("a provider", () => {
  test("whose connection breaks in the middle of a response is not asked the same again", async () => {
    const asked: string[] = [];
    let cut = () => {};
    const url = await serve((request, response) => {
      asked.push(String(request.headers["x-number"]));
      request.resume();
      if (asked.length !== 2) return void response.end("whole");
      response.writeHead(200, { "content-length": 1_000 });
      response.write("part");
      cut = () => request.socket.resetAndDestroy();
    });
    const send = (number: string) =>
      fetch(url, { method: "POST", body: "x", headers: { "x-number": number } });
    await (await send("1")).text();
    const second = await send("2");
    cut();
    expect(await second.text()).toBe("part");
    // A repeated request would have arrived before this one.
    expect(await (await send("3")).text()).toBe("whole");
    expect(asked).toEqual(["1", "2", "3"]);
  });

  test.each([
    [204, 204],
    [205, 205],
    [600, 502],
    [999, 502],
  ])(
    "that answers with the status %s gives a response, and holds up no connection",
    async (status, shown) => {
      const url = await serve((_, response) => response.writeHead(status).end());
      for (let round = 0; round < 6; round++) {
        const response = await fetch(url);
        expect(response.status).toBe(shown);
        expect(await response.text()).toBe("");
      }
      // The next request may begin before the connection is free.
      expect(connections).toBeLessThanOrEqual(2);
    },
  );

  test("is not out of reach while it answers many requests at once, however long each takes", async () => {
    const answers: (() => void)[] = [];
    const url = await serve((_, response) => {
      response.write("x");
      answers.push(() => response.end());
    });
    const quick = createSafeFetch(addressPolicy(["127.0.0.1"]), { connectMs: 200, bodyBytes: 100_000 });
    const many = Array.from({ length: 600 }, async () => (await quick(url)).text());
    const all = Promise.all(many);
    await until(() => answers.length === 512);
    await new Promise(resolve => setTimeout(resolve, 300));
    // The others get the connections of the first.
    for (const answer of answers) answer();
    await until(() => answers.length === 600);
    for (const answer of answers.slice(512)) answer();
    expect(new Set(await all)).toEqual(new Set(["x"]));
  });
});
