export const search = {
  intro: "Findet Seiten, Chats, Bereiche, Dateien und Personen, auf die Sie Zugriff haben.",
  words: "Suchbegriff",
  find: "Suchen",
  count_one: "{{count}} Treffer",
  count_other: "{{count}} Treffer",
  "kind.page": "Seiten",
  "kind.chat": "Chats",
  "kind.division": "Bereiche",
  "kind.file": "Dateien",
  "kind.person": "Personen",
  nothing: "Keine Treffer für „{{words}}“",
  nothingText:
    "Versuchen Sie ein kürzeres Wort. Die Suche umfasst nur Namen; den Inhalt der Dokumente durchsuchen Sie in einem Chat.",
  all: "Alle Seiten anzeigen",
};
