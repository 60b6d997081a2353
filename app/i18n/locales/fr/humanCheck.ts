export const humanCheck = {
  checking: "Contrôle de sécurité en cours. Vous n’avez rien à faire.",
  waiting: "Le contrôle de sécurité est encore en cours. Le formulaire sera ensuite envoyé automatiquement.",
  done: "Vérifié : vous pouvez envoyer le formulaire.",
  failed:
    "Le contrôle de sécurité n’a pas pu s’exécuter dans ce navigateur. Vous pouvez quand même envoyer le formulaire.",
  "google.offer": "Vérifier plutôt avec Google reCAPTCHA",
  "google.text":
    "Google reçoit alors votre adresse IP et des informations sur votre navigateur, uniquement avec votre accord.",
  "google.privacy": "En savoir plus sur la protection des données",
  "google.agree": "Accepter et vérifier avec Google",
  "google.frame": "Vérification par Google reCAPTCHA",
  "google.waiting": "La vérification de Google se charge…",
  "google.failed": "Google n’est pas joignable. Notre propre vérification suffit.",
};
