import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { diskStorage } from "./disk";

const folder = mkdtempSync(join(tmpdir(), "lotse-disk-"));
const storage = diskStorage(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the disk", () => {
  it("reports a file that was never stored as missing", async () => {
    expect(await storage.has(newId())).toBe(false);
    expect(await storage.kept([newId()])).toEqual(new Set());
  });

  it("does not report a file that cannot be inspected as missing", async () => {
    const key = newId();
    // A link to itself: the one failure of a look that root has too.
    symlinkSync(join(folder, key), join(folder, key));
    await expect(storage.has(key)).rejects.toThrow("ELOOP");
    await expect(storage.kept([key])).rejects.toThrow("ELOOP");
    await expect(storage.withPath(key, async () => "read")).rejects.toThrow("ELOOP");
  });
});
