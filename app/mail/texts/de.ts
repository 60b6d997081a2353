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
      "{company} hat für Sie ein Konto bei {product} angelegt. Dort können Sie Fragen zu den Unterlagen des Unternehmens stellen.",
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
};

export type MailTexts = typeof de;
