import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressPolicy, type Resolve } from "./safe-address";
import { safeConnect } from "./safe-connect";

let server: Server;
let port: number;
let reached = 0;
beforeAll(async () => {
  server = createServer(socket => {
    reached += 1;
    socket.on("error", () => {});
    socket.write("220 hello\r\n");
  });
  await new Promise<void>(done => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Each look-up of any name takes the next answer, and the last one stays. */
function resolving(...answers: string[][]): Resolve {
  let asked = 0;
  return (_host, done) => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
    done(
      null,
      addresses.map(address => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
}
const terms = { openPorts: [587], connectMs: 5_000 };
const codeOf = (host: string, at = port, policy = addressPolicy([]), more = {}) =>
  safeConnect({ host, port: at, tls: false }, policy, { ...terms, ...more }).then(
    socket => {
      socket.destroy();
      return "connected";
    },
    (error: { code?: string }) => error.code,
  );

test("a server that the operator listed is reached, by address and by name", async () => {
  expect(await codeOf("127.0.0.1", port, addressPolicy(["127.0.0.1"]))).toBe("connected");
  const named = addressPolicy(["mail.intern"], resolving(["127.0.0.1"]));
  expect(await codeOf("mail.intern", port, named)).toBe("connected");
  const network = addressPolicy(["127.0.0.0/8"], resolving(["127.0.0.1"]));
  expect(await codeOf("MAIL.intern", port, network)).toBe("connected");
});

test.each([
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f.1",
  "[::1]",
  "::ffff:127.0.0.1",
  "10.0.0.1",
  "169.254.169.254",
  "localhost",
  "",
])("%s, which nobody listed, is refused without a connection, on an open port too", async host => {
  const before = reached;
  expect(await codeOf(host)).toBe("provider_address");
  expect(await codeOf(host, 587)).toBe("provider_address");
  expect(reached).toBe(before);
});

test("a name that leads inside, also with one of several addresses, is refused", async () => {
  for (const answer of [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["fd00::1"], []])
    expect(await codeOf("mail.example", 587, addressPolicy([], resolving(answer)))).toBe("provider_address");
});

test("a public address is refused on a port that the protocol does not use", async () => {
  expect(await codeOf("8.8.8.8", 22)).toBe("provider_address");
  expect(await codeOf("mail.example", 22, addressPolicy([], resolving(["8.8.8.8"])))).toBe(
    "provider_address",
  );
});

test("a name is resolved once: another answer a moment later is never connected to", async () => {
  const before = reached;
  const policy = addressPolicy(["192.0.2.1"], resolving(["192.0.2.1"], ["127.0.0.1"]));
  expect(await codeOf("mail.example", port, policy, { connectMs: 300 })).toBe("provider_unreachable");
  expect(reached).toBe(before);
});

test("a port where no server listens, and a server that begins no TLS, cannot be reached", async () => {
  const policy = addressPolicy(["127.0.0.1"]);
  expect(await codeOf("127.0.0.1", 9, policy)).toBe("provider_unreachable");
  const tls = safeConnect({ host: "127.0.0.1", port, tls: true }, policy, terms);
  await expect(tls).rejects.toMatchObject({ code: "provider_unreachable" });
});

test("a caller who aborts gets their own reason", async () => {
  const stop = new AbortController();
  const policy = addressPolicy(["192.0.2.1"]);
  const waiting = safeConnect({ host: "192.0.2.1", port: 587, tls: false }, policy, {
    ...terms,
    signal: stop.signal,
  });
  stop.abort(new Error("left"));
  await expect(waiting).rejects.toThrow();
});
