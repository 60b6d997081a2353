import { contract } from "../contract-texts/de";
import { erasure } from "../erasure-texts/de";
import { words as exportPage } from "../export-page-texts/de";
import { file } from "../file-texts/de";
import { inspection } from "../inspection-texts/de";
import { plan } from "../plan-texts/de";
import { question } from "../question-texts/de";

/** The words of our mails. {file}, {name} and the like are put in as data, never as markup. Types all languages. */
export const de = {
  greeting: "Guten Tag {name},",
  greetingUnnamed: "Guten Tag,",
  footer: "Diese E-Mail wurde automatisch von {product} gesendet. Bitte antworten Sie nicht darauf.",
  stopMails: "Diese E-Mails abbestellen",
  chatShared: {
    subject: "Ein Chat wurde mit Ihnen geteilt",
    paragraphs: [
      "{owner} hat den Chat „{chat}“ mit Ihnen geteilt.",
      "Sie sehen die Antworten aus den Bereichen, auf die Sie Zugriff haben.",
      "Sie können diese E-Mails in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Chat öffnen",
  },
  ...question,
  divisionNews: {
    subject: "Neues im Bereich {division}",
    paragraphs: [
      "im Bereich {division} gibt es Neues.",
      "Neue Rückmeldungen: {feedback}",
      "Verarbeitete Dateien: {ready}",
      "Fehlgeschlagene Dateien: {failed}",
      "Dateien in Quarantäne: {quarantined}",
      "Fragen ohne Antwort: {unanswered}",
      "Empfänger und Häufigkeit legt Ihr Unternehmen in seinen E-Mail-Einstellungen fest.",
    ],
    link: "Bereich ansehen",
  },
  reset: {
    subject: "Neues Kennwort für {product}",
    paragraphs: [
      "für Ihr Konto wurde ein neues Kennwort angefordert. Über den Link können Sie es festlegen. Er ist eine Stunde gültig und kann nur einmal verwendet werden.",
      "Wenn Sie das nicht angefordert haben, müssen Sie nichts tun. Ihr Kennwort bleibt unverändert.",
    ],
    link: "Neues Kennwort festlegen",
  },
  invitation: {
    subject: "{company} lädt Sie zu {product} ein",
    paragraphs: [
      "{company} hat für Sie ein Konto bei {product} angelegt. Dort können Sie Fragen zu den Dokumenten des Unternehmens stellen.",
      "Über den Link legen Sie Ihr Kennwort fest. Er ist 14 Tage gültig und kann nur einmal verwendet werden.",
      "Wenn Sie diese Einladung nicht erwartet haben, können Sie sie ignorieren.",
    ],
    link: "Kennwort festlegen",
  },
  operatorInvitation: {
    subject: "Ihr Konto bei {product}",
    paragraphs: [
      "für Sie wurde ein Konto bei {product} angelegt.",
      "Über den Link legen Sie Ihr Kennwort fest. Er ist 14 Tage gültig und kann nur einmal verwendet werden.",
      "Wenn Sie diese Einladung nicht erwartet haben, können Sie sie ignorieren.",
    ],
    link: "Kennwort festlegen",
  },
  verification: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse für {product}",
    paragraphs: [
      "mit dieser Adresse wurde ein Konto bei {product} angelegt. Bitte bestätigen Sie über den Link, dass sie Ihnen gehört. Er ist 24 Stunden gültig und kann nur einmal verwendet werden.",
      "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Das Konto wird dann nach 14 Tagen gelöscht.",
    ],
    link: "E-Mail-Adresse bestätigen",
  },
  firstPassword: {
    subject: "Ihr Kennwort für {product}",
    paragraphs: [
      "mit dieser Adresse wurde ein Konto bei {product} angelegt. Über den Link legen Sie Ihr Kennwort fest und bestätigen zugleich, dass die Adresse Ihnen gehört. Der Link ist 24 Stunden gültig und kann nur einmal verwendet werden.",
      "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Das Konto wird dann nach 14 Tagen gelöscht.",
    ],
    link: "Kennwort festlegen",
  },
  addressInUse: {
    subject: "Ihre E-Mail-Adresse ist bei {product} bereits registriert",
    paragraphs: [
      "mit dieser Adresse sollte ein weiteres Konto bei {product} angelegt oder ein anderes darauf umgestellt werden. Sie haben dort bereits ein Konto; es wurde nicht geändert.",
      "Wenn Sie das waren, melden Sie sich bitte mit Ihrem Kennwort an. Auf der Anmeldeseite können Sie auch ein neues anfordern.",
      "Wenn Sie das nicht waren, müssen Sie nichts tun.",
    ],
    link: "Zur Anmeldung",
  },
  newDevice: {
    subject: "Neue Anmeldung bei {product}",
    paragraphs: [
      "in Ihrem Konto gab es eine Anmeldung von einem neuen Gerät: {device}, {time}.",
      "Wenn Sie das waren, müssen Sie nichts tun. Andernfalls melden Sie das Gerät bitte ab und ändern Sie Ihr Kennwort.",
    ],
    link: "Angemeldete Geräte ansehen",
  },
  newUnknownDevice: {
    subject: "Neue Anmeldung bei {product}",
    paragraphs: [
      "in Ihrem Konto gab es eine Anmeldung von einem neuen Gerät: {time}. Der Name des Geräts ist nicht bekannt.",
      "Wenn Sie das waren, müssen Sie nichts tun. Andernfalls melden Sie das Gerät bitte ab und ändern Sie Ihr Kennwort.",
    ],
    link: "Angemeldete Geräte ansehen",
  },
  passwordChanged: {
    subject: "Ihr Kennwort für {product} wurde geändert",
    paragraphs: [
      "das Kennwort Ihres Kontos wurde geändert: {time}. Auf allen anderen Geräten wurden Sie abgemeldet.",
      "Wenn Sie das nicht waren, fordern Sie bitte sofort ein neues Kennwort an und wenden Sie sich an die Person, die Ihr Konto verwaltet.",
    ],
    link: "Neues Kennwort anfordern",
  },
  twoFactorOn: {
    subject: "Zweiter Faktor für {product} eingerichtet",
    paragraphs: [
      "seit {time} ist für die Anmeldung neben dem Kennwort ein Code aus Ihrer App nötig. Auf anderen Geräten wurden Sie abgemeldet.",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Kennwort und wenden Sie sich an die Person, die Ihr Konto verwaltet.",
    ],
    link: "Kontosicherheit ansehen",
  },
  twoFactorOff: {
    subject: "Zweiter Faktor für {product} ausgeschaltet",
    paragraphs: [
      "seit {time} genügt für die Anmeldung wieder Ihr Kennwort.",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Kennwort und richten Sie den zweiten Faktor neu ein.",
    ],
    link: "Kontosicherheit ansehen",
  },
  twoFactorCodes: {
    subject: "Neue Wiederherstellungscodes für {product}",
    paragraphs: [
      "für Ihr Konto wurden neue Wiederherstellungscodes erstellt: {time}. Die bisherigen sind nicht mehr gültig.",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Kennwort.",
    ],
    link: "Kontosicherheit ansehen",
  },
  twoFactorUsed: {
    subject: "Anmeldung bei {product} mit einem Wiederherstellungscode",
    paragraphs: [
      "für Ihr Konto wurde ein Wiederherstellungscode verwendet: {time}. Er ist nun nicht mehr gültig.",
      "Wenn Sie das waren, müssen Sie nichts tun. Andernfalls ändern Sie bitte Ihr Kennwort und erstellen Sie neue Codes.",
    ],
    link: "Kontosicherheit ansehen",
  },
  twoFactorReset: {
    subject: "Ihr zweiter Faktor für {product} wurde entfernt",
    paragraphs: [
      "der zweite Faktor Ihres Kontos wurde von der Person entfernt, die Ihr Konto verwaltet: {time}. Sie melden sich jetzt nur mit dem Kennwort an und können einen neuen einrichten.",
      "Wenn Sie das nicht angefordert haben, wenden Sie sich bitte an diese Person.",
    ],
    link: "Kontosicherheit ansehen",
  },
  twoFactorResetByOperator: {
    subject: "Der zweite Faktor von {whose} wurde entfernt",
    paragraphs: [
      "die Systemverwaltung von {product} hat den zweiten Faktor von {whose} entfernt: {time}. Das Unternehmen hat zurzeit keine Datenverantwortlichen, die das tun könnten.",
      "Als Grund wurde angegeben: {reason}",
      "Wenn das nicht vereinbart war, wenden Sie sich bitte sofort an die Systemverwaltung.",
    ],
    link: "Kontosicherheit ansehen",
  },
  confirmCode: {
    subject: "Ihr Code für {product}",
    paragraphs: [
      "Ihr Bestätigungscode lautet {code}. Er ist zehn Minuten gültig und kann nur einmal verwendet werden.",
      "Wenn Sie keinen Code angefordert haben, melden Sie bitte unbekannte Geräte ab.",
    ],
    link: "Kontosicherheit ansehen",
  },
  googleAsks: {
    subject: "Anmeldung mit Google bei {product}",
    paragraphs: [
      "bei {product} gab es eine Anmeldung mit einem Google-Konto, das diese Adresse hat. Möchten Sie Ihr Konto damit verbinden? Der Link ist eine Stunde gültig und kann nur einmal verwendet werden.",
      "Wenn Sie das nicht waren, müssen Sie nichts tun. Ohne Ihre Zustimmung ändert sich nichts.",
    ],
    link: "Konto mit Google verbinden",
  },
  googleAsksFirst: {
    subject: "Bestätigen Sie Ihr Konto bei {product}",
    paragraphs: [
      "bei {product} gab es eine Anmeldung mit einem Google-Konto, das diese Adresse hat. Bitte bestätigen Sie über den Link, dass sie Ihnen gehört. Er ist eine Stunde gültig und kann nur einmal verwendet werden.",
      "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Das Konto wird dann nach 14 Tagen gelöscht.",
    ],
    link: "Konto bestätigen",
  },
  googleLinked: {
    subject: "Ihr Konto bei {product} wurde mit Google verbunden",
    paragraphs: [
      "seit {time} können Sie sich mit Ihrem Google-Konto anmelden.",
      "Wenn Sie das nicht waren, trennen Sie bitte die Verbindung und ändern Sie Ihr Kennwort.",
    ],
    link: "Kontosicherheit ansehen",
  },
  googleUnlinked: {
    subject: "Ihr Konto bei {product} ist nicht mehr mit Google verbunden",
    paragraphs: [
      "die Verbindung mit Google wurde getrennt: {time}. Sie melden sich jetzt mit Ihrem Kennwort an.",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Kennwort.",
    ],
    link: "Kontosicherheit ansehen",
  },
  emailOld: {
    subject: "Neue E-Mail-Adresse für Ihr Konto bei {product}",
    paragraphs: [
      "für Ihr Konto wurde eine neue E-Mail-Adresse angegeben: {email}. Bitte stimmen Sie über den Link zu oder lehnen Sie ab. Er ist 24 Stunden gültig.",
      "Die neue Adresse wird erst übernommen, wenn auch sie bestätigt wurde. Ohne Ihre Zustimmung ändert sich nichts.",
    ],
    link: "Zustimmen oder ablehnen",
  },
  emailNew: {
    subject: "Bestätigen Sie Ihre neue Adresse für {product}",
    paragraphs: [
      "diese Adresse wurde als neue Adresse eines Kontos bei {product} angegeben. Bitte bestätigen Sie über den Link, dass sie Ihnen gehört. Er ist 24 Stunden gültig.",
      "Auch an der bisherigen Adresse muss die Änderung bestätigt werden. Wenn Sie sie nicht angefordert haben, können Sie diese E-Mail ignorieren.",
    ],
    link: "Neue Adresse bestätigen",
  },
  managedOld: {
    subject: "Neue E-Mail-Adresse für Ihr Konto bei {product}",
    paragraphs: [
      "die Systemverwaltung von {product} hat für Ihr Konto eine neue E-Mail-Adresse eingetragen: {email}. Die neue Adresse gilt, sobald sie bestätigt wurde. Bis dahin melden Sie sich wie bisher an. Danach werden Sie auf allen Geräten abgemeldet und melden sich mit der neuen Adresse an.",
      "Wenn Sie das nicht erwartet haben, lehnen Sie die Änderung bitte über den Link ab und wenden Sie sich an die Systemverwaltung. Der Link ist 24 Stunden gültig.",
    ],
    link: "Änderung ansehen oder ablehnen",
  },
  managedNew: {
    subject: "Bestätigen Sie Ihre neue Adresse für {product}",
    paragraphs: [
      "die Systemverwaltung von {product} hat diese Adresse für Ihr Konto eingetragen. Bitte bestätigen Sie über den Link, dass sie Ihnen gehört. Er ist 24 Stunden gültig.",
      "Die neue Adresse gilt erst danach. Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.",
    ],
    link: "Neue Adresse bestätigen",
  },
  addressChanged: {
    subject: "Ihre E-Mail-Adresse bei {product} wurde geändert",
    paragraphs: [
      "die Systemverwaltung von {product} hat die E-Mail-Adresse Ihres Kontos von {before} auf {after} geändert. Ab jetzt melden Sie sich mit {after} an; Ihr Kennwort bleibt unverändert.",
      "Diese E-Mail wurde an beide Adressen gesendet. Wenn Sie die Änderung nicht erwartet haben, wenden Sie sich bitte an die Systemverwaltung.",
    ],
    link: "Anmelden",
  },
  exportReady: {
    subject: "Ihr Datenexport von {product} ist bereit",
    paragraphs: [
      "Ihr Datenexport ist bereit. Melden Sie sich an und laden Sie ihn bis {time} als ZIP-Datei herunter.",
      "Wenn Sie das nicht angefordert haben, ändern Sie bitte Ihr Kennwort.",
    ],
    link: "Daten herunterladen",
  },
  exportFailed: {
    subject: "Ihr Datenexport von {product} ist fehlgeschlagen",
    paragraphs: [
      "Ihr Datenexport konnte nicht erstellt werden. Bitte versuchen Sie es in Ihren Einstellungen noch einmal.",
    ],
    link: "Zu den Einstellungen",
  },
  notice: {
    subject: "Mitteilung zu Ihrem Vertrag mit {product}",
    paragraphs: ["diese Mitteilung betrifft die Nutzung von {product}:"],
    link: "{product} öffnen",
  },
  news: {
    subject: "Verbesserungen in {product}",
    paragraphs: ["in {product} gibt es Verbesserungen:"],
    link: "{product} öffnen",
  },
  newsFooter: "Sie können Produktinformationen in den Einstellungen Ihres Kontos abbestellen.",
  /** Shown in previews and tests instead of a mail's values. */
  examples: {
    requester: "Frauke Petersen",
    approver: "Malte Jessen",
    by: "Frauke Petersen",
    hours: "24",
    due: "30. November 2026",
    chat: "Urlaub und Arbeitszeit",
    owner: "Frauke Petersen",
    source: "Urlaubsregelung 2026.pdf",
    approved: "Wie viele Urlaubstage habe ich im Jahr?",
    what: "Ordentliche Kündigung",
    who: "Kim Weber",
    contract: "Jahrestarif, K-10001",
    end: "zum frühestmöglichen Zeitpunkt",
    division: "Vertrieb",
    feedback: "2",
    unanswered: "1",
    ready: "Preisliste.pdf",
    failed: "Aushang.pdf",
    quarantined: "Rundschreiben.docx",
    plan: "Jahrestarif",
    amount: "1.178,10 €",
    document: "Rechnung 2026-0131",
    terms: "Bitte überweisen Sie 1.178,10 € bis zum 30. November 2026 ohne Abzug.",
    date: "30. November 2026",
    name: "Kim Weber",
    file: "Urlaubsregelung 2026.pdf",
    files: "Urlaubsregelung 2026.pdf und Reisekosten.docx",
    count: "2",
    reason: "Die Datei ist mit einem Kennwort geschützt.",
    company: "Kontor Nord GmbH",
    device: "Firefox, Linux",
    time: "Montag, 23. November 2026, 09:14",
    whose: "Kim Weber",
    code: "123456",
    email: "kim.neu@kontor.example",
    before: "kim@kontor.example",
    after: "kim.neu@kontor.example",
  },
  ...file,
  ...inspection,
  ...plan,
  ...contract,
  ...erasure,
  exportPage,
  exportReadme: [
    "Ihre Daten bei {product}",
    "",
    "index.html: alles zum Lesen, in Ihrer Sprache und Zeitzone (vorher die ZIP-Datei entpacken)",
    "Ordner files: Ihre hochgeladenen Dateien, benannt nach ihrer ID; index.html führt zu ihnen",
    "",
    "Ordner json, für andere Programme:",
    "account.json: Ihr Konto",
    "company.json: Ihr Unternehmen, falls Sie es verwalten",
    "sessions.json, devices.json: aktuelle und frühere Anmeldungen und Geräte",
    "divisions.json: Bereiche, in denen Sie Mitglied sind",
    "files.json: Ihre hochgeladenen Dateien",
    "chats.json: Ihre Chats",
    "folders.json: Ihre Chat-Ordner",
    "tags.json: Schlagwörter Ihrer Chats",
    "inspections.json: Einsicht in Ihre Chats, und von Ihnen angefragte oder entschiedene",
    "shares.json: mit anderen geteilte Chats, ohne Namen",
    "questions.json: Ihre Fragen, die erzeugten Antworten und ihre Quellen",
    "feedback.json: Ihre Rückmeldungen",
    "approved-answers.json: Antworten, die Sie freigegeben haben",
    "golden-questions.json: Prüffragen, die Sie angelegt haben",
    "activity.json: Ihre Aktivitäten mit Zeitpunkt",
    "mails.json: E-Mails an Sie",
    "",
    "Im Ordner json sind alle Zeiten in UTC angegeben. Kennwörter und andere geheime Daten sind nicht enthalten.",
  ],
};

export type MailTexts = typeof de;
