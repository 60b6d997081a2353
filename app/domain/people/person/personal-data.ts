type Fate = {
  /** What erasure does with it. */
  erased: "row" | "with its row" | "cascade" | "set null" | `kept: ${string}`;
  /** The file of an export that contains it, or why none does. */
  exported: `${string}.json` | `not: ${string}`;
};

/**
 * Every column with personal data and its treatment on erasure: `row` is deleted by erasePeople, `with its row`
 * through another column's key, `cascade` and `set null` by the foreign key. A test compares this list with the
 * schema, so that new tables cannot be forgotten.
 */
export const personalData: Record<string, Fate> = {
  "users.email": { erased: "row", exported: "account.json" },
  "users.email_key": { erased: "row", exported: "not: the address once more, as it is compared" },
  "users.first_name": { erased: "row", exported: "account.json" },
  "users.last_name": { erased: "row", exported: "account.json" },
  "users.phone": { erased: "row", exported: "account.json" },
  "users.password_hash": { erased: "row", exported: "not: a secret" },
  "sessions.user_id": { erased: "cascade", exported: "sessions.json" },
  "sessions.user_agent": { erased: "with its row", exported: "sessions.json" },
  "ended_sessions.user_id": { erased: "cascade", exported: "not: whose session a token was, for a day" },
  "unsent_forms.user_id": { erased: "cascade", exported: "not: a form that waits 30 minutes for its sender" },
  "known_devices.user_id": { erased: "cascade", exported: "devices.json" },
  "links.user_id": { erased: "cascade", exported: "not: secrets, good for hours" },
  "email_changes.user_id": { erased: "cascade", exported: "account.json" },
  "email_changes.email": { erased: "with its row", exported: "account.json" },
  "identities.user_id": { erased: "cascade", exported: "account.json" },
  "identities.email": { erased: "with its row", exported: "account.json" },
  "waiting_identities.user_id": { erased: "cascade", exported: "not: waits an hour for its link" },
  "waiting_identities.email": { erased: "with its row", exported: "not: waits an hour for its link" },
  "division_members.user_id": { erased: "cascade", exported: "divisions.json" },
  "staged_uploads.user_id": { erased: "row", exported: "files.json" },
  "batches.user_id": {
    erased: "cascade",
    exported: "not: what became of uploads, for 30 days; the files are in files.json",
  },
  "files.uploaded_by": { erased: "set null", exported: "files.json" },
  "files.mailed_by": {
    erased: "kept: the company's own, goes with it",
    exported: "not: whose mail to the company a file came with",
  },
  "files.released_by": { erased: "set null", exported: "not: a decision for the company" },
  "files.owner_id": { erased: "set null", exported: "files.json" },
  "file_versions.uploaded_by": { erased: "set null", exported: "files.json" },
  "chats.owner_id": { erased: "cascade", exported: "chats.json" },
  "folders.owner_id": { erased: "cascade", exported: "folders.json" },
  "chat_inspections.owner_id": { erased: "cascade", exported: "inspections.json" },
  "chat_inspections.requested_by": { erased: "set null", exported: "inspections.json" },
  "chat_inspections.decided_by": { erased: "set null", exported: "inspections.json" },
  "chat_places.user_id": { erased: "cascade", exported: "folders.json" },
  "chat_tags.user_id": { erased: "cascade", exported: "tags.json" },
  "chat_shares.user_id": { erased: "cascade", exported: "shares.json" },
  "conversations.asker_id": { erased: "cascade", exported: "questions.json" },
  "model_calls.user_id": {
    erased: "set null",
    exported: "not: tokens of one's questions, counted for who pays",
  },
  "model_months.user_id": { erased: "cascade", exported: "not: a sum of money for who pays" },
  "model_budgets.user_id": { erased: "cascade", exported: "not: the company's limit" },
  "searched_questions.asker_id": { erased: "cascade", exported: "not: questions as they are searched" },
  "day_askers.asker_id": { erased: "cascade", exported: "not: who asked on a day, for three days" },
  "mails.user_id": { erased: "cascade", exported: "mails.json" },
  "mails.requested_by": { erased: "set null", exported: "not: who invited another person" },
  "mail_templates.user_id": { erased: "set null", exported: "not: who changed an operator's text" },
  "mail_sendings.user_id": { erased: "set null", exported: "not: who sent an operator's letter" },
  "mail_sendings.person_id": { erased: "cascade", exported: "mails.json" },
  "mails.to_address": { erased: "row", exported: "mails.json" },
  "avatars.user_id": { erased: "row", exported: "account.json" },
  "exports.user_id": { erased: "row", exported: "not: this is one" },
  "two_factors.user_id": { erased: "cascade", exported: "account.json" },
  "recovery_codes.user_id": { erased: "cascade", exported: "not: secrets" },
  "mailed_codes.user_id": { erased: "cascade", exported: "not: secrets, good for minutes" },
  "people_imports.user_id": { erased: "cascade", exported: "not: other people's data, for a day" },
  "idempotency_keys.user_key": { erased: "row", exported: "not: ids of requests, for a day" },
  "feedback.user_id": { erased: "cascade", exported: "feedback.json" },
  "feedback.contact_email": {
    erased: "kept: of a visitor, who has no account; goes after two years or with the company",
    exported: "not: a visitor's, who has no account",
  },
  "checkouts.user_id": { erased: "set null", exported: "not: the order is the company's" },
  "golden_questions.created_by": { erased: "set null", exported: "golden-questions.json" },
  "approved_answers.approved_by": { erased: "set null", exported: "approved-answers.json" },
  "contract_declarations.email": {
    erased: "kept: proof of what was declared, deleted after four years",
    exported: "not: of a person without an account; the mail has it all",
  },
  "contract_declarations.settled_by": { erased: "set null", exported: "not: the operator's" },
  "mails.settled_by": { erased: "set null", exported: "not: the operator's" },
  "feedback.settled_by": { erased: "set null", exported: "not: the company's" },
  "deletion_receipts.owner_id": { erased: "cascade", exported: "not: counts of one's deleted chats" },
  "deletion_receipts.deleted_by": {
    erased: "kept: an id that names nobody any more",
    exported: "not: who deleted something, by id",
  },
  "activities.user_id": { erased: "kept: an id that names nobody any more", exported: "activity.json" },
  "companies.address": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "companies.street": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "companies.house_number": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "companies.postcode": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "companies.city": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "companies.buyer_reference": {
    erased: "kept: the company's own, goes with it",
    exported: "company.json",
  },
  "companies.managing_director": {
    erased: "kept: the company's own, goes with it",
    exported: "company.json",
  },
  "companies.contact_details": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "emails.from_name": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "emails.from_address": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "emails.to_addresses": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "emails.cc_addresses": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "emails.bcc_addresses": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "emails.undelivered_addresses": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "emails.refused_addresses": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "email_attachments.email_id": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "email_answers.email_id": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "email_answers.from_address": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "email_answers.from_name": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "email_answers.decided_by": { erased: "set null", exported: "not: who approved a company's answer" },
  "mailbox_changes.email_id": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "smtp_settings.email": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "letterheads.signature": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "smtp_settings.signature": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "smtp_settings.email_from": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "smtp_settings.allowed_emails": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "smtp_settings.sealed_password": {
    erased: "kept: the company's own, goes with it",
    exported: "not: a secret",
  },
  "email_settings.to_emails": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "feedback_news.email_key": {
    erased:
      "kept: an address of the company's settings, deleted with the mail that tells of it or with the setting",
    exported: "not: the company's",
  },
  "division_recipients.email_key": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "companies.billing_email": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "companies.whatsapp_number": { erased: "kept: the company's own, goes with it", exported: "company.json" },
};

