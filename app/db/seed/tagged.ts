/** The tags of the demo company's files, mails and chats; those of chats belong to their owners. */
export const tagged: Record<"files" | "emails" | "chats", Record<string, string[]>> = {
  files: {
    "Mitarbeiterhandbuch 2026.pdf": ["Personal und Urlaub"],
    "Betriebsvereinbarung Arbeitszeit.docx": ["Personal und Urlaub"],
    "Preisliste Großhandel Herbst 2026.pdf": ["Preise und Angebote"],
    "Liefer- und Zahlungsbedingungen.docx": ["Lieferung und Versand", "Preise und Angebote"],
    "Sicherheitsunterweisung Lager 2026.pdf": ["Arbeitssicherheit"],
  },
  emails: {
    "Lieferzeit für Röstkaffee": ["Lieferung und Versand"],
    "Rückgabe einer Kiste": ["Lieferung und Versand"],
    "Neue Preisliste": ["Preise und Angebote"],
    "Re: Neue Preisliste": ["Preise und Angebote"],
  },
  chats: {
    "Urlaub und Arbeitszeit": ["Personal und Urlaub"],
  },
};
