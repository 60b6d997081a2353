export const outages = {
  "away.storage.down":
    "Le stockage des fichiers est inaccessible. Il est actuellement impossible de téléverser des fichiers et d’ouvrir les originaux. Les questions et les réponses ne sont pas concernées.",
  "away.storage.full":
    "Le stockage des fichiers est plein. Il est actuellement impossible de téléverser des fichiers. Le reste n’est pas concerné.",
  "away.search.down":
    "Le service de recherche est injoignable. Jusqu’à son retour, Lotse recherche uniquement par mots.",
  "away.provider.down":
    "Le fournisseur d’IA ne répond pas. Jusqu’à son retour, les réponses citent les documents ; Lotse réessaie régulièrement.",
  "away.mail.down":
    "Le serveur de messagerie n’accepte aucun e-mail. Les e-mails de Lotse sont en attente et seront envoyés dès son retour.",
  since: "Depuis le {{time}}.",
  settings: "Ouvrir les paramètres",
};
