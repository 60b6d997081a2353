/**
 * Every expected refusal has a code, which is also the key of its sentence in the `errors` texts. The value is
 * the HTTP status that api/v1 answers with.
 */
export const errorStatus = {
  bad_request: 400,
  text_unreadable: 400,
  form_invalid: 422,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  cross_site: 403,
  conflict_version: 409,
  // a kept form that is brought back to its page (app/session/unsent-form.ts)
  form_resumed: 409,
  request_in_progress: 409,
  request_done: 409,
  request_id_reused: 422,
  too_many_requests: 429,
  payload_too_large: 413,
  sign_in_wrong: 401,
  sign_in_failed: 403,
  sign_in_wait: 429,
  // second factor and confirmation of identity
  two_factor_needed: 401,
  two_factor_wrong: 422,
  two_factor_expired: 401,
  two_factor_required: 403,
  two_factor_on: 409,
  two_factor_off: 409,
  two_factor_own: 409,
  two_factor_manager: 403,
  confirmation_needed: 403,
  confirmation_wrong: 422,
  password_change_failed: 422,
  network: 503,
  unavailable: 503,
  unexpected: 500,
  // a mail at its server
  mail_unreachable: 503,
  // attachments of a mail
  mail_no_sender: 422,
  attachment_gone: 410,
  attachments_too_many: 422,
  // the consent to a mailbox
  consent_failed: 422,
  consent_unreachable: 502,
  // sign-in with Google
  google_not_set_up: 409,
  google_unreachable: 502,
  google_no_credential: 400,
  google_taken: 409,
  google_no_password: 409,
  // the human check of public forms
  human_failed: 422,
  human_too_soon: 422,
  human_expired: 422,
  human_too_many: 429,
  // links of mails
  link_invalid: 410,
  reset_no_user: 404,
  // divisions
  division_name_taken: 409,
  division_limit_reached: 409,
  division_locked: 409,
  // employees
  employee_limit_reached: 409,
  employee_not_invited: 409,
  invitation_limit_reached: 429,
  // roles
  role_beyond_own: 403,
  role_access_fixed: 409,
  role_administrator: 409,
  role_built_in: 409,
  role_in_use: 409,
  role_target: 422,
  last_administrator: 409,
  // people that administrators manage
  person_self: 409,
  person_beyond: 403,
  person_not_invited: 409,
  person_no_password: 409,
  import_unreadable: 422,
  import_too_long: 422,
  // files
  file_missing: 422,
  file_type: 422,
  file_type_mismatch: 422,
  file_two_types: 422,
  file_wrong_field: 422,
  file_empty: 422,
  file_too_large: 413,
  file_duplicate: 409,
  file_there: 409,
  upload_expired: 410,
  storage_unavailable: 503,
  storage_full: 507,
  file_damaged: 500,
  file_gone: 410,
  uploads_under_way: 429,
  pdf_encrypted: 422,
  pdf_broken: 422,
  pdf_scan: 422,
  pdf_fonts: 422,
  scan_too_long: 422,
  docx_broken: 422,
  docx_empty: 422,
  docx_bomb: 422,
  docx_nested: 422,
  docx_entities: 422,
  docx_encrypted: 422,
  read_timeout: 422,
  read_memory: 422,
  read_crashed: 422,
  read_interrupted: 422,
  read_cancelled: 422,
  // archives of files
  archive_broken: 422,
  archive_empty: 422,
  archive_too_many: 422,
  archive_bomb: 422,
  archive_name: 422,
  archive_encrypted: 422,
  archive_method: 422,
  archive_nested: 422,
  archive_lies: 422,
  archive_entry_broken: 422,
  batch_full: 409,
  // pictures of people
  picture_missing: 422,
  picture_type: 422,
  picture_broken: 422,
  picture_too_wide: 422,
  // logos on a company's mails
  logo_type: 422,
  logo_too_large: 413,
  // chats
  chat_needs_file: 409,
  chat_needs_division: 422,
  question_empty: 422,
  question_too_long: 413,
  question_limit_reached: 429,
  answer_under_way: 409,
  public_chats_locked: 409,
  chat_not_public: 409,
  chat_read_only: 403,
  chat_no_division: 409,
  share_not_reachable: 409,
  inspection_off: 409,
  inspection_no_approver: 409,
  inspection_decided: 409,
  share_limit_reached: 409,
  folder_name_taken: 409,
  folder_limit_reached: 409,
  folder_too_deep: 409,
  pin_limit_reached: 409,
  // feedback and tags
  feedback_answer_gone: 410,
  feedback_empty: 422,
  tag_name_taken: 409,
  tag_limit_reached: 409,
  approved_limit_reached: 409,
  approved_over: 409,
  golden_limit_reached: 409,
  mail_not_resendable: 409,
  sending_started: 409,
  sending_empty: 409,
  // mailboxes of companies
  smtp_limit_reached: 409,
  smtp_in_use: 409,
  answer_decided: 409,
  email_setting_limit_reached: 409,
  email_not_draft: 409,
  email_on_its_way: 409,
  email_not_failed: 409,
  email_files_most: 409,
  email_files_too_large: 413,
  // invoices
  invoice_incomplete: 409,
  invoice_cancelled: 409,
  invoice_unaddressed: 409,
  invoice_not_overdue: 409,
  invoice_reminder_order: 409,
  // it came from Stripe, or was corrected already
  invoice_payment_fixed: 409,
  invoice_paid_online: 409,
  invoice_no_plan: 409,
  // the user's own data
  export_under_way: 409,
  export_limit_reached: 429,
  export_failed: 500,
  export_timeout: 504,
  // plans and payments
  nothing_to_buy: 409,
  plan_renews: 409,
  plan_running: 409,
  plan_disputed: 409,
  // ordered on account and not paid yet
  plan_ordered: 409,
  order_needs_address: 409,
  country_excluded: 409,
  payment_not_set_up: 409,
  payment_unreachable: 502,
  payment_unknown: 409,
  payment_refused: 502,
  payment_price_changed: 409,
  payment_signature: 400,
  // AI providers
  provider_unreachable: 502,
  provider_unauthorized: 502,
  provider_busy: 502,
  provider_failed: 502,
  provider_timeout: 504,
  provider_cut_off: 502,
  provider_silent: 504,
  embedding_dimension: 502,
  provider_nonsense: 502,
  provider_address: 422,
  provider_too_long: 502,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Field errors by field name, each a list of codes from the `validation` catalogue. */
export type FieldErrors = Record<string, string[]>;

/** An expected refusal. `data` holds only what the caller may know: values for the sentence, field errors. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly data: { fields?: FieldErrors; values?: Record<string, string | number> } = {},
  ) {
    super(code);
    this.status = errorStatus[code];
  }
}
