import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { afterAll, expect, test } from "vitest";
import { settingsOf } from "./factories/settings";

const made = settingsOf();
afterAll(() => made.remove());

test("files that a test leaves behind are in the folder of the run, which is deleted with it", () => {
  expect(dirname(made.dataDir)).toBe(tmpdir());
  expect(tmpdir()).toMatch(/lotse-\w{6}$/);
});
