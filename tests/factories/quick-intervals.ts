import { defaultIntervals } from "~/domain/mailbox/sync/watch-mailbox";

/** Changed settings and released mailboxes are noticed at once, where it is not the subject when they are. */
export const intervals = { ...defaultIntervals, scan: 100, renew: 100 };
