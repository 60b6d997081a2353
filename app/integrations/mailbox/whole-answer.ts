import type { ImapFlow } from "imapflow";

/**
 * When the connection ends within an answer, imapflow returns what has arrived without an error, so that a search finds
 * nothing. Called after each answer that must be complete.
 * @throws Error when the connection has ended
 */
export function requireWhole({ usable }: Pick<ImapFlow, "usable">): void {
  if (!usable) throw endedEarly();
}

/** The fault of a connection that ended within an answer. */
export const endedEarly = () =>
  Object.assign(new Error("The server ended the connection within an answer"), { code: "ECONNRESET" });
