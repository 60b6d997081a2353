export const whatsapp = {
  title: "Être joignable par WhatsApp",
  intro:
    "Voici comment votre clientèle et vos employés joignent votre entreprise par WhatsApp sans saisir de numéro.",
  "step.number": "Indiquer votre numéro",
  number: "Numéro WhatsApp de l’entreprise",
  hint: "Si ce champ reste vide, le numéro de votre compte est utilisé.",
  hintAccount:
    "Actuellement, le numéro de votre compte est utilisé. Vous pouvez en indiquer ici un propre à l’entreprise.",
  "step.app": "Configurer WhatsApp sur ce téléphone",
  app: "Installez WhatsApp ou WhatsApp Business sur le téléphone portant ce numéro, puis confirmez-y le numéro.",
  "step.share": "Transmettre le code ou le lien",
  share: "Toute personne qui scanne le code ou ouvre le lien commence une discussion avec ce numéro.",
  qr: "Code QR pour WhatsApp : {{number}}",
  noNumber: "Dès qu’un numéro est enregistré, le code et le lien s’affichent ici.",
  limits: "Ce que ce n’est pas",
  "limit.phone": "Les messages arrivent sur le téléphone portant ce numéro, pas dans Lotse.",
  "limit.answers": "Lotse ne lit pas ces messages et n’y répond pas.",
  "limit.meta":
    "WhatsApp appartient à Meta. Ce qui y est écrit est traité par Meta selon ses propres conditions.",
  saved: "Le numéro WhatsApp est enregistré.",
};
