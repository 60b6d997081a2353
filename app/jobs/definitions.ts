import { z } from "zod";

/**
 * Everything that is done later, slowly or again. A payload names rows and nothing else: the handler reads today's
 * truth. Jobs of a lower `priority` number come first: a person waits for a mail, and reading can take minutes.
 * Between attempts n and n + 1 lie e^n seconds (3 s, 7 s, 20 s, … 6 h from the tenth on).
 */
export const jobs = {
  read_file: { payload: z.object({ fileId: z.uuid() }), maxAttempts: 4, priority: 10 },
  delete_file: { payload: z.object({ fileId: z.uuid() }), maxAttempts: 10, priority: 0 },
  delete_division: { payload: z.object({ divisionId: z.uuid() }), maxAttempts: 10, priority: 0 },
  // 28 hours in all: a mail server may be away for a day.
  send_mail: { payload: z.object({ mailId: z.uuid() }), maxAttempts: 14, priority: -10 },
  // Whether the address is known is found out here, where nobody can measure it; sealed, as it names no row yet.
  request_reset: {
    payload: z.object({ requestId: z.uuid(), sealedEmail: z.base64().max(600) }),
    maxAttempts: 5,
    priority: -10,
  },
  invite: { payload: z.object({ userId: z.uuid(), inviteId: z.uuid() }), maxAttempts: 10, priority: -10 },
  // Every ten minutes by the clock, so one that fails is not repeated.
  sweep: { payload: z.object({}), maxAttempts: 1, priority: 0 },
} as const satisfies Record<string, { payload: z.ZodType; maxAttempts: number; priority: number }>;

export type JobName = keyof typeof jobs;
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]["payload"]>;
