export const mailChoices = {
  title: "E-Mails an Sie",
  text: "Wählen Sie, worüber wir Sie per E-Mail informieren. Unter „Benachrichtigungen“ sehen Sie weiterhin alles.",
  nothing: "Für Ihr Konto gibt es keine E-Mails, die Sie abbestellen können.",
  "event.file_ready": "Datei bereit",
  "about.file_ready": "Sobald eine von Ihnen hochgeladene Datei verarbeitet wurde.",
  "event.file_failed": "Verarbeitung fehlgeschlagen",
  "about.file_failed": "Wenn eine Datei nicht verarbeitet werden konnte, mit dem Grund.",
  "event.news": "Produktinformationen",
  "about.news":
    "Verbesserungen und Hinweise zur Nutzung von Lotse. Mitteilungen zum Vertrag erhalten Sie immer.",
  always: "Diese E-Mails erhalten Sie immer",
  "alwaysOf.device": "Eine Anmeldung auf einem neuen Gerät",
  "alwaysOf.password": "Ein neues Kennwort oder eine Änderung am zweiten Faktor",
  "alwaysOf.address": "Eine Änderung Ihrer E-Mail-Adresse",
  "alwaysOf.asked": "Von Ihnen angefordert: Links, Codes, Ihre Daten, das Löschen Ihres Kontos",
  saved: "Ihre Auswahl wurde gespeichert.",
};
