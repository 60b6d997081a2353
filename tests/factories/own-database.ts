import { afterAll, afterEach, beforeAll } from "vitest";
import { clock } from "~/db/clock";
import { type TestDatabase, testDatabase } from "../database";
import { settingsOf } from "./settings";

/**
 * A database and settings of its own for the tests of one file; after each of them the clock goes right again. What it
 * answers holds the database from the first test on.
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
