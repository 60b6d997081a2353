export const problems = {
  denied:
    "Connectez-vous avec un autre compte ou demandez l’accès à la personne qui gère Lotse dans votre entreprise.",
  told: "Erreur signalée :",
  ways: "Poursuivre à partir d’ici",
  "link.title": "Ce lien ne fonctionne pas",
  "link.text":
    "Le lien est incorrect, a déjà été utilisé ou est trop ancien. Veuillez en demander un nouveau.",
  "link.again": "Demander un nouveau lien",
  "soon.title": "Cette page arrive bientôt",
  "soon.text": "Nous y travaillons. Vous pouvez déjà utiliser tout le reste.",
  "soon.ask": "Demander quand elle sera prête",
  "dock.title": "Lotse est en maintenance",
  "dock.text": "Nous serons bientôt de retour. Veuillez réessayer dans quelques minutes.",
  "dock.safe": "Vos fichiers et vos chats sont en sécurité.",
};
