import { createServer, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { until } from "../../../tests/factories/until";
import { Milvus, MilvusFault } from "./milvus";

/** gRPC's OK and UNAUTHENTICATED. */
const statuses = { accepts: "0", refuses: "16" };

/** A server of gRPC that accepts or refuses each request; an accepted one gets an empty message. */
async function grpcServer(answer: keyof typeof statuses) {
  const open = new Set<ServerHttp2Session>();
  let opened = 0;
  const server = createServer();
  server.on("session", session => {
    opened += 1;
    open.add(session);
    session.on("close", () => open.delete(session));
  });
  server.on("stream", stream => {
    const headers = { ":status": 200, "content-type": "application/grpc" };
    const trailers = { "grpc-status": statuses[answer] };
    if (answer === "refuses") return stream.respond({ ...headers, ...trailers }, { endStream: true });
    stream.on("wantTrailers", () => stream.sendTrailers(trailers));
    stream.respond(headers, { waitForTrailers: true });
    stream.end(Buffer.alloc(5));
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    opened: () => opened,
    open: () => open.size,
    async [Symbol.asyncDispose]() {
      for (const session of open) session.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

it("leaves no connection open to a server of Milvus that refuses each sign-in", async () => {
  await using server = await grpcServer("refuses");
  const milvus = new Milvus(server.address);
  for (let attempt = 1; attempt <= 3; attempt++)
    await expect(milvus.has("words")).rejects.toBeInstanceOf(MilvusFault);
  expect(server.opened()).toBeGreaterThan(0);
  await until(() => server.open() === 0);
});

it("leaves no connection open to a server of Milvus once it is closed, and opens one for another request", async () => {
  await using server = await grpcServer("accepts");
  const milvus = new Milvus(server.address);
  for (let attempt = 1; attempt <= 2; attempt++) {
    await Promise.all([milvus.has("words"), milvus.has("vectors"), milvus.has("more")]);
    expect(server.open()).toBeGreaterThan(0);
    await milvus.close();
    await until(() => server.open() === 0);
  }
});
