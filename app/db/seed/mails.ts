type DemoMail = {
  to: string;
  purpose: string;
  subject: string;
  text: string;
  state: "sent" | "failed";
  attempts: number;
  reason: string | null;
  hours: number;
  /** Who has asked for it. */
  by?: string;
  /** Taken by the server and reported as undelivered later: why, and how many hours ago. */
  undelivered?: { reason: string; hours: number };
};

/** Mails of the outbox of the last days: sent ones, refused ones with the server's reply, and ones that came back. */
export const demoMails: DemoMail[] = [
  {
    to: "manager@kontor.example",
    purpose: "file_ready",
    subject: "Ihre Datei Preisliste Großhandel Herbst 2026.pdf ist bereit",
    text: "Guten Tag,\n\nPreisliste Großhandel Herbst 2026.pdf wurde verarbeitet. Sie können jetzt Fragen dazu stellen.",
    state: "sent",
    attempts: 1,
    reason: null,
    hours: 30,
  },
  {
    to: "manager@kontor.example",
    purpose: "file_failed",
    subject: "Ihre Datei Aushang Lagertor (Scan).pdf konnte nicht verarbeitet werden",
    text: "Guten Tag,\n\nAushang Lagertor (Scan).pdf konnte leider nicht verarbeitet werden. Die Seiten enthalten keinen Text.",
    state: "sent",
    attempts: 2,
    reason: null,
    hours: 26,
  },
  {
    to: "lager@kontor-nord.example",
    purpose: "invite",
    subject: "Kontor Nord GmbH lädt Sie zu Lotse ein",
    text: "",
    state: "failed",
    attempts: 1,
    reason: "refused: 550 5.1.1 <lager@kontor-nord.example>: Recipient address rejected: User unknown",
    hours: 50,
  },
  {
    to: "manager@werft.example",
    purpose: "notice",
    subject: "Wartung am Sonntag von 6 bis 8 Uhr",
    text: "Guten Tag,\n\nam Sonntag wird Lotse von 6 bis 8 Uhr gewartet. In dieser Zeit sind Ihre Bereiche und Chats nicht erreichbar.",
    state: "failed",
    attempts: 14,
    reason: "refused: 452 4.2.2 The mailbox is full",
    hours: 74,
  },
  {
    to: "employee@kontor.example",
    purpose: "reset",
    subject: "Neues Kennwort für Lotse",
    text: "",
    state: "sent",
    attempts: 1,
    reason: null,
    hours: 8,
  },
  {
    to: "employee@werft.example",
    purpose: "new_device",
    subject: "Neue Anmeldung bei Lotse",
    text: "Guten Tag,\n\nin Ihrem Konto gab es eine Anmeldung von einem neuen Gerät: Firefox, Linux.",
    state: "sent",
    attempts: 1,
    reason: null,
    hours: 4,
  },
  {
    to: "fenja.lorenzen@kontro.example",
    purpose: "invite",
    subject: "Kontor Nord GmbH lädt Sie zu Lotse ein",
    text: "",
    state: "sent",
    attempts: 1,
    reason: null,
    hours: 47,
    by: "manager@kontor.example",
    undelivered: { reason: "address: Host or domain name not found", hours: 46 },
  },
  {
    to: "silke.brodersen@nordpost.example",
    purpose: "invite",
    subject: "Ihre Einladung zu Lotse",
    text: "",
    state: "sent",
    attempts: 1,
    reason: null,
    hours: 28,
    by: "administrator@lotse.example",
    undelivered: { reason: "full: 552 5.2.2 Mailbox full", hours: 27 },
  },
  {
    to: "manager@werft.example",
    purpose: "plan",
    subject: "Ihr Tarif ist abgelaufen",
    text: "Guten Tag,\n\nder Tarif der Werft Süd GmbH ist abgelaufen. Ihre Daten bleiben erhalten. Einen neuen Tarif wählen Sie in den Einstellungen.",
    state: "sent",
    attempts: 1,
    reason: null,
    hours: 12,
    undelivered: { reason: "full: 552 5.2.2 Mailbox full", hours: 11 },
  },
];
