export const notifications = {
  intro: "Ereignisse der letzten 30 Tage.",
  ready: "Bereit:",
  failed: "Fehlgeschlagen:",
  quarantined: "In Quarantäne:",
  new: "Neu.",
  none: "Keine neuen Benachrichtigungen",
  noneText: "Hier sehen Sie Neues zu Ihren Dateien und Rückmeldungen.",
  feedback_one: "Neue Rückmeldung",
  feedback_other: "{{count}} neue Rückmeldungen",
  chatShared: "Mit Ihnen geteilt:",
  answered: "Jetzt beantwortet:",
};
