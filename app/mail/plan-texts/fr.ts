export const plan = {
  planOrdered: {
    subject: "Votre commande : {plan}",
    paragraphs: [
      "Votre paiement de {amount} a été reçu. Votre forfait est maintenant actif : {plan}.",
      "La facture se trouve dans les paramètres sous « Forfait et factures », où vous pouvez aussi modifier ou résilier le forfait.",
    ],
    link: "Voir le forfait",
  },
  planRefunded: {
    subject: "Votre paiement a été remboursé",
    paragraphs: [
      "Votre paiement de {amount} ({plan}) a été remboursé, car votre entreprise a déjà un forfait actif.",
      "Selon votre banque, le montant sera recrédité sur votre compte dans quelques jours. Vous n’avez rien à faire.",
    ],
    link: "Voir le forfait",
  },
  planPaymentFailed: {
    subject: "Le paiement de votre forfait a échoué : {plan}",
    paragraphs: [
      "Votre dernier paiement ({plan}) a échoué. Votre forfait reste actif jusqu’au {date}.",
      "Veuillez finaliser le paiement : avec d’autres données de paiement ou, si votre banque l’exige, avec votre validation. Sans paiement, le forfait se termine ; vos données sont conservées.",
    ],
    link: "Finaliser le paiement",
  },
  planEnded: {
    subject: "Votre forfait a expiré : {plan}",
    paragraphs: [
      "Votre forfait ({plan}) a expiré le {date}. Tout ce qui dépasse les limites est verrouillé jusqu’à ce que vous ayez de nouveau un forfait actif. Vos données sont conservées.",
      "Avec un nouveau forfait, tout est de nouveau disponible immédiatement.",
    ],
    link: "Commander un forfait",
  },
  planEndsSoon: {
    subject: "Votre forfait ({plan}) se termine le {date}",
    paragraphs: [
      "Votre forfait ({plan}) se termine automatiquement le {date}. Les limites sans forfait s’appliqueront ensuite. Vos données sont conservées.",
      "Si vous commandez d’autres jours avant cette date, ils s’ajoutent à ceux qui restent.",
    ],
    link: "Commander un forfait",
  },
  planCancelled: {
    subject: "Votre résiliation : {plan}",
    paragraphs: [
      "Votre résiliation a été reçue. Votre forfait ({plan}) se termine le {date} et ne sera pas renouvelé. D’ici là, vous pouvez tout utiliser comme d’habitude.",
      "Jusqu’à la fin, vous pouvez annuler la résiliation dans les paramètres.",
    ],
    link: "Voir le forfait",
  },
  planStarted: {
    subject: "Votre forfait est actif : {plan}",
    paragraphs: [
      "Un forfait ({plan}) a été activé pour votre entreprise. Il est valable jusqu’au {date}.",
      "Toutes les limites sont levées jusque-là. Le forfait prend fin automatiquement ; vos données sont conservées.",
    ],
    link: "Voir le forfait",
  },
  invoiceIssued: {
    subject: "{document}",
    paragraphs: [
      "Vous trouverez ci-joint, au format PDF : {document} du {date}, d’un montant de {amount}. La facture électronique (EN 16931) se trouve dans le fichier PDF.",
      "{terms}",
    ],
    link: "Voir la facture",
  },
  invoiceReminded: {
    subject: "Rappel de paiement : {document}",
    paragraphs: [
      "{document} du {date}, à régler au plus tard le {due} : il reste {amount} à payer. Il s’agit peut-être d’un simple oubli.",
      "Merci de virer ce montant sur le compte indiqué sur la facture jointe. Si vous avez déjà payé, vous n’avez rien d’autre à faire.",
    ],
    link: "Voir la facture",
  },
  invoiceRemindedAgain: {
    subject: "Deuxième rappel : {document}",
    paragraphs: [
      "{document} du {date}, à régler au plus tard le {due} : malgré notre rappel, il reste {amount} à payer.",
      "Merci de virer ce montant dès maintenant. La facture est jointe une nouvelle fois.",
    ],
    link: "Voir la facture",
  },
  invoiceRemindedLast: {
    subject: "Dernier rappel : {document}",
    paragraphs: [
      "{document} du {date}, à régler au plus tard le {due} : malgré deux rappels, il reste {amount} à payer.",
      "Merci de virer ce montant sans délai. Si vous contestez la facture, contactez-nous. Elle est jointe une nouvelle fois.",
    ],
    link: "Voir la facture",
  },
};
