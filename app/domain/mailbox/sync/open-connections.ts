/** A connection that stays open and waits by IDLE. */
export type OpenConnection = {
  /** The time of the last new or changed mail, in milliseconds since the epoch; 0 if unknown. */
  lastActivityAt: number;
  /** Closes it in favour of another mailbox. */
  end(): void;
};

export type OpenConnections = {
  /** Admits a connection until it is dropped or ended; returns whether it may stay open. */
  keep(connection: OpenConnection): boolean;
  drop(connection: OpenConnection): void;
};

/** The lead in activity with which a mailbox displaces another one, so that connections do not alternate. */
const minAdvanceMs = 5 * 60_000;

/** Admits at most `max` connections: those of the mailboxes with the latest activity. */
export function openConnections(max: number): OpenConnections {
  const open = new Set<OpenConnection>();
  return {
    keep(connection) {
      if (open.has(connection)) return true;
      if (open.size >= max) {
        const [oldest] = [...open].sort((a, b) => a.lastActivityAt - b.lastActivityAt);
        if (!oldest || oldest.lastActivityAt + minAdvanceMs > connection.lastActivityAt) return false;
        open.delete(oldest);
        oldest.end();
      }
      open.add(connection);
      return true;
    },
    drop(connection) {
      open.delete(connection);
    },
  };
}
