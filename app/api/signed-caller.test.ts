import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clock } from "~/db/clock";
import { setSecret } from "~/domain/core/secret/process-key";
import { readSignedCaller, signCaller } from "./signed-caller";

const key = randomBytes(32);
const visitor = { clientAddress: "203.0.113.7", requestId: "request-0001" };
const sent = "https://lotse.example/api/v1/session?a=1";
const received = "/api/v1/session?a=1";
const at = new Date("2026-03-02T10:00:00Z");

const later = (ms: number) => vi.spyOn(clock, "now").mockReturnValue(new Date(at.getTime() + ms));
beforeEach(() => {
  setSecret(key);
  later(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("the visitor whom another process names", () => {
  test("is believed for the request that was signed, at every address of the api", () => {
    expect(readSignedCaller("POST", received, signCaller("POST", sent, visitor))).toEqual(visitor);
    const inside = signCaller("POST", "http://api.intern:4546/lotse/api/v1/session?a=1", visitor);
    expect(readSignedCaller("POST", received, inside)).toEqual(visitor);
  });

  test("may have an IPv6 address", () => {
    const other = { ...visitor, clientAddress: "2001:db8::7" };
    expect(readSignedCaller("POST", received, signCaller("POST", sent, other))).toEqual(other);
  });

  test("is not believed for another method, path or query", () => {
    const header = signCaller("POST", sent, visitor);
    expect(readSignedCaller("DELETE", received, header)).toBeUndefined();
    expect(readSignedCaller("POST", "/api/v1/session", header)).toBeUndefined();
    expect(readSignedCaller("POST", "/api/v1/files?a=1", header)).toBeUndefined();
  });

  test("is not believed with any part changed, or signed with another key", () => {
    const parts = signCaller("POST", sent, visitor).split(";");
    const others = ["1772445600001", "request-0002", "198.51.100.1", "A".repeat(43)];
    for (const [index, other] of others.entries()) {
      const header = parts.map((part, at) => (at === index ? other : part)).join(";");
      expect(readSignedCaller("POST", received, header), header).toBeUndefined();
    }
    setSecret(randomBytes(32));
    expect(readSignedCaller("POST", received, parts.join(";"))).toBeUndefined();
  });

  test("is believed for two minutes, also by a machine whose clock is a minute behind or ahead", () => {
    const header = signCaller("POST", sent, visitor);
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    for (const ms of [-120_000, -60_000, 60_000, 120_000]) {
      later(ms);
      expect(readSignedCaller("POST", received, header)).toEqual(visitor);
    }
    expect(warned).not.toHaveBeenCalled();
    for (const ms of [-120_001, 120_001]) {
      later(ms);
      expect(readSignedCaller("POST", received, header)).toBeUndefined();
    }
    expect(warned).toHaveBeenCalledTimes(2);
  });

  test.each(["", ";;;", "a;b;c;d", "1;request-0001;nowhere;AAAA", "1".repeat(500)])(
    "is nobody in %j",
    header => {
      expect(readSignedCaller("POST", received, header)).toBeUndefined();
    },
  );
});
