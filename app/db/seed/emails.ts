/** Mails in the demo company's mailbox, newest first. All people in them are fictional. */
type DemoEmail = {
  hours: number;
  folder: string;
  from: string;
  address: string;
  read: boolean;
  starred: boolean;
  labels: string[];
  subject: string;
  attachments: string[];
  text: string;
  html?: string;
  /** Mails with the same name belong to one thread. */
  thread?: string;
  to?: string;
  /** A server's report that a sent mail could not be delivered: the number of that mail in this list. */
  reportsOn?: number;
  /** Written in Lotse, so it is not on the server. A waiting one is sent at a time in the future. */
  written?: "draft" | "failed" | "waiting";
};

export const demoEmails: DemoEmail[] = [
  {
    hours: 3,
    folder: "inbox",
    from: "Sabine Krüger",
    address: "krueger@backhaus.example",
    read: false,
    starred: true,
    labels: ["important"],
    subject: "Lieferzeit für Röstkaffee",
    attachments: [] as string[],
    thread: "Lieferzeit",
    text: "Guten Tag,\n\nwie lange dauert die Lieferung von Röstkaffee ab 50 kg, und was kostet sie?\n\nMit freundlichen Grüßen\nSabine Krüger\nBackhaus am Markt",
  },
  {
    hours: 26,
    folder: "inbox",
    from: "Café Morgenrot",
    address: "bestellung@morgenrot.example",
    read: false,
    starred: false,
    labels: ["company"],
    subject: "Rückgabe einer Kiste",
    attachments: ["Lieferschein 2231.pdf"],
    text: "Guten Tag,\n\neine Kiste Espresso kam beschädigt an. Wie bekommen wir Ersatz? Der Lieferschein liegt bei.\n\nViele Grüße\nJonte Albers",
  },
  {
    hours: 50,
    folder: "inbox",
    from: "Hafenkontor Bremen",
    address: "einkauf@hafenkontor.example",
    read: true,
    starred: false,
    labels: [] as string[],
    subject: "Neue Preisliste",
    attachments: [] as string[],
    thread: "Preisliste",
    text: "Guten Tag,\n\nbitte schicken Sie uns die Preisliste für den Herbst.\n\nFreundliche Grüße\nMareike Thode",
  },
  {
    hours: 49,
    folder: "sent",
    from: "Kontor Nord GmbH",
    address: "auskunft@kontor.example",
    read: true,
    starred: false,
    labels: [] as string[],
    thread: "Preisliste",
    to: "einkauf@hafenkontor.example",
    subject: "Re: Neue Preisliste",
    attachments: ["Preisliste Großhandel Herbst 2026.pdf"],
    text: "Guten Tag, Frau Thode,\n\ndie Preisliste liegt bei. Sie gilt bis zum Jahresende.\n\nMit freundlichen Grüßen\nFrauke Petersen",
  },
  {
    hours: 74,
    folder: "spam",
    from: "Gewinnzentrale",
    address: "info@gewinn.example",
    read: false,
    starred: false,
    labels: [] as string[],
    subject: "Sie haben gewonnen!!!",
    attachments: [] as string[],
    text: "Klicken Sie schnell, sonst verfällt Ihr Gewinn.",
  },
  {
    hours: 30,
    folder: "inbox",
    from: "Feinkost Messebrief",
    address: "brief@messe.example",
    read: true,
    starred: false,
    labels: [],
    subject: "Aussteller und Hallenplan",
    attachments: [],
    text: "Die ersten Aussteller stehen fest.\n\nHalle 3: Kaffee und Tee\nHalle 4: Feinkost\n\nZum Hallenplan: https://plan.messe.example/halle-3",
    html: '<h1>Die ersten Aussteller stehen fest</h1><img src="https://bilder.messe.example/zaehler.png" alt="Logo der Messe" width="120"><table><tr><th>Halle</th><th>Angebot</th></tr><tr><td>3</td><td>Kaffee und Tee</td></tr><tr><td>4</td><td>Feinkost</td></tr></table><p>Alles Weitere im <a href="https://plan.messe.example/halle-3">Hallenplan</a>.</p>',
  },
  {
    hours: 2,
    folder: "draft",
    from: "Kontor Nord GmbH",
    address: "auskunft@kontor.example",
    read: true,
    starred: false,
    labels: [],
    subject: "Re: Lieferzeit für Röstkaffee",
    attachments: [],
    written: "draft",
    to: "krueger@backhaus.example",
    thread: "Lieferzeit",
    text: "Guten Tag, Frau Krüger,\n\nvielen Dank für Ihre Anfrage. Ab 50 kg",
  },
  {
    hours: 5,
    folder: "draft",
    from: "Kontor Nord GmbH",
    address: "auskunft@kontor.example",
    read: true,
    starred: false,
    labels: [],
    subject: "Angebot für Herbstware",
    attachments: [],
    written: "failed",
    to: "einkauf@alteadresse.example",
    text: "Guten Tag,\n\nunser Angebot für den Herbst senden wir Ihnen gern auf Anfrage zu.\n\nMit freundlichen Grüßen\nFrauke Petersen",
  },
  {
    hours: -6 * 24,
    folder: "sent",
    from: "Kontor Nord GmbH",
    address: "auskunft@kontor.example",
    read: true,
    starred: false,
    labels: [],
    subject: "Öffnungszeiten im Advent",
    attachments: [],
    written: "waiting",
    to: "einkauf@hafenkontor.example",
    text: "Guten Tag, Frau Thode,\n\nim Advent ist unser Lager auch samstags von 8 bis 14 Uhr geöffnet.\n\nMit freundlichen Grüßen\nFrauke Petersen",
  },
  {
    hours: 32,
    folder: "sent",
    from: "Kontor Nord GmbH",
    address: "auskunft@kontor.example",
    read: true,
    starred: false,
    labels: [],
    subject: "Probepaket Röstkaffee",
    attachments: [],
    thread: "Probepaket",
    to: "kueche@gasthof-linde.example",
    text: "Guten Tag,\n\ndas Probepaket ist unterwegs und sollte am Donnerstag bei Ihnen ankommen.\n\nMit freundlichen Grüßen\nFrauke Petersen",
  },
  {
    hours: 31,
    folder: "inbox",
    from: "Mail Delivery System",
    address: "mailer-daemon@mx.kontor.example",
    read: true,
    starred: false,
    labels: [],
    subject: "Undelivered Mail Returned to Sender",
    attachments: [],
    thread: "Probepaket",
    text: "This is the mail system at host mx.kontor.example.\n\nI'm sorry to have to inform you that your message could not be delivered to one or more recipients.\n\n<kueche@gasthof-linde.example>: host mx.gasthof-linde.example said: 550 5.1.1 User unknown",
    reportsOn: 9,
  },
];
