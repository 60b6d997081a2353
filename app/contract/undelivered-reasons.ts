/**
 * Why a mail did not arrive: its address does not exist, the mailbox is full, the mail was refused, the server of the
 * address was out of reach, or no reason is known. `unsent`: it could not be handed over.
 */
export const undeliveredReasons = ["address", "full", "refused", "unreachable", "unsent", "unknown"] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];
