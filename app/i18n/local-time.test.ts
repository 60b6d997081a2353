import { expect, it } from "vitest";
import { instantOf } from "./local-time";

it.each([
  ["2026-11-20T09:14", "Europe/Berlin", "2026-11-20T08:14:00.000Z"],
  ["2026-07-01T09:14:30", "Europe/Berlin", "2026-07-01T07:14:00.000Z"],
  ["2026-07-01T00:05", "Asia/Kolkata", "2026-06-30T18:35:00.000Z"],
  // Twice that night: the first one.
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  // Skipped that night.
  ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
])("%s by the clocks of %s is %s", (local, timeZone, instant) => {
  expect(instantOf(local, timeZone)?.toISOString()).toBe(instant);
});

it.each(["", "morgen", "2026-13-45T99:99", "2026-11-20"])("%j is no time", local => {
  expect(instantOf(local, "UTC")).toBeUndefined();
});
