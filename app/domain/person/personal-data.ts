type Fate = {
  /** What becomes of it when the person goes. */
  erased: "row" | "with its row" | "cascade" | "set null" | `kept: ${string}`;
  /** The file of an export that tells it, or why none does. */
  exported: `${string}.json` | `not: ${string}`;
};

/**
 * Every column that says who somebody is, and what becomes of it: `row` is deleted by erasePeople, `with its row` by
 * another column's key, `cascade` and `set null` are done by the foreign key. A test compares this list with the
 * schema, so that a new table with a person in it is thought about.
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
  "files.uploaded_by": { erased: "set null", exported: "files.json" },
  "chats.owner_id": { erased: "cascade", exported: "chats.json" },
  "conversations.asker_id": { erased: "cascade", exported: "questions.json" },
  "mails.user_id": { erased: "cascade", exported: "mails.json" },
  "mails.to_address": { erased: "row", exported: "mails.json" },
  "avatars.user_id": { erased: "row", exported: "account.json" },
  "exports.user_id": { erased: "row", exported: "not: this is one" },
  "two_factors.user_id": { erased: "cascade", exported: "account.json" },
  "recovery_codes.user_id": { erased: "cascade", exported: "not: secrets" },
  "mailed_codes.user_id": { erased: "cascade", exported: "not: secrets, good for minutes" },
  "people_imports.user_id": { erased: "cascade", exported: "not: other people's data, for a day" },
  "idempotency_keys.user_key": { erased: "row", exported: "not: ids of requests, for a day" },
  "activities.user_id": { erased: "kept: an id that names nobody any more", exported: "activity.json" },
  "companies.address": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "companies.managing_director": {
    erased: "kept: the company's own, goes with it",
    exported: "company.json",
  },
  "companies.contact_details": { erased: "kept: the company's own, goes with it", exported: "company.json" },
  "companies.whatsapp_number": { erased: "kept: the company's own, goes with it", exported: "company.json" },
};
