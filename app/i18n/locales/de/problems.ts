export const problems = {
  denied:
    "Melden Sie sich mit einem anderen Konto an oder bitten Sie die Verantwortlichen für Lotse in Ihrem Unternehmen um Zugang.",
  told: "Fehlermeldung:",
  ways: "So geht es weiter",
  "link.title": "Dieser Link funktioniert nicht",
  "link.text":
    "Der Link ist ungültig, abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.",
  "link.again": "Neuen Link anfordern",
  "link.alreadySet": "Kennwort schon festgelegt?",
  "link.alreadyConfirmed": "E-Mail-Adresse schon bestätigt?",
  "link.signIn": "Zur Anmeldung",
  "soon.title": "Diese Seite folgt in Kürze",
  "soon.text": "Wir arbeiten daran. Alles andere können Sie bereits nutzen.",
  "soon.ask": "Nachfragen, wann sie verfügbar ist",
  "dock.title": "Lotse wird gerade gewartet",
  "dock.text": "Wir sind bald wieder da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  "dock.safe": "Ihre Dateien und Chats sind sicher.",
};
