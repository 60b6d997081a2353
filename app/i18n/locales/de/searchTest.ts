export const searchTest = {
  intro:
    "Stellen Sie eine Frage und sehen Sie, welche Stellen gefunden werden und warum. Es wird keine Antwort geschrieben und nichts gespeichert.",
  question: "Frage",
  division: "Bereich",
  all: "Alle Bereiche",
  find: "Suchen",
  level_answer: "Daraus würde eine Antwort.",
  level_nearest: "Nicht klar genug für eine Antwort: Gezeigt würden die nächsten Stellen.",
  level_nothing: "Dazu würde nichts gezeigt.",
  clarity:
    "Klarheit {{value}}. Ab {{answer}} ist es eine Antwort, ab {{nearest}} werden die nächsten Stellen gezeigt.",
  searchedAs: "Gesucht wurde: {{question}}",
  missing: "In keiner dieser Stellen steht: {{words}}",
  found_one: "{{count}} Stelle",
  found_other: "{{count}} Stellen",
  place: "{{name}}, Seite\u00a0{{number}}",
  score: "{{percent}} der besten",
  words: "Gefundene Wörter: {{words}}",
  noWords: "Nur Teile von Wörtern gefunden.",
  approved: "Freigegebene Antwort",
  none: "Keine Stelle gefunden",
  noneText:
    "Kein Wort der Frage steht in den durchsuchten Dateien. Versuchen Sie es mit den Wörtern der Dokumente oder laden Sie das passende Dokument hoch.",
  upload: "Dateien hochladen",
  gone: "Diesen Bereich gibt es nicht mehr. Durchsucht wurden alle Bereiche.",
};
