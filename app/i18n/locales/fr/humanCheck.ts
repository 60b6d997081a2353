export const humanCheck = {
  checking: "Vérification que vous êtes une personne. Vous n’avez rien à faire.",
  done: "Vérifié : vous pouvez envoyer le formulaire.",
  failed:
    "La vérification dans le navigateur n’a pas été possible. Vous pouvez quand même envoyer le formulaire.",
};
