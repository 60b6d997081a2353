export const notifications = {
  intro: "Was in den letzten 30 Tagen mit Ihren Dateien geschah.",
  ready: "Fertig gelesen:",
  failed: "Konnte nicht gelesen werden:",
  new: "Neu.",
  none: "Nichts Neues",
  noneText: "Hier steht, wenn eine Datei fertig gelesen ist oder nicht gelesen werden konnte.",
};
