import { afterAll, afterEach, beforeAll } from "vitest";
import { clock } from "~/db/clock";
import { type TestDatabase, testDatabase } from "../database";
import { settingsOf } from "./settings";

/**
 * A database and settings for one test file; the clock is reset after each test. Available from the first test
 * on.
 */
export function ownDatabase(): Pick<TestDatabase, "db"> {
  const held = {} as TestDatabase;
  const realNow = clock.now;
  let files: ReturnType<typeof settingsOf>;
  beforeAll(async () => {
    files = settingsOf();
    Object.assign(held, await testDatabase());
  });
  afterAll(async () => {
    await held.drop();
    files.remove();
  });
  afterEach(() => {
    clock.now = realNow;
  });
  return held;
}
