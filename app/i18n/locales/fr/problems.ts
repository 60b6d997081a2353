export const problems = {
  denied:
    "Connectez-vous avec un autre compte ou demandez l’accès au responsable de Lotse dans votre entreprise.",
  told: "Message d’erreur :",
  ways: "Que faire maintenant",
  "link.title": "Ce lien ne fonctionne pas",
  "link.text":
    "Ce lien a expiré, a déjà été utilisé ou a été remplacé par un plus récent. Veuillez ouvrir l’e-mail le plus récent ou demander un nouveau lien.",
  "link.needless":
    "Vous avez une session ouverte et votre adresse e-mail est déjà confirmée. Vous n’avez plus besoin de ce lien.",
  "link.usedTitle": "C’est déjà fait",
  "link.used.verify": "L’adresse e-mail a déjà été confirmée avec ce lien.",
  "link.used.email": "La question de cet e-mail a déjà reçu une réponse.",
  "link.used.google": "Le compte Google a déjà été associé avec ce lien.",
  "link.used.contract": "Le forfait a déjà été résilié avec ce lien.",
  "link.used.password": "Le mot de passe a déjà été défini avec ce lien.",
  "link.again": "Demander un nouveau lien",
  "link.alreadySet": "Mot de passe déjà défini ?",
  "link.alreadyConfirmed": "Adresse e-mail déjà confirmée ?",
  "link.signIn": "Se connecter",
  "soon.title": "Cette page arrive bientôt",
  "soon.text": "Nous y travaillons. Vous pouvez déjà utiliser tout le reste.",
  "soon.ask": "Demander quand elle sera prête",
  "dock.title": "Lotse est en maintenance",
  "dock.text": "Nous serons bientôt de retour. Veuillez réessayer dans quelques minutes.",
  "dock.safe": "Vos fichiers et vos conversations sont en sécurité.",
};
