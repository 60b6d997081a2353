export const problems = {
  denied:
    "Melden Sie sich mit einem anderen Konto an oder bitten Sie die Verantwortlichen für Lotse in Ihrem Unternehmen um Zugang.",
  told: "Fehlermeldung:",
  ways: "So geht es weiter",
  "link.title": "Dieser Link funktioniert nicht",
  "link.text":
    "Der Link ist abgelaufen, wurde bereits verwendet oder durch einen neueren ersetzt. Bitte öffnen Sie die neueste E-Mail oder fordern Sie einen neuen Link an.",
  "link.needless":
    "Sie sind angemeldet, und Ihre E-Mail-Adresse ist bereits bestätigt. Sie brauchen den Link nicht mehr.",
  "link.usedTitle": "Bereits erledigt",
  "link.used.verify": "Die E-Mail-Adresse wurde über diesen Link bereits bestätigt.",
  "link.used.email": "Die Frage aus dieser E-Mail ist bereits beantwortet.",
  "link.used.google": "Das Google-Konto wurde über diesen Link bereits verknüpft.",
  "link.used.contract": "Der Tarif wurde über diesen Link bereits gekündigt.",
  "link.used.password": "Das Kennwort wurde über diesen Link bereits festgelegt.",
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
