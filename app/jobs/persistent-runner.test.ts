import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("a process with only the role worker survives an outage of the database", async () => {
  const args = ["--import", "tsx", "tests/fakes/runner-in-outage.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe("at work again\n");
});
