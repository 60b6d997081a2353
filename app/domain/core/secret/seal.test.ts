import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { open, SealBroken, seal } from "./seal";

const key = randomBytes(32);
const place = "settings:operator:ai";

describe("a sealed secret", () => {
  test.each(["sk-geheim-ß-٣-🔑", "", "x".repeat(10_000)])("opens where it was sealed", plain => {
    expect(open(key, seal(key, plain, place), place)).toBe(plain);
  });

  test("shows nothing, and looks different each time", () => {
    const sealed = seal(key, "sk-geheim", place);
    expect(sealed[0]).toBe(1);
    expect(sealed.includes("sk-geheim")).toBe(false);
    expect(sealed.equals(seal(key, "sk-geheim", place))).toBe(false);
  });

  test("opens with no other key and in no other place", () => {
    const sealed = seal(key, "sk-geheim", place);
    expect(() => open(randomBytes(32), sealed, place)).toThrow(SealBroken);
    expect(() => open(key, sealed, "settings:company:ai")).toThrow(SealBroken);
  });

  test("does not open when any byte was changed or is missing", () => {
    const sealed = seal(key, "sk-geheim", place);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = changed[at]! ^ 1;
      expect(() => open(key, changed, place), `byte ${at}`).toThrow(SealBroken);
      expect(() => open(key, sealed.subarray(0, at), place), `first ${at}`).toThrow(SealBroken);
    }
  });
});
