export const tagging = {
  tags: "Schlagwörter",
  suggested: "Passt zum Inhalt",
  none: "Noch keine Schlagwörter.",
  save: "Schlagwörter speichern",
  saving: "Wird gespeichert …",
  saved: "Die Schlagwörter wurden gespeichert.",
  mine: "Nur Sie sehen diese Schlagwörter, auch bei geteilten Chats.",
};
