export const mailSync = {
  asked: "Das Abrufen dauert länger. Neue E-Mails erscheinen hier automatisch.",
  progress: "{{email}}: Die E-Mails der letzten 90 Tage werden abgerufen, {{stored}} von {{found}}.",
  "failed.name": "{{email}}: Der Mailserver wurde unter seinem Namen nicht gefunden.",
  "failed.port": "{{email}}: Der Mailserver antwortet nicht.",
  "failed.tls": "{{email}}: Die Verbindung zum Mailserver ist nicht sicher und wurde beendet.",
  "failed.signIn": "{{email}}: Die Anmeldung am Mailserver ist fehlgeschlagen.",
  kept: "Gespeicherte E-Mails bleiben erhalten.",
  nextTry: "Nächster Versuch: {{when}}.",
  serverSays: "Der Server meldet: {{detail}}",
};
