import type { ExportWords } from "../export-page-texts/de";

/** How a value is written: `choice` by the text of its code, whose key it makes, others as their name says. */
export type FieldKind =
  | "text"
  | "time"
  | "day"
  | "yes"
  | "bytes"
  | "percent"
  | "list"
  | "times"
  | "country"
  | "language"
  | "picture"
  | "identity"
  | "newEmail"
  | "upload"
  | "answerer"
  | "result"
  | "sources"
  | "golden"
  | { choice: (code: string) => string };

type Field = [name: string, label: keyof ExportWords["fields"], kind?: FieldKind];

/** What the page shows of an export's file: in a table, or one record below the other. */
type ShownPart = { title: keyof ExportWords["parts"]; table?: true; fields: Field[]; left?: string[] };

const choice = (keyOf: (code: string) => string): FieldKind => ({ choice: keyOf });
/** Codes that no page names: the page's own words have them. */
const ownChoice = choice(code => code);

/**
 * The files of an export as a person reads them. `left`: what only programs need, such as ids, and what another field
 * says; a test compares all names with the files.
 */
export const shownParts: Record<string, ShownPart> = {
  "account.json": {
    title: "account",
    fields: [
      ["first_name", "firstName"],
      ["last_name", "lastName"],
      ["email", "email"],
      ["phone", "phone"],
      ["role", "role", choice(code => `roles:builtIn.${code}`)],
      ["company", "company"],
      ["status", "status", choice(code => `employees:status.${code}`)],
      ["language", "language", "language"],
      ["country", "country", "country"],
      ["time_zone", "timeZone"],
      ["picture", "picture", "picture"],
      ["two_factor", "twoFactor", "yes"],
      ["google", "google", "identity"],
      ["new_email", "newEmail", "newEmail"],
      ["unwanted_mails", "unwantedMails", choice(code => `mailChoices:event.${code}`)],
      ["created_at", "created", "time"],
      ["signed_in_at", "signedIn", "time"],
      ["erase_at", "erased", "time"],
    ],
    left: ["id", "access", "permissions"],
  },
  "company.json": {
    title: "company",
    fields: [
      ["name", "name"],
      ["address", "address"],
      ["country", "country", "country"],
      ["time_zone", "timeZone"],
      ["website", "website"],
      ["contact_details", "contact"],
      ["billing_email", "billingEmail"],
      ["buyer_reference", "buyerReference"],
      ["ust_idnr", "vatId"],
      ["tax_number", "taxNumber"],
      ["standard_tax_rate_of_benefits", "taxRate", "percent"],
      ["commercial_register_number", "registerNumber"],
      ["registry_court", "registerCourt"],
      ["managing_director", "managers"],
      ["iban", "iban"],
      ["bic", "bic"],
      ["whatsapp_number", "whatsapp"],
      ["created_at", "created", "time"],
    ],
    left: ["id", "street", "house_number", "postcode", "city"],
  },
  "sessions.json": {
    title: "sessions",
    table: true,
    fields: [
      ["signed_in_at", "signedIn", "time"],
      ["seen_at", "seen", "time"],
      ["until", "until", "time"],
      ["user_agent", "device"],
    ],
    left: ["id"],
  },
  "devices.json": { title: "devices", table: true, fields: [["seen_at", "seen", "time"]] },
  "divisions.json": { title: "divisions", table: true, fields: [["name", "name"]], left: ["id"] },
  "files.json": {
    title: "files",
    table: true,
    fields: [
      ["name", "name", "upload"],
      ["division", "division"],
      ["bytes", "size", "bytes"],
      ["status", "status", choice(code => `divisions:status.${code}`)],
      ["created_at", "uploaded", "time"],
    ],
    left: ["id", "kind", "included"],
  },
  "chats.json": {
    title: "chats",
    table: true,
    fields: [
      ["name", "name"],
      ["visibility", "visibility", ownChoice],
      ["divisions", "divisions", "list"],
      ["created_at", "created", "time"],
      ["updated_at", "changed", "time"],
    ],
    left: ["id"],
  },
  "folders.json": {
    title: "folders",
    table: true,
    fields: [
      ["name", "name"],
      ["parent", "parent"],
      ["chats", "chats", "list"],
      ["created_at", "created", "time"],
    ],
    left: ["id"],
  },
  "tags.json": {
    title: "tags",
    table: true,
    fields: [
      ["tag", "name"],
      ["chats", "chats", "list"],
    ],
  },
  "inspections.json": {
    title: "inspections",
    fields: [
      ["kind", "kind", ownChoice],
      ["from_day", "from", "day"],
      ["until_day", "to", "day"],
      ["reason", "reason"],
      ["state", "status", choice(code => `inspections:state.${code}`)],
      ["requested_at", "requested", "time"],
      ["decided_at", "decided", "time"],
      ["ends_at", "ends", "time"],
      ["openings", "openings", "times"],
    ],
  },
  "shares.json": {
    title: "shares",
    table: true,
    fields: [
      ["chat", "chat"],
      ["kind", "kind", ownChoice],
      ["mode", "mode", choice(code => `sharing:mode.${code}`)],
      ["created_at", "shared", "time"],
    ],
    left: ["chat_id"],
  },
  "questions.json": {
    title: "questions",
    fields: [
      ["question", "question"],
      ["answer", "answer"],
      ["withheld", "withheld", choice(code => `chats:withheld.${code}`)],
      ["sources", "sources", "sources"],
      ["state", "status", choice(code => `ask:state.${code}`)],
      ["answerer", "answerer", "answerer"],
      ["chat", "chat"],
      ["language", "language", "language"],
      ["created_at", "asked", "time"],
    ],
    left: ["id", "version_of", "generated", "finished_at"],
  },
  "feedback.json": {
    title: "feedback",
    fields: [
      ["mood", "mood", choice(code => `feedback:mood.${code}`)],
      ["liked", "liked", choice(code => `feedback:liked.${code}`)],
      ["rating", "rating"],
      ["comment", "comment"],
      ["handed_on", "handedOn", "yes"],
      ["tags", "tags", "list"],
      ["source", "source", choice(code => `feedbackReport:source.${code}`)],
      ["company", "company"],
      ["created_at", "given", "time"],
    ],
    left: ["id", "question_id", "updated_at"],
  },
  "approved-answers.json": {
    title: "approved",
    fields: [
      ["wordings", "wordings", "list"],
      ["answer", "answer"],
      ["division", "division"],
      ["approved_at", "approvedAt", "time"],
      ["valid_until", "validUntil", "day"],
      ["ended_at", "ends", "time"],
    ],
    left: ["id"],
  },
  "golden-questions.json": {
    title: "golden",
    fields: [
      ["question", "question"],
      ["division", "division"],
      ["expected", "expected", "golden"],
      ["found", "found", "golden"],
      ["created_at", "created", "time"],
      ["ran_at", "ran", "time"],
    ],
    left: ["id"],
  },
  "activity.json": {
    title: "activity",
    table: true,
    fields: [
      ["at", "time", "time"],
      ["action", "action", choice(code => `actions:${code}`)],
      ["code", "result", "result"],
    ],
    left: ["id", "endpoint"],
  },
  "mails.json": {
    title: "mails",
    fields: [
      ["subject", "subject"],
      ["to_address", "recipient"],
      ["purpose", "purpose", choice(code => `operatorMail:purpose.${code}`)],
      ["text", "text"],
      ["state", "status", choice(code => `operatorMail:state.${code}`)],
      ["created_at", "created", "time"],
      ["sent_at", "sent", "time"],
    ],
    left: ["id"],
  },
};
