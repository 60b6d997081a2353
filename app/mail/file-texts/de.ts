/** The words of mails about files. */
export const file = {
  newVersionOf: "{file} (neue Version)",
  fileReady: {
    subject: "Ihre Datei {file} ist bereit",
    paragraphs: [
      "{file} wurde verarbeitet. Sie können jetzt Fragen dazu stellen.",
      "Jede Antwort nennt die Seite und den Satz, von denen sie stammt. So können Sie selbst nachlesen.",
      "Sie können diese E-Mails in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Jetzt fragen",
  },
  filesReady: {
    subject: "Ihre {count} Dateien sind bereit",
    paragraphs: [
      "{files} wurden verarbeitet. Sie können jetzt Fragen dazu stellen.",
      "Jede Antwort nennt die Seite und den Satz, von denen sie stammt. So können Sie selbst nachlesen.",
      "Sie können diese E-Mails in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Jetzt fragen",
  },
  fileFailed: {
    subject: "Ihre Datei {file} konnte nicht verarbeitet werden",
    paragraphs: [
      "{file} konnte leider nicht verarbeitet werden. {reason}",
      "Ihre anderen Dateien sind nicht betroffen. Diese Datei können Sie durch eine andere Version ersetzen oder löschen.",
      "Sie können diese E-Mails in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Datei ansehen",
  },
  filesFailed: {
    subject: "{count} Ihrer Dateien konnten nicht verarbeitet werden",
    paragraphs: [
      "diese Dateien konnten leider nicht verarbeitet werden: {files}.",
      "Der Grund steht in der Liste bei jeder Datei. Dort können Sie die Datei durch eine andere Version ersetzen oder löschen. Ihre anderen Dateien sind nicht betroffen.",
      "Sie können diese E-Mails in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Dateien ansehen",
  },
  fileQuarantined: {
    subject: "Ihre Datei {file} ist in Quarantäne",
    paragraphs: [
      "{file} enthält Text, den Lesende nicht sehen, oder Anweisungen an einen Assistenten. Die Datei wird nicht durchsucht, bis Sie entscheiden.",
      "Sehen Sie sich die Stellen an. Sie können sie weglassen, alles freigeben oder die Datei löschen.",
    ],
    link: "Stellen prüfen",
  },
  fileExpiring: {
    subject: "{file} ist nur noch bis {date} gültig",
    paragraphs: [
      "die Datei {file} ist bis {date} gültig. Sie sind für diese Datei verantwortlich.",
      "Danach wird jedes Zitat aus dieser Datei als abgelaufen gekennzeichnet, oder die Datei wird nicht mehr durchsucht. Das legt die Datenverwaltung für den Bereich fest.",
      "Sie können eine neue Version hochladen oder ein späteres Datum angeben. Mitarbeitende bitten dazu ihre Datenverwaltung.",
    ],
    link: "Datei ansehen",
  },
};
