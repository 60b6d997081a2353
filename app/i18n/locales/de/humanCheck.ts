export const humanCheck = {
  checking: "Wir prüfen, ob ein Mensch das Formular ausfüllt. Sie müssen nichts tun.",
  waiting: "Wir prüfen noch, ob ein Mensch das Formular ausfüllt. Danach wird es von selbst gesendet.",
  done: "Geprüft: Sie können das Formular senden.",
  failed: "Die Prüfung im Browser war nicht möglich. Sie können das Formular trotzdem senden.",
  "google.offer": "Lieber mit Google reCAPTCHA prüfen",
  "google.text":
    "Dabei erfährt Google Ihre IP-Adresse und Angaben über Ihren Browser. Ohne Ihre Zustimmung fragen wir Google nicht.",
  "google.privacy": "Mehr zum Datenschutz",
  "google.agree": "Zustimmen und mit Google prüfen",
  "google.frame": "Prüfung durch Google reCAPTCHA",
  "google.waiting": "Die Prüfung von Google wird geladen …",
  "google.failed": "Google ist nicht erreichbar. Unsere eigene Prüfung genügt.",
};
