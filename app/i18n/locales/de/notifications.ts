export const notifications = {
  intro: "Ereignisse zu Ihren Dateien aus den letzten 30 Tagen.",
  ready: "Bereit:",
  failed: "Fehlgeschlagen:",
  new: "Neu.",
  none: "Keine neuen Benachrichtigungen",
  noneText: "Hier sehen Sie, sobald eine Datei bereit ist oder nicht verarbeitet werden konnte.",
};
