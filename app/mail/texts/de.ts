/**
 * The words of our mails. {file}, {name}, {reason} and {product} are put in later: as data, never as markup.
 * This file types the other languages.
 */
export const de = {
  greeting: "Guten Tag {name},",
  footer: "Diese Nachricht hat {product} selbst verschickt. Antworten auf sie liest niemand.",
  fileReady: {
    subject: "Ihre Datei {file} ist bereit",
    paragraphs: [
      "{file} ist gelesen. Sie können jetzt Fragen dazu stellen.",
      "Jede Antwort nennt die Seite und den Satz, auf die sie sich stützt, damit Sie selbst nachlesen können.",
    ],
    link: "Zu Ihren Unterlagen",
  },
  fileFailed: {
    subject: "Ihre Datei {file} konnte nicht gelesen werden",
    paragraphs: [
      "{file} konnte leider nicht gelesen werden. {reason}",
      "Ihre anderen Dateien sind davon nicht betroffen. Sie können es noch einmal versuchen oder eine andere Fassung hochladen.",
    ],
    link: "Datei ansehen",
  },
};

export type MailTexts = typeof de;
