export const demos = {
  notice: "Ceci est une démonstration. Votre saisie est vérifiée, mais ni enregistrée ni envoyée.",
  other: "Le même formulaire dans l’autre version",
  judging: "Vérification…",
  real: "Aller à la vraie connexion",
  code: "Code",
  "code.intro": "La deuxième étape après le mot de passe : le code de votre application d’authentification.",
  "code.hint": "6 chiffres. Dans cette démonstration, tous conviennent.",
  "code.check": "Vérifier le code",
  steps: "Étapes de l’inscription",
  "step.company": "Entreprise",
  "step.person": "Vos informations",
  "step.password": "Mot de passe",
  "step.summary": "Récapitulatif",
  name: "Nom",
  "password.hidden": "Choisi. Il n’est pas affiché.",
  next: "Continuer",
  back: "Retour",
  start: "Tout revoir depuis le début",
  "done.login":
    "Le formulaire est bien rempli. Vous seriez maintenant connecté ; rien n’a été envoyé ni enregistré.",
  "done.register":
    "Le formulaire est bien rempli. Un compte serait maintenant créé ; rien n’a été envoyé ni enregistré.",
  "done.forgot_password":
    "Le formulaire est bien rempli. Un e-mail avec un lien serait maintenant en route ; rien n’a été envoyé ni enregistré.",
  "done.reset_password":
    "Le formulaire est bien rempli. Un nouveau mot de passe serait maintenant défini ; rien n’a été envoyé ni enregistré.",
  "done.verify_email":
    "Le formulaire est bien rempli. Un nouvel e-mail serait maintenant en route ; rien n’a été envoyé ni enregistré.",
  "done.two_steps":
    "Le formulaire est bien rempli. Le code serait maintenant comparé ; rien n’a été envoyé ni enregistré.",
};
