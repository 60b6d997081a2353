export const firstSteps = {
  label: "Ihre ersten Schritte",
  intro: "In drei Schritten zu Antworten aus Ihren eigenen Dokumenten.",
  allDone: "Alle drei Schritte sind erledigt. Sie können jederzeit hierher zurückkehren.",
  "short.documents": "Dokumente",
  "short.question": "Frage",
  "short.team": "Ihr Team",
  "title.documents": "Bereich anlegen und Dokumente hochladen",
  "text.documents":
    "Zum Beispiel Ihre Preisliste als PDF oder eine Anleitung als Word-Datei. Für den Anfang genügen wenige Seiten.",
  "title.question": "Eine Frage stellen",
  "text.question":
    "Stellen Sie in einem Chat Fragen zu Ihren Dokumenten. Jede Antwort nennt die Seite, von der sie stammt.",
  "title.team": "Ihr Team einladen",
  "text.team":
    "Laden Sie Mitarbeitende per E-Mail ein. Sichtbar sind für sie nur die Bereiche, zu denen Sie sie hinzufügen.",
  "do.documents": "Dokumente hochladen",
  "do.question": "Chat starten",
  "do.team": "Person einladen",
  "again.documents": "Dokumente ansehen",
  "again.question": "Weitere Fragen stellen",
  "again.team": "Team anzeigen",
  done: "Erledigt",
  next: "Als Nächstes",
  reading: "Wird verarbeitet",
  none: "Nur für Unternehmen",
  noneText:
    "Ihr Konto gehört zu keinem Unternehmen, daher können Sie keine Dokumente hochladen. Öffentliche Chats können Sie nutzen.",
  chats: "Zu den Chats",
};
