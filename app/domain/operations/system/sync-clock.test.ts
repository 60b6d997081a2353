import sql from "sql-template-tag";
import { afterEach, expect, it, vi } from "vitest";
import { clock } from "~/db/clock";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { syncClock } from "./sync-clock";

const own = ownDatabase();
const realNow = Date.now;
const logged = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(async () => {
  Date.now = realNow;
  await syncClock(own.db);
  logged.mockClear();
});

/** The machine's clock is so many seconds ahead from now on. */
function shifted(seconds: number): void {
  Date.now = () => realNow() + seconds * 1_000;
}

/** By how many seconds what this process dates is ahead of the database. */
async function ahead(): Promise<number> {
  const { seconds } = await own.db.one<{ seconds: number }>(
    sql`select extract(epoch from ${clock.now()}::timestamptz - clock_timestamp())::float as seconds`,
  );
  return seconds;
}

it("a process whose machine's clock is wrong goes by the database's, and its operator reads by how much in a line", async () => {
  for (const seconds of [60, -60]) {
    shifted(seconds);
    expect(Math.abs(await ahead())).toBeGreaterThan(30);
    await syncClock(own.db);
    expect(Math.abs(await ahead())).toBeLessThan(30);
  }
  expect(logged.mock.calls.map(([line]) => /The clock .*database's/.exec(line)?.[0])).toEqual([
    expect.stringMatching(/^The clock of this machine is \d+ s ahead of the database's$/),
    expect.stringMatching(/^The clock of this machine is \d+ s behind the database's$/),
  ]);
});

it("a process whose machine's clock is set right while it runs does not stay behind", async () => {
  shifted(60);
  await syncClock(own.db);
  shifted(0);
  await syncClock(own.db);
  expect(Math.abs(await ahead())).toBeLessThan(30);
});

it("an operator reads nothing of clocks that agree", async () => {
  await syncClock(own.db);
  expect(logged).not.toHaveBeenCalled();
});
