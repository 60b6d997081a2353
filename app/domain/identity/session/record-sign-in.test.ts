import { expect, test } from "vitest";
import { setSecret } from "~/domain/core/secret/process-key";
import { deviceHash } from "./record-sign-in";

setSecret(Buffer.alloc(32, 7));

const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const device = (address: string) => deviceHash({ address, userAgent }).toString("hex");

test("a device stays known where its network's address is written in another way, or changes at its end", () => {
  expect(device("2001:db8::1:2:3:4")).toBe(device("2001:0DB8:0:0:1:2:3:4"));
  expect(device("2001::5:6:7:8")).toBe(device("2001:0:9:9::1"));
  expect(device("192.0.2.7")).toBe(device("192.0.99.1"));
  expect(device("192.0.2.7")).not.toBe(device("192.1.2.7"));
});
