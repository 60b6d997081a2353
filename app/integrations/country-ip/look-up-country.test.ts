import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressPolicy, hostEntry } from "../safe-address";
import { createSafeFetch } from "../safe-fetch";
import { type FakeCountries, type FakeCountryMode, fakeCountries } from "./fake-server";
import { countryIn, createCountryLookUp, networkOf } from "./look-up-country";

let fake: FakeCountries;
const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(async () => {
  fake = await fakeCountries();
  log.mockClear();
});
afterEach(() => fake.close());

const lookUp = (url = fake.url) =>
  createCountryLookUp(
    url,
    createSafeFetch(addressPolicy([hostEntry(fake.url)]), { connectMs: 800, bodyBytes: 1_000 }),
  );

describe("looking up a country", () => {
  it("returns the country of an address, and sends the service only its network", async () => {
    const look = lookUp();
    expect(await look("193.99.144.85")).toBe("DE");
    expect(await look("2a02:2e0:3fe:1001:7777:772e:2:85")).toBe("DE");
    expect(await look("8.8.8.8")).toBe("US");
    expect(fake.asked).toEqual(["193.99.144.0", "2a02:2e0:3fe::", "8.8.8.0"]);
    expect(log).not.toHaveBeenCalled();
  });

  it("puts the address where the setting says", async () => {
    expect(await lookUp(`${fake.url}/{ip}`)("8.8.8.8")).toBe("US");
  });

  it("asks once for a network, also when many come at once", async () => {
    const look = lookUp();
    const countries = await Promise.all(["8.8.8.8", "8.8.8.9", "8.8.8.10"].map(look));
    expect(countries).toEqual(["US", "US", "US"]);
    expect(await look("8.8.8.200")).toBe("US");
    expect(fake.asked).toEqual(["8.8.8.0"]);
  });

  it.each<FakeCountryMode>(["failing", "redirecting", "babbling", "endless"])(
    "knows nothing of a service that is %s, says so in the log without the address, and leaves it alone for a while",
    async mode => {
      fake.mode = mode;
      const look = lookUp();
      expect(await look("8.8.8.8")).toBeNull();
      expect(await look("8.8.8.8")).toBeNull();
      expect(fake.asked).toHaveLength(1);
      expect(log).toHaveBeenCalledOnce();
      expect(log.mock.calls[0]!.join(" ")).toMatch(/^unable to fetch the country/);
      expect(log.mock.calls[0]!.join(" ")).not.toContain("8.8.8");
    },
  );

  it("waits 800 milliseconds and no longer", async () => {
    fake.mode = "silent";
    const limit = vi.spyOn(AbortSignal, "timeout");
    expect(await lookUp()("8.8.8.8")).toBeNull();
    expect(limit.mock.calls).toEqual([[800]]);
    expect(log.mock.calls[0]!.join(" ")).toContain("timeout");
    limit.mockRestore();
  });

  it("never sends addresses of private networks", async () => {
    const look = lookUp();
    for (const address of ["127.0.0.1", "10.1.2.3", "192.168.1.1", "::1", "fd00::1", "fe80::1%eth0", "", "x"])
      expect(await look(address)).toBeNull();
    expect(fake.asked).toEqual([]);
  });

  it("accepts only a reply that begins with 1", () => {
    expect(countryIn("1;DE;DEU;Germany")).toBe("DE");
    for (const reply of [
      "",
      "0;;;WRONG INPUT",
      "2;;;UNKNOWN",
      "11;DE;DEU;Germany",
      " 1;DE;",
      "1;D;",
      "1;de;deu;",
      "1;DEU;DE",
    ])
      expect(countryIn(reply)).toBeNull();
  });

  it("derives the network of an address", () => {
    expect(networkOf("193.99.144.85")).toBe("193.99.144.0");
    expect(networkOf("2a02::1")).toBe("2a02:0:0::");
    expect(networkOf("2a02:2e0::1:2:3:4")).toBe("2a02:2e0:0::");
  });
});
