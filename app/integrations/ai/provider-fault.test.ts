import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { closeServer, listenLocally } from "../local-server";
import { addressPolicy } from "../safe-address";
import { createSafeFetch } from "../safe-fetch";
import { openAIEmbedder } from "./embed";
import { listModels } from "./list-models";

const fetch = createSafeFetch(addressPolicy(["127.0.0.1"]), { connectMs: 1_000, bodyBytes: 10_000 });
let server: Server;
afterEach(() => closeServer(server));

async function answering(status: number, headers: Record<string, string> = {}): Promise<string> {
  server = createServer((_request, answer) => answer.writeHead(status, headers).end("{}"));
  return listenLocally(server);
}
const embed = (baseUrl: string) =>
  openAIEmbedder({ baseUrl, model: "m" }, fetch, "test").embed({
    texts: ["Urlaub"],
    role: "passage",
    signal: new AbortController().signal,
  });
const list = (baseUrl: string) => listModels({ baseUrl, key: undefined }, fetch);

describe.each([
  ["vectors", embed],
  ["a list of models", list],
])("a provider that is asked for %s", (_, ask) => {
  test("and is busy says when to come back", async () => {
    const url = await answering(429, { "retry-after": "7" });
    await expect(ask(url)).rejects.toMatchObject({ code: "provider_busy", data: { values: { seconds: 7 } } });
  });

  test.each(["-5", "soon", "8640000"])("and is busy cannot make anybody wait for %s seconds", async wait => {
    const url = await answering(429, { "retry-after": wait });
    const error = await ask(url).catch(thrown => thrown);
    expect([error.code, error.data.values]).toEqual(["provider_busy", undefined]);
  });

  test("and whose gateway gives up has not answered in time", async () => {
    const url = await answering(504);
    await expect(ask(url)).rejects.toMatchObject({ code: "provider_timeout" });
  });
});
