export const humanCheck = {
  checking: "Vérification que vous êtes une personne. Vous n’avez rien à faire.",
  waiting:
    "Nous vérifions encore qu’une personne remplit le formulaire. Il sera ensuite envoyé automatiquement.",
  done: "Vérifié : vous pouvez envoyer le formulaire.",
  failed:
    "La vérification dans le navigateur n’a pas été possible. Vous pouvez quand même envoyer le formulaire.",
};
