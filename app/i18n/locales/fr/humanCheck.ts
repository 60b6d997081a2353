export const humanCheck = {
  checking: "Nous vérifions qu’une personne remplit le formulaire. Vous n’avez rien à faire.",
  waiting:
    "Nous vérifions encore qu’une personne remplit le formulaire. Il sera ensuite envoyé automatiquement.",
  done: "Vérifié : vous pouvez envoyer le formulaire.",
  failed:
    "La vérification dans le navigateur n’a pas été possible. Vous pouvez quand même envoyer le formulaire.",
  "google.offer": "Vérifier plutôt avec Google reCAPTCHA",
  "google.text":
    "Google reçoit alors votre adresse IP et des informations sur votre navigateur. Sans votre accord, nous n’interrogeons pas Google.",
  "google.privacy": "En savoir plus sur la protection des données",
  "google.agree": "Accepter et vérifier avec Google",
  "google.frame": "Vérification par Google reCAPTCHA",
  "google.waiting": "La vérification de Google se charge…",
  "google.failed": "Google n’est pas joignable. Notre propre vérification suffit.",
};
