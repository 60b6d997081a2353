export const validation = {
  "field.tooLong": "C’est trop long.",
  "password.tooLong": "128 caractères au plus.",
  "email.taken":
    "Cette adresse ne permet pas de créer un compte. Connectez-vous ou réinitialisez votre mot de passe.",
  "phone.NOT_A_NUMBER": "Ce n’est pas un numéro de téléphone de ce pays.",
  "phone.INVALID_COUNTRY": "Veuillez choisir le pays du numéro.",
  "phone.TOO_SHORT": "Ce numéro de téléphone est trop court.",
  "phone.TOO_LONG": "Ce numéro de téléphone est trop long.",
  "chat.needsDivision": "Veuillez choisir au moins un domaine.",
  "question.tooLong": "La question est trop longue : 4 000 caractères au plus.",
  "provider.address": "Cette adresse n’est pas autorisée ou n’est pas lisible.",
};
