export const search = {
  intro: "Findet Seiten, Chats, Bereiche, Dateien und Personen, die Sie öffnen dürfen.",
  words: "Suchwörter",
  find: "Suchen",
  count_one: "{{count}} Treffer",
  count_other: "{{count}} Treffer",
  "kind.page": "Seiten",
  "kind.chat": "Chats",
  "kind.division": "Bereiche",
  "kind.file": "Dateien",
  "kind.person": "Personen",
  nothing: "Nichts gefunden für „{{words}}“",
  nothingText:
    "Vielleicht hilft ein kürzeres Wort. Gesucht wird in den Namen, nicht in den Dokumenten; die fragen Sie in einem Chat.",
  all: "Alle Seiten zeigen",
};
