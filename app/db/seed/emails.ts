/** Mails in the demo company's mailbox, newest first. Nobody in them exists. */
export const demoEmails = [
  {
    ...{
      hours: 3,
      folder: "inbox",
      from: "Sabine Krüger",
      address: "krueger@backhaus.example",
      read: false,
      starred: true,
      labels: ["important"],
    },
    ...{ subject: "Lieferzeit für Röstkaffee", attachments: [] as string[] },
    text: "Guten Tag,\n\nwie lange dauert die Lieferung von Röstkaffee ab 50 kg, und was kostet sie?\n\nMit freundlichen Grüßen\nSabine Krüger\nBackhaus am Markt",
  },
  {
    ...{
      hours: 26,
      folder: "inbox",
      from: "Café Morgenrot",
      address: "bestellung@morgenrot.example",
      read: false,
      starred: false,
      labels: ["company"],
    },
    ...{ subject: "Rückgabe einer Kiste", attachments: ["Lieferschein 2231.pdf"] },
    text: "Guten Tag,\n\neine Kiste Espresso kam beschädigt an. Wie bekommen wir Ersatz? Der Lieferschein liegt bei.\n\nViele Grüße\nJonte Albers",
  },
  {
    ...{
      hours: 50,
      folder: "inbox",
      from: "Hafenkontor Bremen",
      address: "einkauf@hafenkontor.example",
      read: true,
      starred: false,
      labels: [] as string[],
    },
    ...{ subject: "Neue Preisliste", attachments: [] as string[] },
    text: "Guten Tag,\n\nbitte schicken Sie uns die Preisliste für den Herbst.\n\nFreundliche Grüße\nMareike Thode",
  },
  {
    ...{
      hours: 49,
      folder: "sent",
      from: "Kontor Nord GmbH",
      address: "auskunft@kontor.example",
      read: true,
      starred: false,
      labels: [] as string[],
    },
    ...{ subject: "Re: Neue Preisliste", attachments: ["Preisliste Großhandel Herbst 2026.pdf"] },
    text: "Guten Tag, Frau Thode,\n\ndie Preisliste liegt bei. Sie gilt bis zum Jahresende.\n\nMit freundlichen Grüßen\nFrauke Petersen",
  },
  {
    ...{
      hours: 74,
      folder: "spam",
      from: "Gewinnzentrale",
      address: "info@gewinn.example",
      read: false,
      starred: false,
      labels: [] as string[],
    },
    ...{ subject: "Sie haben gewonnen!!!", attachments: [] as string[] },
    text: "Klicken Sie schnell, sonst verfällt Ihr Gewinn.",
  },
];
