/** The mailbox of a demo company, at a server that does not exist, and the notifications of one division. */
export const demoMailbox = {
  company: "Kontor Nord GmbH",
  email: "auskunft@kontor.example",
  emailFrom: "auskunft@kontor.example",
  host: "mail.kontor.example",
  password: "Postfach-2026",
  allowedEmails: ["@kontor.example", "einkauf@werft.example"],
  setting: {
    division: "Vertrieb",
    toEmails: ["manager@kontor.example"],
    tells: ["feedback", "files", "unanswered"],
    // The next mail is due in the morning, so that the demo does not contact the server before.
    pace: "daily",
  },
} as const;
