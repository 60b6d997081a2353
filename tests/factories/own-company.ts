import { afterEach, beforeEach } from "vitest";
import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { makeCompany } from "./company";
import { ownDatabase } from "./own-database";
import { settingsOf } from "./settings";

interface OwnCompany {
  db: Database;
  id: string;
  manager: Actor;
  employee: Actor;
  /** Changes settings until the end of the test. */
  settings(changes: Record<string, string>): void;
}

/**
 * A database for one test file, with a company for each test under these settings, available from the first test
 * on.
 */
export function ownCompany(env: Record<string, string>, { plan = false } = {}): OwnCompany {
  const made: ReturnType<typeof settingsOf>[] = [];
  const settings = (changes: Record<string, string>) => {
    made.push(settingsOf(changes));
  };
  const own = Object.assign(ownDatabase(), { settings }) as OwnCompany;
  beforeEach(async () => {
    settings(env);
    Object.assign(own, await makeCompany(own.db, { plan }));
  });
  afterEach(() => {
    for (const one of made.splice(0)) one.remove();
  });
  return own;
}
