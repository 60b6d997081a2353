export const demos = {
  notice: "Ceci est une démonstration. Votre saisie est vérifiée, mais ni enregistrée ni envoyée.",
  other: "Le même formulaire dans l’autre variante",
  judging: "Vérification…",
  real: "Aller à la vraie page de connexion",
  code: "Code",
  "code.intro": "La deuxième étape après le mot de passe : le code de votre application d’authentification.",
  "code.hint": "6 chiffres. Tout code est accepté dans cette démonstration.",
  "code.check": "Vérifier le code",
  steps: "Étapes de l’inscription",
  "step.company": "Entreprise",
  "step.person": "Vos informations",
  "step.password": "Mot de passe",
  "step.summary": "Récapitulatif",
  name: "Nom",
  "password.hidden": "Défini. Le mot de passe n’est pas affiché.",
  next: "Continuer",
  back: "Retour",
  start: "Tout revoir depuis le début",
  "done.login":
    "Tout est correctement rempli. Dans la vraie application, vous seriez maintenant dans votre compte. Rien n’a été envoyé ni enregistré.",
  "done.register":
    "Tout est correctement rempli. Dans la vraie application, un compte serait maintenant créé. Rien n’a été envoyé ni enregistré.",
  "done.forgot_password":
    "Tout est correctement rempli. Dans la vraie application, un e-mail avec un lien serait maintenant envoyé. Rien n’a été envoyé ni enregistré.",
  "done.reset_password":
    "Tout est correctement rempli. Dans la vraie application, un nouveau mot de passe serait maintenant défini. Rien n’a été envoyé ni enregistré.",
  "done.verify_email":
    "Tout est correctement rempli. Dans la vraie application, un nouvel e-mail serait maintenant envoyé. Rien n’a été envoyé ni enregistré.",
  "done.two_steps":
    "Tout est correctement rempli. Dans la vraie application, le code serait maintenant vérifié. Rien n’a été envoyé ni enregistré.",
};
