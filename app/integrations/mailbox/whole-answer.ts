import type { ImapFlow } from "imapflow";

/**
 * imapflow's answers end early without an error where the connection does, and a search that was cut off says that
 * nothing was found. Called after each answer whose gaps would mean something. @throws Error when the connection has ended
 */
export function requireWhole({ usable }: Pick<ImapFlow, "usable">): void {
  if (!usable) throw endedEarly();
}

/** The fault of a connection that ended within an answer. */
export const endedEarly = () =>
  Object.assign(new Error("The server ended the connection within an answer"), { code: "ECONNRESET" });
