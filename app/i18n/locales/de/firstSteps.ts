export const firstSteps = {
  label: "Ihre ersten Schritte",
  intro: "In drei Schritten beantwortet Lotse Fragen aus Ihren eigenen Dokumenten.",
  allDone: "Alle drei Schritte sind getan. Von hier kommen Sie jederzeit zurück zu ihnen.",
  "short.documents": "Dokumente",
  "short.question": "Frage",
  "short.team": "Ihr Team",
  "title.documents": "Bereich anlegen und Dokumente hochladen",
  "text.documents":
    "Zum Beispiel Ihre Preisliste als PDF oder eine Anleitung als Word-Datei. Wenige Seiten genügen für den Anfang.",
  "title.question": "Eine Frage stellen",
  "text.question":
    "Fragen Sie in einem Chat, was in Ihren Dokumenten steht. Jede Antwort nennt die Seite, auf der sie beruht.",
  "title.team": "Ihr Team einladen",
  "text.team":
    "Laden Sie Mitarbeitende per E-Mail ein. Sie lesen nur die Bereiche, in die Sie sie aufnehmen.",
  "do.documents": "Dokumente hochladen",
  "do.question": "Chat beginnen",
  "do.team": "Person einladen",
  "again.documents": "Dokumente ansehen",
  "again.question": "Weiterfragen",
  "again.team": "Team ansehen",
  done: "Erledigt",
  next: "Als Nächstes",
  reading: "Wird gelesen",
  none: "Diese Schritte gehören zu einem Unternehmen",
  noneText:
    "Ihr Konto gehört zu keinem Unternehmen. Deshalb können Sie keine Dokumente hochladen und niemanden einladen. Öffentliche Chats stehen Ihnen offen.",
  chats: "Zu den Chats",
};
