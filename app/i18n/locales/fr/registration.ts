export const registration = {
  "person.intro": "Avec ce compte, vous posez des questions dans les chats publics.",
  "person.note": "Gratuit. Vous seul voyez ce que vous demandez.",
  "business.intro":
    "Votre propre assistant en trois étapes. Vous définirez ensuite votre mot de passe avec le lien de notre e-mail.",
  "business.title": "Votre entreprise",
  "business.name": "Nom de l’entreprise",
  "business.note": "Seule votre entreprise voit vos documents ; ils n’entraînent aucun modèle.",
};
