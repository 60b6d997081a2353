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
  // Everything about a registration, sealed: whether its address is known is found out here too.
  sign_up: {
    payload: z.object({ requestId: z.uuid(), sealed: z.base64().max(20_000) }),
    maxAttempts: 10,
    priority: -10,
  },
  verify_again: {
    payload: z.object({ requestId: z.uuid(), sealedEmail: z.base64().max(600) }),
    maxAttempts: 5,
    priority: -10,
  },
  change_email: {
    payload: z.object({ userId: z.uuid(), requestId: z.uuid() }),
    maxAttempts: 10,
    priority: -10,
  },
  // The session may be over before its owner reads of it: so the payload says what it was.
  new_device: {
    payload: z.object({
      userId: z.uuid(),
      noticeId: z.uuid(),
      at: z.iso.datetime(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
    }),
    maxAttempts: 10,
    priority: -10,
  },
  two_factor_changed: {
    payload: z.object({
      userId: z.uuid(),
      noticeId: z.uuid(),
      change: z.enum(["on", "off", "codes", "used", "reset"]),
      at: z.iso.datetime(),
    }),
    maxAttempts: 10,
    priority: -10,
  },
  google_asks: {
    payload: z.object({ userId: z.uuid(), requestId: z.uuid() }),
    maxAttempts: 10,
    priority: -10,
  },
  google_changed: {
    payload: z.object({
      userId: z.uuid(),
      noticeId: z.uuid(),
      change: z.enum(["linked", "unlinked"]),
      at: z.iso.datetime(),
    }),
    maxAttempts: 10,
    priority: -10,
  },
  confirm_code: {
    payload: z.object({ userId: z.uuid(), noticeId: z.uuid(), sealed: z.base64().max(200) }),
    maxAttempts: 5,
    priority: -10,
  },
  invite: { payload: z.object({ userId: z.uuid(), inviteId: z.uuid() }), maxAttempts: 10, priority: -10 },
  // Both addresses are told that an administrator changed one into the other; sealed, as the old one is in no row.
  tell_move: {
    payload: z.object({ userId: z.uuid(), moveId: z.uuid(), sealedMove: z.base64().max(2000) }),
    maxAttempts: 10,
    priority: -10,
  },
  // A .zip that fails three times is given up, and says so.
  export_data: { payload: z.object({ exportId: z.uuid() }), maxAttempts: 3, priority: 5 },
  tell_erasure: {
    payload: z.object({ userId: z.uuid(), noticeId: z.uuid() }),
    maxAttempts: 10,
    priority: -10,
  },
  // The sweep puts it on the list again for as long as there is somebody to erase.
  erase_account: { payload: z.object({ userId: z.uuid() }), maxAttempts: 10, priority: 0 },
  // The rows are gone already, so the payload says which bytes were theirs.
  forget_bytes: { payload: z.object({ keys: z.array(z.uuid()).max(500) }), maxAttempts: 14, priority: 0 },
  // Every ten minutes by the clock, so one that fails is not repeated.
  sweep: { payload: z.object({}), maxAttempts: 1, priority: 0 },
} as const satisfies Record<string, { payload: z.ZodType; maxAttempts: number; priority: number }>;

export type JobName = keyof typeof jobs;
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]["payload"]>;
