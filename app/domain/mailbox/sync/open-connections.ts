/** A connection that stays open and waits for new mails by IDLE. */
export type Line = {
  /** When its mailbox had news last, in milliseconds; 0 where none are known. */
  newsAt: number;
  /** Ends it: another mailbox has its place. */
  end(): void;
};

export type OpenConnections = {
  /** Whether a connection may stay open, which it then does until it is dropped or ended. */
  keep(line: Line): boolean;
  drop(line: Line): void;
};

/** A mailbox with news takes the place of one that has had none for so much longer, so that connections do not alternate. */
const restMs = 5 * 60_000;

/** At most `max` connections stay open: those of the mailboxes that had news last. */
export function openConnections(max: number): OpenConnections {
  const open = new Set<Line>();
  return {
    keep(line) {
      if (open.has(line)) return true;
      if (open.size >= max) {
        let oldest: Line | undefined;
        for (const one of open) if (!oldest || one.newsAt < oldest.newsAt) oldest = one;
        if (!oldest || oldest.newsAt + restMs > line.newsAt) return false;
        open.delete(oldest);
        oldest.end();
      }
      open.add(line);
      return true;
    },
    drop(line) {
      open.delete(line);
    },
  };
}
