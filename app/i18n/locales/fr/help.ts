export const help = {
  intro: "Les questions essentielles sur Lotse et nos coordonnées",
  "ask.title": "Poser une question",
  "ask.text":
    "Démarrez une conversation et posez votre question en phrases complètes. La recherche porte sur tous les domaines auxquels vous avez accès, ou seulement sur ceux que vous sélectionnez. Si vous nommez un document (« Que dit le règlement intérieur sur les pauses ? »), seul ce document est consulté.",
  "sources.title": "Vérifier les réponses",
  "sources.text":
    "Chaque réponse indique ses sources par un numéro. Le numéro ouvre la page du document, où la phrase citée est surlignée. Vérifiez toujours les points importants dans la source.",
  "nothing.title": "Aucune réponse trouvée",
  "nothing.text":
    "Dans ce cas, rien de pertinent n’a été trouvé dans vos documents. Reprenez les mots du document ou demandez à votre gestionnaire des données d’ajouter un document adapté.",
  "files.title": "Ajouter des documents",
  "files.text":
    "Lotse traite les fichiers Word (.docx) et les fichiers PDF contenant du texte. Dès qu’un fichier est traité, vous pouvez poser des questions à son sujet.",
  "account.title": "Compte et connexion",
  "account.text":
    "Demandez un nouveau mot de passe sur la page de connexion. S’il vous manque un droit ou un domaine, adressez-vous au gestionnaire des données de votre entreprise.",
  "contact.title": "Contact",
  "contact.none": "L’exploitant n’a pas encore indiqué de coordonnées.",
};
