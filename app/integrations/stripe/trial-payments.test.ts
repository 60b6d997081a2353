import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "~/env";
import { settingsOf } from "../../../tests/factories/settings";
import { openTrialPayments } from "./trial-payments";

let folder: string;
let env: ReturnType<typeof settingsOf>;
beforeEach(() => {
  env = settingsOf();
  folder = env.dataDir;
});
afterEach(() => env.remove());

test("a truncated file of trial payments does not keep the product from starting", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await writeFile(join(folder, "trial-payments.json"), '{"things":{"prod_');
  const trial = await openTrialPayments(settings(), folder);
  expect(trial?.settings.trialPayments).toBe(true);
  expect(warned).toHaveBeenCalledOnce();
  await trial?.close();
  warned.mockRestore();
});
