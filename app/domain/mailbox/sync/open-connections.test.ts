import { describe, expect, it } from "vitest";
import { type Line, openConnections } from "./open-connections";

const minute = 60_000;

describe("connections that stay open", () => {
  const ended: number[] = [];
  const line = (newsAt: number): Line => ({ newsAt, end: () => ended.push(newsAt) });

  it("are as many as the worker may keep, however often one asks", () => {
    const lines = openConnections(2);
    const first = line(0);
    expect([first, first, line(0), line(0)].map(lines.keep)).toEqual([true, true, true, false]);
    lines.drop(first);
    expect([line(0), line(0)].map(lines.keep)).toEqual([true, false]);
  });

  it("pass to the mailbox with news from the one that has had none for longest", () => {
    const lines = openConnections(2);
    for (const minutes of [20, 10]) lines.keep(line(minutes * minute));
    expect(lines.keep(line(14 * minute))).toBe(false);
    expect(lines.keep(line(30 * minute))).toBe(true);
    expect(ended).toEqual([10 * minute]);
  });

  it("are none where the operator wants none", () => {
    expect(openConnections(0).keep(line(minute))).toBe(false);
  });
});
