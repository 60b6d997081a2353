import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "~/contract/errors";
import { setSecret } from "~/domain/core/secret/process-key";
import { freePort } from "../../scripts/free-port.mjs";
import { overHttp } from "./client";

const server = createServer((incoming, outgoing) => {
  incoming.on("error", () => undefined).on("end", () => outgoing.end("{}"));
  incoming.resume();
});
beforeAll(async () => {
  setSecret(randomBytes(32));
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise(resolve => server.close(resolve)));

const accessTo = (port: number) =>
  overHttp(`http://127.0.0.1:${port}/api/v1`)({
    accessToken: undefined,
    requestId: "request-1",
    address: "127.0.0.1",
    userAgent: null,
  });
const port = () => (server.address() as AddressInfo).port;
const sent = (body: ReadableStream, signal?: AbortSignal) =>
  ({ method: "POST", body, duplex: "half", ...(signal && { signal }) }) as RequestInit;

describe("a request to the api of another process", () => {
  it("that finds none there says so, with the cause for the operator", async () => {
    const { api, raw } = await accessTo(await freePort());
    const away = { code: "network", status: 503, cause: { cause: { code: "ECONNREFUSED" } } };
    await expect(api.session.read()).rejects.toMatchObject(away);
    await expect(raw("/files/1/content")).rejects.toMatchObject(away);
  });

  it("whose form turns out to be cut while it is sent on is a bad request, and no outage", async () => {
    const { raw } = await accessTo(port());
    const body = new ReadableStream({
      pull() {
        throw new AppError("bad_request");
      },
    });
    await expect(raw("/uploads?name=a.pdf", sent(body))).rejects.toMatchObject({ code: "bad_request" });
  });

  it("that its sender ends is no outage", async () => {
    const { raw } = await accessTo(port());
    const leaving = new AbortController();
    const body = new ReadableStream({
      pull() {
        leaving.abort();
        return new Promise(() => undefined);
      },
    });
    await expect(raw("/uploads?name=a.pdf", sent(body, leaving.signal))).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});
