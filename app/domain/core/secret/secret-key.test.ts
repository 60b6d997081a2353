import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SecretKeyError, secretKey } from "./secret-key";

let dataDir: string;
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), "lotse-secret-")), "data");
});
afterEach(() => rm(join(dataDir, ".."), { recursive: true }));

const given = (fromEnvironment: string | undefined, production = true) =>
  secretKey({ fromEnvironment, dataDir, production });

describe("SECRET_KEY", () => {
  test("may be 32 bytes in base64, base64url or hex", async () => {
    const bytes = randomBytes(32);
    for (const encoding of ["base64", "base64url", "hex"] as const) {
      expect((await given(` ${bytes.toString(encoding)}\n`)).equals(bytes), encoding).toBe(true);
    }
  });

  test("may be a long text, and gives the same bytes each time", async () => {
    const text = "Bergziegen zählen nachts keine Wolken im Tal";
    const bytes = await given(text);
    expect(bytes).toHaveLength(32);
    expect((await given(text)).equals(bytes)).toBe(true);
    expect((await given(`${text}.`)).equals(bytes)).toBe(false);
  });

  test.each([
    "kurz",
    "x".repeat(31),
    "x".repeat(64),
    "0".repeat(64),
    Buffer.alloc(32).toString("base64"),
    "change-me-please-this-is-only-for-testing",
    "your-secret-key-goes-here-0123456789",
    "ababababababababababababababababababab",
  ])("is refused as %j, without being repeated", async text => {
    const error = await given(text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SecretKeyError);
    expect((error as Error).message).not.toContain(text);
  });

  test("is required in production, where no file stands in", async () => {
    await given(undefined, false);
    await expect(given(undefined, true)).rejects.toThrow("SECRET_KEY is required in production");
  });
});

describe("without SECRET_KEY, in development", () => {
  test("the key is made once, for its owner alone", async () => {
    const first = await given(undefined, false);
    expect(first).toHaveLength(32);
    expect((await stat(join(dataDir, "secret-key"))).mode & 0o777).toBe(0o600);
    expect((await given(undefined, false)).equals(first)).toBe(true);
  });

  test("processes that start together get the same one, and leave nothing lying about", async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => given(undefined, false)));
    expect(new Set(keys.map(key => key.toString("hex"))).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(["secret-key"]);
  });

  test("a broken file is not replaced: what it sealed would be lost", async () => {
    await given(undefined, false);
    await writeFile(join(dataDir, "secret-key"), "half");
    await expect(given(undefined, false)).rejects.toThrow(SecretKeyError);
    expect(await readFile(join(dataDir, "secret-key"), "utf8")).toBe("half");
  });
});
