/**
 * The words of our mails. {file}, {name}, {reason}, {product} and the like are put in later: as data, never as markup.
 * This file types the other languages.
 */
export const de = {
  greeting: "Guten Tag {name},",
  greetingUnnamed: "Guten Tag,",
  footer: "Diese Nachricht hat {product} selbst verschickt. Antworten auf sie liest niemand.",
  fileReady: {
    subject: "Ihre Datei {file} ist bereit",
    paragraphs: [
      "{file} ist gelesen. Sie können jetzt Fragen dazu stellen.",
      "Jede Antwort nennt die Seite und den Satz, auf die sie sich stützt, damit Sie selbst nachlesen können.",
      "Diese Nachrichten können Sie in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Zu Ihren Dokumenten",
  },
  fileFailed: {
    subject: "Ihre Datei {file} konnte nicht gelesen werden",
    paragraphs: [
      "{file} konnte leider nicht gelesen werden. {reason}",
      "Ihre anderen Dateien sind davon nicht betroffen. Sie können es noch einmal versuchen oder eine andere Fassung hochladen.",
      "Diese Nachrichten können Sie in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Datei ansehen",
  },
  reset: {
    subject: "Neues Kennwort für {product}",
    paragraphs: [
      "für Ihr Konto wurde ein neues Kennwort angefordert. Mit dem Link legen Sie es fest. Er gilt eine Stunde und nur einmal.",
      "Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Kennwort bleibt, wie es ist.",
    ],
    link: "Neues Kennwort festlegen",
  },
  invitation: {
    subject: "{company} lädt Sie zu {product} ein",
    paragraphs: [
      "{company} hat für Sie ein Konto bei {product} angelegt. Dort können Sie Fragen zu den Dokumenten des Unternehmens stellen.",
      "Mit dem Link legen Sie Ihr Kennwort fest. Er gilt 14 Tage und nur einmal.",
      "Wenn Sie damit nichts anfangen können, brauchen Sie nichts zu tun.",
    ],
    link: "Kennwort festlegen",
  },
  operatorInvitation: {
    subject: "Ihr Konto bei {product}",
    paragraphs: [
      "für Sie wurde ein Konto bei {product} angelegt.",
      "Mit dem Link legen Sie Ihr Kennwort fest. Er gilt 14 Tage und nur einmal.",
      "Wenn Sie damit nichts anfangen können, brauchen Sie nichts zu tun.",
    ],
    link: "Kennwort festlegen",
  },
  verification: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse für {product}",
    paragraphs: [
      "mit dieser Adresse wurde ein Konto bei {product} angelegt. Bitte bestätigen Sie mit dem Link, dass sie Ihnen gehört. Er gilt 24 Stunden und nur einmal.",
      "Wenn Sie das nicht waren, bestätigen Sie nichts: Dann wird das Konto nach 14 Tagen gelöscht.",
    ],
    link: "E-Mail-Adresse bestätigen",
  },
  firstPassword: {
    subject: "Ihr Kennwort für {product}",
    paragraphs: [
      "mit dieser Adresse wurde ein Konto bei {product} angelegt. Mit dem Link legen Sie Ihr Kennwort fest. Er gilt 24 Stunden und nur einmal.",
      "Wenn Sie das nicht waren, öffnen Sie den Link nicht: Dann wird das Konto nach 14 Tagen gelöscht.",
    ],
    link: "Kennwort festlegen",
  },
  addressInUse: {
    subject: "Jemand wollte Ihre Adresse bei {product} noch einmal verwenden",
    paragraphs: [
      "jemand wollte mit dieser Adresse ein weiteres Konto bei {product} anlegen oder ein anderes auf sie umstellen. Sie haben schon eines; daran hat sich nichts geändert.",
      "Wenn Sie das selbst waren, melden Sie sich bitte mit Ihrem Kennwort an. Dort können Sie auch ein neues anfordern.",
      "Wenn Sie das nicht waren, brauchen Sie nichts zu tun.",
    ],
    link: "Zur Anmeldung",
  },
  newDevice: {
    subject: "Neue Anmeldung bei {product}",
    paragraphs: [
      "in Ihr Konto hat sich jemand auf einem Gerät angemeldet, das wir dort noch nicht gesehen haben: {device}, {time}.",
      "Wenn Sie das waren, brauchen Sie nichts zu tun. Sonst melden Sie das Gerät bitte ab und ändern Ihr Kennwort.",
    ],
    link: "Angemeldete Geräte ansehen",
  },
  newUnknownDevice: {
    subject: "Neue Anmeldung bei {product}",
    paragraphs: [
      "in Ihr Konto hat sich jemand auf einem Gerät angemeldet, das wir dort noch nicht gesehen haben: {time}. Das Gerät hat seinen Namen nicht genannt.",
      "Wenn Sie das waren, brauchen Sie nichts zu tun. Sonst melden Sie das Gerät bitte ab und ändern Ihr Kennwort.",
    ],
    link: "Angemeldete Geräte ansehen",
  },
  twoFactorOn: {
    subject: "Zweiter Faktor für {product} eingerichtet",
    paragraphs: [
      "seit {time} verlangt die Anmeldung in Ihr Konto neben dem Kennwort einen Code aus Ihrer App. Auf anderen Geräten sind Sie abgemeldet.",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Kennwort und wenden sich an Ihre Verwaltung.",
    ],
    link: "Sicherheit des Kontos ansehen",
  },
  twoFactorOff: {
    subject: "Zweiter Faktor für {product} ausgeschaltet",
    paragraphs: [
      "seit {time} genügt für Ihr Konto wieder das Kennwort allein.",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Kennwort und richten den zweiten Faktor neu ein.",
    ],
    link: "Sicherheit des Kontos ansehen",
  },
  twoFactorCodes: {
    subject: "Neue Wiederherstellungscodes für {product}",
    paragraphs: [
      "für Ihr Konto wurden neue Wiederherstellungscodes erstellt: {time}. Die bisherigen gelten nicht mehr.",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Kennwort.",
    ],
    link: "Sicherheit des Kontos ansehen",
  },
  twoFactorUsed: {
    subject: "Anmeldung bei {product} mit einem Wiederherstellungscode",
    paragraphs: [
      "jemand hat für Ihr Konto einen Wiederherstellungscode benutzt: {time}. Dieser Code gilt nun nicht mehr.",
      "Wenn Sie das waren, brauchen Sie nichts zu tun. Sonst ändern Sie bitte Ihr Kennwort und erstellen neue Codes.",
    ],
    link: "Sicherheit des Kontos ansehen",
  },
  twoFactorReset: {
    subject: "Ihr zweiter Faktor für {product} wurde entfernt",
    paragraphs: [
      "Ihre Verwaltung hat den zweiten Faktor Ihres Kontos entfernt: {time}. Sie melden sich jetzt mit dem Kennwort allein an und können ihn neu einrichten.",
      "Wenn Sie nicht darum gebeten haben, wenden Sie sich bitte an Ihre Verwaltung.",
    ],
    link: "Sicherheit des Kontos ansehen",
  },
  confirmCode: {
    subject: "Ihr Code für {product}",
    paragraphs: [
      "mit diesem Code bestätigen Sie, dass Sie es sind: {code}. Er gilt zehn Minuten und nur einmal.",
      "Wenn Sie keinen Code angefordert haben, melden Sie bitte fremde Geräte ab.",
    ],
    link: "Sicherheit des Kontos ansehen",
  },
  googleAsks: {
    subject: "Anmeldung mit Google bei {product}",
    paragraphs: [
      "jemand hat sich bei {product} mit einem Google-Konto angemeldet, das diese Adresse hat. Möchten Sie Ihr Konto damit verbinden? Der Link gilt eine Stunde und nur einmal.",
      "Wenn Sie das nicht waren, ist nichts zu tun: Ohne Ihre Zustimmung ändert sich nichts.",
    ],
    link: "Konto mit Google verbinden",
  },
  googleAsksFirst: {
    subject: "Bestätigen Sie Ihr Konto bei {product}",
    paragraphs: [
      "jemand hat sich bei {product} mit einem Google-Konto angemeldet, das diese Adresse hat. Bitte bestätigen Sie mit dem Link, dass sie Ihnen gehört. Er gilt eine Stunde und nur einmal.",
      "Wenn Sie das nicht waren, bestätigen Sie nichts: Dann wird das Konto nach 14 Tagen gelöscht.",
    ],
    link: "Konto bestätigen",
  },
  googleLinked: {
    subject: "Ihr Konto bei {product} ist mit Google verbunden",
    paragraphs: [
      "seit {time} können Sie sich mit Ihrem Google-Konto anmelden.",
      "Wenn Sie das nicht waren, trennen Sie bitte die Verbindung und ändern Sie Ihr Kennwort.",
    ],
    link: "Sicherheit Ihres Kontos ansehen",
  },
  googleUnlinked: {
    subject: "Ihr Konto bei {product} ist nicht mehr mit Google verbunden",
    paragraphs: [
      "die Verbindung mit Google wurde getrennt: {time}. Sie melden sich jetzt mit Ihrem Kennwort an.",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Kennwort.",
    ],
    link: "Sicherheit Ihres Kontos ansehen",
  },
  emailOld: {
    subject: "Ihr Konto bei {product} soll eine neue Adresse bekommen",
    paragraphs: [
      "für Ihr Konto wurde eine neue E-Mail-Adresse angegeben: {email}. Bitte stimmen Sie mit dem Link zu, oder lehnen Sie ab. Er gilt 24 Stunden.",
      "Erst wenn auch die neue Adresse bestätigt ist, wird sie übernommen. Ohne Ihre Zustimmung ändert sich nichts.",
    ],
    link: "Zustimmen oder ablehnen",
  },
  emailNew: {
    subject: "Bestätigen Sie Ihre neue Adresse für {product}",
    paragraphs: [
      "diese Adresse soll künftig zu einem Konto bei {product} gehören. Bitte bestätigen Sie mit dem Link, dass sie Ihnen gehört. Er gilt 24 Stunden.",
      "Die bisherige Adresse muss ebenfalls zustimmen. Wenn Sie damit nichts anfangen können, brauchen Sie nichts zu tun.",
    ],
    link: "Neue Adresse bestätigen",
  },
  managedOld: {
    subject: "Ihr Konto bei {product} soll eine neue Adresse bekommen",
    paragraphs: [
      "die Verwaltung von {product} hat für Ihr Konto eine neue E-Mail-Adresse eingetragen: {email}. Sie gilt, sobald sie dort bestätigt ist. Bis dahin melden Sie sich wie bisher an, danach mit der neuen Adresse; überall, wo Sie angemeldet waren, sind Sie dann abgemeldet.",
      "Wenn Sie das nicht erwartet haben, lehnen Sie die Änderung bitte mit dem Link ab und wenden Sie sich an die Verwaltung. Er gilt 24 Stunden.",
    ],
    link: "Änderung ansehen oder ablehnen",
  },
  managedNew: {
    subject: "Bestätigen Sie Ihre neue Adresse für {product}",
    paragraphs: [
      "die Verwaltung von {product} hat diese Adresse für Ihr Konto eingetragen. Bitte bestätigen Sie mit dem Link, dass sie Ihnen gehört. Er gilt 24 Stunden.",
      "Erst danach gilt die neue Adresse. Wenn Sie damit nichts anfangen können, brauchen Sie nichts zu tun.",
    ],
    link: "Neue Adresse bestätigen",
  },
  addressChanged: {
    subject: "Ihre E-Mail-Adresse bei {product} wurde geändert",
    paragraphs: [
      "die Verwaltung von {product} hat die E-Mail-Adresse Ihres Kontos von {before} auf {after} geändert. Ab jetzt melden Sie sich mit {after} an; Ihr Kennwort bleibt.",
      "Diese Nachricht geht an beide Adressen. Wenn Sie die Änderung nicht erwartet haben, wenden Sie sich bitte an die Verwaltung.",
    ],
    link: "Anmelden",
  },
  exportReady: {
    subject: "Ihre Daten von {product} liegen bereit",
    paragraphs: [
      "Ihre Daten sind zusammengestellt. Mit dem Link laden Sie sie als ZIP-Datei herunter, nachdem Sie sich angemeldet haben. Sie liegen dort bis {time}.",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Kennwort.",
    ],
    link: "Daten herunterladen",
  },
  exportFailed: {
    subject: "Ihre Daten von {product} konnten nicht zusammengestellt werden",
    paragraphs: [
      "das Zusammenstellen Ihrer Daten ist fehlgeschlagen. Bitte versuchen Sie es in Ihren Einstellungen noch einmal.",
    ],
    link: "Zu den Einstellungen",
  },
  erasurePlanned: {
    subject: "Ihr Konto bei {product} wird gelöscht",
    paragraphs: [
      "Ihr Konto wird am {time} gelöscht, mit allem, was dazugehört. Das lässt sich danach nicht mehr zurücknehmen.",
      "Wollen Sie es behalten, oder waren Sie das nicht? Dann öffnen Sie den Link und melden sich an. Ändern Sie im zweiten Fall bitte auch Ihr Kennwort.",
    ],
    link: "Konto behalten",
  },
  exportReadme: [
    "Ihre Daten bei {product}",
    "",
    "account.json: Ihr Konto",
    "company.json: Ihr Unternehmen, wenn Sie seine Daten verwalten",
    "sessions.json, devices.json: wo Sie angemeldet sind und waren",
    "divisions.json: Bereiche, deren Mitglied Sie sind",
    "files.json und der Ordner files: was Sie hochgeladen haben; eine Datei heißt dort wie ihre id",
    "chats.json: Ihre Chats",
    "questions.json: Ihre Fragen, die erzeugten Antworten und ihre Quellen",
    "activity.json: was Sie wann getan haben",
    "mails.json: E-Mails an Sie",
    "",
    "Zeiten sind in UTC. Kennwörter und andere Geheimnisse sind nicht enthalten.",
  ],
};

export type MailTexts = typeof de;
