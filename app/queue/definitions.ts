import { z } from "zod";

/**
 * All background jobs. A payload contains only ids: the handler reads current data. Jobs with a lower `priority`
 * number run first: people wait for mails, while reading can take minutes. The delay between attempts n and n + 1
 * is e^n seconds (3 s, 7 s, 20 s, … 6 h from the tenth on).
 */
export const jobs = {
  // A failing file has three attempts; the others are for processes that die, which is independent of the file.
  read_file: { payload: z.object({ fileId: z.uuid() }), maxAttempts: 12, priority: 10 },
  // Before its documents, because users wait for the list of accepted files.
  unpack_archive: { payload: z.object({ itemId: z.uuid() }), maxAttempts: 4, priority: 5 },
  // The files of one uploader in one division, after one of them was cancelled or deleted.
  mail_upload: {
    payload: z.object({ userId: z.uuid(), divisionId: z.uuid() }),
    maxAttempts: 10,
    priority: -10,
  },
  tell_expiring: { payload: z.object({ fileId: z.uuid() }), maxAttempts: 10, priority: -10 },
  delete_file: { payload: z.object({ fileId: z.uuid() }), maxAttempts: 10, priority: 0 },
  delete_division: { payload: z.object({ divisionId: z.uuid() }), maxAttempts: 10, priority: 0 },
  // 28 hours in all, so that a mail server may be down for a day.
  send_mail: { payload: z.object({ mailId: z.uuid() }), maxAttempts: 14, priority: -10 },
  // As long as for the operator's mails: the server of a mailbox may be down for a day.
  send_email: { payload: z.object({ emailId: z.uuid() }), maxAttempts: 14, priority: -10 },
  file_sent_email: { payload: z.object({ emailId: z.uuid() }), maxAttempts: 10, priority: 0 },
  // The provider of a model, or the mail server, may be unavailable for hours.
  answer_email: { payload: z.object({ answerId: z.uuid() }), maxAttempts: 12, priority: -5 },
  // A name server may be unavailable for minutes; readers can request the check later.
  check_senders: { payload: z.object({ settingId: z.uuid() }), maxAttempts: 3, priority: 5 },
  // The attachments of an answered mail; its server may be unavailable for hours.
  take_attachments: { payload: z.object({ answerId: z.uuid() }), maxAttempts: 10, priority: 5 },
  tell_recipients: { payload: z.object({ emailSettingId: z.uuid() }), maxAttempts: 14, priority: -10 },
  // Looks the address up in a job, so that response times do not reveal whether it exists. Sealed, because there is
  // no row yet.
  request_reset: {
    payload: z.object({ requestId: z.uuid(), sealedEmail: z.base64().max(600) }),
    maxAttempts: 5,
    priority: -10,
  },
  // The registration, sealed, for the same reason.
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
  // The session may end before the mail is read, so the payload describes the device.
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
  password_changed: {
    payload: z.object({ userId: z.uuid(), noticeId: z.uuid(), at: z.iso.datetime() }),
    maxAttempts: 10,
    priority: -10,
  },
  two_factor_changed: {
    payload: z.object({
      userId: z.uuid(),
      noticeId: z.uuid(),
      change: z.enum(["on", "off", "codes", "used", "reset"]),
      at: z.iso.datetime(),
      reason: z.string().optional(),
      whose: z.string().optional(),
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
  invite: {
    payload: z.object({ userId: z.uuid(), inviteId: z.uuid(), invitedBy: z.uuid().optional() }),
    maxAttempts: 10,
    priority: -10,
  },
  // Sealed, because no row has the old address any more.
  tell_move: {
    payload: z.object({ userId: z.uuid(), moveId: z.uuid(), sealedMove: z.base64().max(2000) }),
    maxAttempts: 10,
    priority: -10,
  },
  // Batches are stored with their position, so an interrupted job continues from there.
  send_letters: { payload: z.object({ sendingId: z.uuid() }), maxAttempts: 14, priority: 5 },
  // After three failures the export is marked as failed.
  export_data: { payload: z.object({ exportId: z.uuid() }), maxAttempts: 3, priority: 5 },
  tell_erasure: {
    payload: z.object({ userId: z.uuid(), noticeId: z.uuid() }),
    maxAttempts: 10,
    priority: -10,
  },
  // The deletion may be cancelled by then; the handler checks it.
  tell_company_end: {
    payload: z.object({ companyId: z.uuid(), endsAt: z.iso.datetime() }),
    maxAttempts: 10,
    priority: -10,
  },
  // The deletion may be cancelled by then; the handler checks it. Stripe may be down for a day.
  cancel_plan: { payload: z.object({ companyId: z.uuid() }), maxAttempts: 14, priority: -10 },
  // The sweep enqueues it again until the account is erased.
  erase_account: { payload: z.object({ userId: z.uuid() }), maxAttempts: 10, priority: 0 },
  // The share may have ended by then; the handler checks it.
  chat_shared: {
    payload: z.object({ chatId: z.uuid(), userId: z.uuid() }),
    maxAttempts: 10,
    priority: 5,
  },
  // The feedback may be open again by then; the handler checks it.
  question_settled: { payload: z.object({ feedbackId: z.uuid() }), maxAttempts: 10, priority: 5 },
  // Must reach the owner of inspected chats, even if the mail server is unreachable for long.
  chats_inspected: { payload: z.object({ inspectionId: z.uuid() }), maxAttempts: 14, priority: -5 },
  inspections_changed: { payload: z.object({ companyId: z.uuid() }), maxAttempts: 14, priority: 5 },
  // After each change of a division's sources; one waits at a time. No sweep looks for a lost one, and kills of its
  // process use up attempts too.
  run_topics: { payload: z.object({ divisionId: z.uuid() }), maxAttempts: 10, priority: 20 },
  // After a question was forwarded, and once a day; a topic is shown by its words until it has a name.
  name_topics: { payload: z.object({ companyId: z.uuid() }), maxAttempts: 3, priority: 25 },
  // A run continues where the last one ended; after these attempts the sweep tries again an hour later.
  embed_passages: { payload: z.object({ companyId: z.uuid() }), maxAttempts: 6, priority: 15 },
  // Milvus may be unavailable for hours; the sweep enqueues it too.
  sync_index: { payload: z.object({}), maxAttempts: 8, priority: 10 },
  // After each change of a division's sources, on demand, and to continue; one waits at a time in each company.
  run_golden: { payload: z.object({ companyId: z.uuid() }), maxAttempts: 5, priority: 20 },
  // The rows are already deleted, so the payload names the stored objects.
  forget_bytes: { payload: z.object({ keys: z.array(z.uuid()).max(500) }), maxAttempts: 14, priority: 0 },
  // Stripe may be down for a day.
  handle_payment_event: {
    payload: z.object({ eventId: z.string().max(255) }),
    maxAttempts: 14,
    priority: -10,
  },
  confirm_declaration: {
    payload: z.object({ declarationId: z.uuid() }),
    maxAttempts: 14,
    priority: -10,
  },
  // The register of VAT ids may be unavailable for a day.
  check_vat: { payload: z.object({ companyId: z.uuid() }), maxAttempts: 14, priority: 0 },
  // After a change of a company's details: invoices the payments that waited for them.
  settle_payments: { payload: z.object({ companyId: z.uuid() }), maxAttempts: 14, priority: 0 },
  // Stores the files of an issued invoice and queues its mail; `requestId` if a user requested the mail again.
  mail_invoice: {
    payload: z.object({ invoiceId: z.uuid(), requestId: z.uuid().optional() }),
    maxAttempts: 14,
    priority: -5,
  },
  remind_invoice: {
    payload: z.object({ invoiceId: z.uuid(), level: z.number().int() }),
    maxAttempts: 14,
    priority: -5,
  },
  plan_news: {
    payload: z.object({
      news: z.enum([
        "ordered",
        "refunded",
        "payment_failed",
        "ended",
        "ends_soon",
        "ends_tomorrow",
        "cancelled",
        "started",
      ]),
      companyId: z.uuid(),
      /** The order or the subscription. */
      subject: z.uuid(),
    }),
    maxAttempts: 10,
    priority: -10,
  },
  // The company is deleted by then, so the payload names its customer at Stripe, and the sessions that were not settled.
  end_payments: {
    payload: z.object({
      customerId: z.string().max(255),
      sessionIds: z.array(z.string().max(255)).default([]),
    }),
    maxAttempts: 14,
    priority: 0,
  },
  // After a mailbox was deleted, and once a day for all companies.
  purge_mail_words: {
    payload: z.object({ companyId: z.uuid().optional() }),
    maxAttempts: 5,
    priority: 20,
  },
  compare_payments: { payload: z.object({}), maxAttempts: 3, priority: 5 },
  // Runs every ten minutes, so a failed run is not repeated.
  sweep: { payload: z.object({}), maxAttempts: 1, priority: 0 },
} as const satisfies Record<string, { payload: z.ZodType; maxAttempts: number; priority: number }>;

export type JobName = keyof typeof jobs;
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]["payload"]>;