/**
 * Every column that holds text which people write, in their own words or uploaded. Lotse does not search it for names: it
 * is treated by whom it belongs to (docs/personal-data.md). A test compares this list with the schema too.
 */
export const freeText: Record<string, Fate> = {
  "visitor_questions.question": {
    erased: "kept: of a visitor, who has no account; goes after 30 days or with the chat",
    exported: "not: a visitor's, who has no account",
  },
  "limit_changes.name": {
    erased: "kept: a setting of the installation",
    exported: "not: the installation's",
  },
  "limit_changes.value": {
    erased: "kept: a setting of the installation",
    exported: "not: the installation's",
  },
  "messages.question": { erased: "with its row", exported: "questions.json" },
  "searched_questions.words": { erased: "with its row", exported: "not: the question as it is searched" },
  "messages.answer": { erased: "with its row", exported: "questions.json" },
  "messages.unsupported": {
    erased: "with its row",
    exported: "not: which of the answer's sentences are unsupported",
  },
  "messages.searched_as": { erased: "with its row", exported: "not: the question with its typos corrected" },
  "citations.file_name": { erased: "with its row", exported: "questions.json" },
  "citations.heading": { erased: "with its row", exported: "questions.json" },
  "citations.sentence": { erased: "with its row", exported: "questions.json" },
  "citations.sentence_before": { erased: "with its row", exported: "questions.json" },
  "citations.sentence_after": { erased: "with its row", exported: "questions.json" },
  "deletion_receipts.name": {
    erased: "kept: of a file or division; goes with the company, or after four years",
    exported: "not: the company's",
  },
  "feedback.comment": { erased: "with its row", exported: "feedback.json" },
  "emails.subject": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "emails.filing_reason": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "emails.text": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "emails.safe_html": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "email_undos.before": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "emails.html": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "email_attachments.name": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "email_answers.subject": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "email_answers.question": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "email_answers.answer": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "mailbox_changes.value": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "approved_answers.wordings": {
    erased: "kept: the company's own, goes with it",
    exported: "approved-answers.json",
  },
  "approved_answers.answer": {
    erased: "kept: the company's own, goes with it",
    exported: "approved-answers.json",
  },
  ...Object.fromEntries(
    ["question", "question_key", "expected", "found"].map(column => [
      `golden_questions.${column}`,
      { erased: "kept: the company's own, goes with it", exported: "golden-questions.json" },
    ]),
  ),
  "topic_names.name": {
    erased: "kept: until the next sweep, which deletes it once a question that it was made from is gone",
    exported: "not: the company's",
  },
  "closed_topics.words": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "closed_topics.source_name": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  ...Object.fromEntries(
    ["name", "note"].map(column => [
      `contract_declarations.${column}`,
      {
        erased: "kept: proof of what was declared, deleted after four years",
        exported: "not: of a person without an account; the mail has it all",
      },
    ]),
  ),
  "tags.name": { erased: "kept: the company's own, goes with it", exported: "feedback.json" },
  "chats.name": { erased: "with its row", exported: "chats.json" },
  "folders.name": { erased: "with its row", exported: "folders.json" },
  "users.suspended_reason": { erased: "row", exported: "not: a suspended person cannot ask for an export" },
  "mails.undelivered_reason": {
    erased: "with its row",
    exported: "not: words of a mail server, on a mail in mails.json",
  },
  "mails.subject": { erased: "with its row", exported: "mails.json" },
  "mails.text": { erased: "with its row", exported: "mails.json" },
  "mails.html": { erased: "with its row", exported: "not: says what the text says" },
  "mail_templates.subject": {
    erased: "kept: the operator's own words",
    exported: "not: the operator's own words",
  },
  "mail_sendings.subject": {
    erased: "kept: the operator's own words",
    exported: "mails.json",
  },
  "staged_uploads.name": { erased: "row", exported: "files.json" },
  "people_imports.name": { erased: "with its row", exported: "not: other people's data, for a day" },
  "people_imports.result": { erased: "with its row", exported: "not: other people's data, for a day" },
  "idempotency_keys.body": {
    erased: "row",
    exported: "not: answers to requests, for a day",
  },
  "batch_items.name": {
    erased: "with its row",
    exported: "not: the names of files, which are in files.json",
  },
  "files.name": { erased: "kept: the company's own, goes with it", exported: "files.json" },
  "file_findings.excerpt": {
    erased: "kept: the company's own, goes with it",
    exported: "not: says what the file says",
  },
  "file_versions.name": { erased: "kept: the company's own, goes with it", exported: "files.json" },
  "version_pages.heading": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "version_pages.text": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "pages.heading": { erased: "kept: the company's own, goes with it", exported: "files.json" },
  "pages.text": { erased: "kept: the company's own, goes with it", exported: "files.json" },
  "passages.heading": { erased: "kept: the company's own, goes with it", exported: "files.json" },
  "passages.text": { erased: "kept: the company's own, goes with it", exported: "files.json" },
  "divisions.name": { erased: "kept: the company's own, goes with it", exported: "divisions.json" },
  "divisions.description": {
    erased: "kept: the company's own, goes with it",
    exported: "not: the company's",
  },
  "divisions.notes": { erased: "kept: the company's own, goes with it", exported: "not: the company's" },
  "companies.name": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "roles.name": { erased: "kept: the company's own, goes with it", exported: "account.json" },
  "roles.permissions": { erased: "kept: the company's own, goes with it", exported: "account.json" },
  "settings.value": {
    erased: "kept: the company's or the operator's own",
    exported: "not: the company's or the operator's",
  },
};
