export const registration = {
  "person.intro": "Avec ce compte, vous pouvez poser des questions dans les conversations publiques.",
  "person.note": "Gratuit. Vos questions ne sont visibles que par vous.",
  "business.intro":
    "Votre propre assistant en trois étapes. Vous définirez ensuite votre mot de passe avec le lien de notre e-mail.",
  "business.title": "Votre entreprise",
  "business.name": "Nom de l’entreprise",
  "business.note":
    "Seule votre entreprise voit vos documents, sauf si vous les partagez dans une conversation publique. Nous ne les utilisons pas pour entraîner une IA.",
};
