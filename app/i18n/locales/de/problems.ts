export const problems = {
  denied:
    "Melden Sie sich mit einem anderen Konto an, oder bitten Sie die Person, die Lotse bei Ihnen verwaltet, um Zugang.",
  told: "Gemeldet wurde:",
  ways: "Von hier aus weiter",
  "link.title": "Dieser Link funktioniert nicht",
  "link.text": "Der Link ist falsch, wurde schon benutzt oder ist zu alt. Bitte fordern Sie einen neuen an.",
  "link.again": "Neuen Link anfordern",
  "soon.title": "Diese Seite kommt noch",
  "soon.text": "Wir arbeiten daran. Alles andere können Sie schon benutzen.",
  "soon.ask": "Nachfragen, wann es so weit ist",
  "dock.title": "Lotse wird gerade gewartet",
  "dock.text": "Wir sind bald wieder da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  "dock.safe": "Ihre Dateien und Chats sind sicher.",
};
