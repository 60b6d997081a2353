export const tagging = {
  tags: "Étiquettes",
  suggested: "Correspond au contenu",
  none: "Pas encore d’étiquettes.",
  save: "Enregistrer les étiquettes",
  saving: "Enregistrement…",
  saved: "Les étiquettes ont été enregistrées.",
  mine: "Ces étiquettes ne sont visibles que par vous, même dans les conversations partagées.",
};
