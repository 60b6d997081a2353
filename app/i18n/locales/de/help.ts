export const help = {
  intro: "Antworten auf die wichtigsten Fragen und unsere Kontaktdaten",
  "ask.title": "Eine Frage stellen",
  "ask.text":
    "Starten Sie einen Chat und fragen Sie in ganzen Sätzen. Gesucht wird in allen Bereichen, auf die Sie Zugriff haben, oder nur in denen, die Sie auswählen. Wenn Sie ein Dokument nennen („Was steht im Mitarbeiterhandbuch zu Überstunden?“), wird nur dieses Dokument durchsucht.",
  "sources.title": "Antworten prüfen",
  "sources.text":
    "Jede Antwort nennt ihre Quellen mit Nummern. Eine Nummer öffnet die Seite des Dokuments, der zitierte Satz ist dort markiert. Prüfen Sie Wichtiges immer in der Quelle.",
  "nothing.title": "Keine Antwort gefunden",
  "nothing.text":
    "Dann wurde in Ihren Dokumenten nichts Passendes gefunden. Fragen Sie mit den Wörtern, die im Dokument stehen, oder bitten Sie Ihre Datenverwaltung, ein passendes Dokument hinzuzufügen.",
  "files.title": "Dokumente hinzufügen",
  "files.text":
    "Lotse verarbeitet Word-Dateien (.docx) und PDF-Dateien mit Text. Sobald eine Datei verarbeitet ist, können Sie dazu fragen.",
  "account.title": "Konto und Anmeldung",
  "account.text":
    "Ein neues Kennwort fordern Sie auf der Anmeldeseite an. Fehlt Ihnen eine Berechtigung oder ein Bereich, hilft die Datenverwaltung Ihres Unternehmens.",
  "contact.title": "Kontakt",
  "contact.none": "Der Betreiber hat noch keine Kontaktdaten hinterlegt.",
};
