import { afterEach, expect, it, vi } from "vitest";
import { clock } from "~/db/clock";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { warnOfClock } from "./warn-of-clock";

const own = ownDatabase();
const realNow = clock.now;
const said = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => {
  clock.now = realNow;
  said.mockClear();
});

const shifted = (seconds: number) => {
  clock.now = () => new Date(realNow().getTime() + seconds * 1_000);
};

it("an operator reads in a line by how much the clocks of a process and of the database differ", async () => {
  shifted(60);
  await warnOfClock(own.db);
  shifted(-60);
  await warnOfClock(own.db);
  expect(said.mock.calls.map(([line]) => /The clock .*database's/.exec(line)?.[0])).toEqual([
    expect.stringMatching(/^The clock of this machine is \d+ s ahead of the database's$/),
    expect.stringMatching(/^The clock of this machine is \d+ s behind the database's$/),
  ]);
});

it("an operator reads nothing of clocks that agree", async () => {
  await warnOfClock(own.db);
  expect(said).not.toHaveBeenCalled();
});
