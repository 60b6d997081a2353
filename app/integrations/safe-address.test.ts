import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressPolicy, checkBaseUrl, isPublicAddress, type Resolve } from "./safe-address";
import { createSafeFetch } from "./safe-fetch";

/** A fake resolver: each look-up takes the next answer, the last one repeats. */
function names(world: Record<string, string[][]>): Resolve {
  const asked: Record<string, number> = {};
  return (host, done) => {
    const answers = world[host];
    if (!answers) return done(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }), []);
    asked[host] = (asked[host] ?? 0) + 1;
    const addresses = answers[Math.min(asked[host], answers.length) - 1]!;
    done(
      null,
      addresses.map(address => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
}

const inside = [
  "127.0.0.1",
  "127.1",
  "127.0.1",
  "127.255.255.254",
  "0",
  "0.0.0.0",
  "2130706433",
  "017700000001",
  "0x7f.1",
  "0x7f000001",
  "0177.0.0.1",
  "127.0.0.1.",
  "１２７.0.0.1",
  "127。0。0。1",
  "10.0.0.1",
  "10.255.255.255",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.0.1",
  "192.168.1.254",
  "100.64.0.1",
  "100.100.100.200",
  "169.254.169.254",
  "169.254.170.2",
  "2852039166",
  "192.0.0.192",
  "192.0.2.1",
  "198.18.0.1",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "192.88.99.1",
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::ffff:10.0.0.1]",
  "[::ffff:8.8.8.8]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::1]",
  "[fd00::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fe80::1]",
  "[fec0::1]",
  "[ff02::1]",
  "[2001:db8::1]",
  "[2001::1]",
  "[2002:7f00:1::]",
  "[100::1]",
  "[3fff::1]",
  "[5f00::1]",
  "localhost",
  "localhost.",
  "LOCALHOST",
  "intern.example",
  "mixed.example",
  "mapped.example",
  "empty.example",
  "nowhere.example",
];

const world = {
  localhost: [["127.0.0.1"]],
  "localhost.": [["127.0.0.1"]],
  "intern.example": [["10.1.2.3"]],
  "mixed.example": [["93.184.215.14", "127.0.0.1"]],
  "mapped.example": [["::ffff:127.0.0.1"]],
  "empty.example": [[]],
  "public.example": [["93.184.215.14"]],
  "rebinding.example": [["93.184.215.14"], ["127.0.0.1"]],
};

let canary: Server;
let port: number;
let connections = 0;

beforeAll(async () => {
  canary = createServer((_, response) => response.end("reached"));
  canary.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>(resolve => canary.listen(0, resolve));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => new Promise(resolve => canary.close(resolve)));
beforeEach(() => {
  connections = 0;
});

const limits = { connectMs: 2000, bodyBytes: 1_000_000 };

describe("an address that a customer gives", () => {
  test.each(inside)("never reaches %s", async host => {
    const policy = addressPolicy([], names(world));
    const fetch = createSafeFetch(policy, limits);
    for (const address of [`http://${host}:${port}/v1`, `https://${host}/v1`, `https://${host}:${port}/v1`]) {
      await expect(checkBaseUrl(address, policy), address).rejects.toMatchObject({
        code: "provider_address",
      });
      await expect(fetch(address), address).rejects.toMatchObject({ code: "provider_address" });
    }
    expect(connections).toBe(0);
  });

  test.each([
    "",
    "api.example",
    "//public.example/v1",
    "ftp://public.example",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "unix:/var/run/docker.sock",
    "https://user@public.example/v1",
    "https://user:pass@public.example/v1",
    "https://public.example@127.0.0.1/v1",
    "http://public.example/v1",
    "https://public.example:22/v1",
    "https://public.example:6379/v1",
    "https://public.example:5432/v1",
    "https://[::1",
    "https://[fe80::1%25eth0]/",
    "https://exa mple/",
  ])("is refused as %j", async address => {
    const policy = addressPolicy([], names(world));
    await expect(checkBaseUrl(address, policy)).rejects.toMatchObject({ code: "provider_address" });
  });

  test("may be a public server behind TLS", async () => {
    const policy = addressPolicy([], names(world));
    const url = await checkBaseUrl("https://public.example/v1", policy);
    expect(url.href).toBe("https://public.example/v1");
    expect(isPublicAddress("93.184.215.14")).toBe(true);
    expect(isPublicAddress("2606:2800:220:1:248:1893:25c8:1946")).toBe(true);
  });

  test("that does not exist looks like a forbidden one, but a name of the product or of the operator is unreachable", async () => {
    const policy = addressPolicy(["listed.example"], names(world), ["ours.example"]);
    const fetch = createSafeFetch(policy, limits);
    for (const [host, code] of [
      ["theirs.example", "provider_address"],
      ["ours.example", "provider_unreachable"],
      ["listed.example", "provider_unreachable"],
    ])
      await expect(fetch(`https://${host}/v1`), host).rejects.toMatchObject({ code });
  });

  test("cannot change where its name leads after the check", async () => {
    const policy = addressPolicy([], names(world));
    await checkBaseUrl("https://rebinding.example/v1", policy);
    const fetch = createSafeFetch(policy, limits);
    await expect(fetch("https://rebinding.example/v1")).rejects.toMatchObject({ code: "provider_address" });
    expect(connections).toBe(0);
  });
});

describe("a host that the operator listed", () => {
  test.each([
    ["127.0.0.1", "127.0.0.1"],
    ["127.0.0.0/8", "127.0.0.1"],
    ["127.0.0.0/8", "127.1"],
    ["localhost", "localhost"],
    ["127.0.0.0/8", "localhost"],
  ])("is reached: %s lets %s through", async (entry, host) => {
    const fetch = createSafeFetch(addressPolicy([entry], names(world)), limits);
    const response = await fetch(`http://${host}:${port}/`);
    expect(await response.text()).toBe("reached");
    expect(connections).toBe(1);
  });

  test("allows no other host", async () => {
    const policy = addressPolicy(["10.0.0.0/8", "ollama.intern", `127.0.0.1:${port + 1}`], names(world));
    for (const host of ["127.0.0.1", "localhost", "11.0.0.1", "[::ffff:10.0.0.1]"]) {
      const fetch = createSafeFetch(policy, limits);
      await expect(fetch(`http://${host}:${port}/`), host).rejects.toMatchObject({
        code: "provider_address",
      });
    }
    expect(connections).toBe(0);
  });

  test("keeps ports of other services closed unless the entry names the port", () => {
    const wide = addressPolicy(["10.0.0.0/8"]);
    expect(wide.lists("10.0.0.1", 11434)).toBe(true);
    expect(wide.lists("10.0.0.1", 6379)).toBe(false);
    expect(addressPolicy(["10.0.0.1:6379"]).lists("10.0.0.1", 6379)).toBe(true);
    expect(addressPolicy(["[fd00::1]:8000"]).lists("fd00::1", 8000)).toBe(true);
    expect(addressPolicy(["fd00::/8"]).lists("fd12::1", 8000)).toBe(true);
    expect(addressPolicy(["::1"]).lists("::1", 8000)).toBe(true);
  });

  test("must be an address, a network or a name", () => {
    expect(() => addressPolicy(["10.0.0.0/33", "http://x", "127.1", "ok.example"])).toThrow(
      "ALLOW_PRIVATE_HOSTS: not an address: 10.0.0.0/33, http://x, 127.1",
    );
  });
});

// Control: without protection the canary is reached; otherwise the zeros above would prove nothing.
test("a plain fetch reaches the canary, so that the tests above prove something", async () => {
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(connections).toBe(1);
});
