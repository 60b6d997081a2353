import { describe, expect, it } from "vitest";
import { type OpenConnection, openConnections } from "./open-connections";

const minute = 60_000;

describe("connections that stay open", () => {
  const ended: number[] = [];
  const connection = (lastActivityAt: number): OpenConnection => ({
    lastActivityAt,
    end: () => ended.push(lastActivityAt),
  });

  it("are limited, and a repeated request of the same connection counts once", () => {
    const connections = openConnections(2);
    const first = connection(0);
    expect([first, first, connection(0), connection(0)].map(connections.keep)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    connections.drop(first);
    expect([connection(0), connection(0)].map(connections.keep)).toEqual([true, false]);
  });

  it("pass to a mailbox with later activity from the one whose last activity is the oldest", () => {
    const connections = openConnections(2);
    for (const minutes of [20, 10]) connections.keep(connection(minutes * minute));
    expect(connections.keep(connection(14 * minute))).toBe(false);
    expect(connections.keep(connection(30 * minute))).toBe(true);
    expect(ended).toEqual([10 * minute]);
  });

  it("are none with a limit of 0", () => {
    expect(openConnections(0).keep(connection(minute))).toBe(false);
  });
});
