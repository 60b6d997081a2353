/** The words of mails about inspections of chats. */
export const inspection = {
  chatsInspected: {
    subject: "Vos questions sont consultées",
    paragraphs: [
      "Pendant les {hours} prochaines heures, {requester} peut lire des questions et réponses de vos conversations. {approver} a donné son accord.",
      "Lotse vous indique le motif, la période et chaque accès.",
    ],
    link: "Voir la consultation",
  },
  inspectionsOn: {
    subject: "Les conversations peuvent désormais être consultées",
    paragraphs: [
      "{by} a activé la consultation des conversations dans votre entreprise.",
      "Les conversations d’autres personnes ne peuvent être consultées qu’avec un motif, avec l’accord de {approver} et pendant une journée. La personne concernée est informée immédiatement.",
    ],
    link: "En savoir plus",
  },
  inspectionsOff: {
    subject: "Les conversations ne peuvent plus être consultées",
    paragraphs: [
      "{by} a désactivé la consultation des conversations dans votre entreprise.",
      "Vos conversations privées ne sont accessibles qu’à vous et aux personnes avec qui vous les partagez.",
    ],
    link: "En savoir plus",
  },
};
