/** The mailbox of a demo company, at a server that does not exist, and what one division's recipients are told. */
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
    // The next mail is due in the morning, so that nothing calls the server while one looks around.
    pace: "daily",
  },
} as const;
