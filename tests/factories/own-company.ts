import { afterEach, beforeEach } from "vitest";
import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { makeCompany } from "./company";
import { ownDatabase } from "./own-database";
import { settingsOf } from "./settings";

interface OwnCompany {
  db: Database;
  id: string;
  manager: Actor;
  employee: Actor;
  /** The settings from now on, until the test is over. */
  settings(changes: Record<string, string>): void;
}

/**
 * A database for the tests of one file, and for each of them a company of its own under these settings. What it answers
 * holds the company from the first test on.
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
