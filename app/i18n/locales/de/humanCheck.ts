export const humanCheck = {
  checking: "Sicherheitsprüfung läuft. Sie müssen nichts tun.",
  waiting: "Die Sicherheitsprüfung läuft noch. Danach wird das Formular automatisch gesendet.",
  done: "Geprüft: Sie können das Formular senden.",
  failed:
    "Die Sicherheitsprüfung war in diesem Browser nicht möglich. Sie können das Formular trotzdem senden.",
  "google.offer": "Lieber mit Google reCAPTCHA prüfen",
  "google.text":
    "Dabei erhält Google Ihre IP-Adresse und Angaben über Ihren Browser. Das geschieht nur mit Ihrer Zustimmung.",
  "google.privacy": "Mehr zum Datenschutz",
  "google.agree": "Zustimmen und mit Google prüfen",
  "google.frame": "Prüfung durch Google reCAPTCHA",
  "google.waiting": "Die Prüfung von Google wird geladen …",
  "google.failed": "Google ist nicht erreichbar. Unsere eigene Prüfung genügt.",
};
