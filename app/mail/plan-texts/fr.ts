export const plan = {
  planOrdered: {
    subject: "Votre commande : {plan}",
    paragraphs: [
      "Votre paiement de {amount} a été reçu. {plan} est maintenant actif.",
      "La facture se trouve dans les paramètres sous « Forfait », où vous pouvez aussi modifier ou résilier le forfait.",
    ],
    link: "Voir le forfait",
  },
  planRefunded: {
    subject: "Votre paiement a été remboursé",
    paragraphs: [
      "Votre paiement de {amount} pour {plan} a été remboursé parce que votre entreprise a déjà un forfait actif.",
      "Selon votre banque, le montant sera de nouveau sur votre compte dans quelques jours. Vous n’avez rien à faire.",
    ],
    link: "Voir le forfait",
  },
  planPaymentFailed: {
    subject: "Le paiement pour {plan} a échoué",
    paragraphs: [
      "Votre dernier paiement pour {plan} a échoué. Votre forfait reste actif jusqu’au {date}.",
      "Veuillez vérifier vos données de paiement. Le paiement sera ensuite tenté à nouveau. Sans paiement, le forfait se termine ; vos données sont conservées.",
    ],
    link: "Modifier les données de paiement",
  },
  planEnded: {
    subject: "{plan} a expiré",
    paragraphs: [
      "{plan} a expiré le {date}. Ce qui dépasse les limites est verrouillé jusqu’à ce que vous ayez de nouveau un forfait actif. Vos données sont conservées.",
      "Avec un nouveau forfait, tout est de nouveau disponible immédiatement.",
    ],
    link: "Commander un forfait",
  },
  planEndsSoon: {
    subject: "{plan} se termine le {date}",
    paragraphs: [
      "{plan} se termine automatiquement le {date}. Les limites sans forfait s’appliqueront ensuite. Vos données sont conservées.",
      "Si vous commandez d’autres jours avant cette date, ils sont ajoutés.",
    ],
    link: "Commander un forfait",
  },
  planCancelled: {
    subject: "Votre résiliation : {plan}",
    paragraphs: [
      "Votre résiliation a été reçue. {plan} se termine le {date} et ne sera pas renouvelé. D’ici là, vous pouvez tout utiliser comme d’habitude.",
      "Jusqu’à la fin, vous pouvez annuler la résiliation dans les paramètres.",
    ],
    link: "Voir le forfait",
  },
  planStarted: {
    subject: "{plan} : forfait actif",
    paragraphs: [
      "{plan} : ce forfait a été activé pour votre entreprise et reste valable jusqu’au {date}.",
      "Toutes les limites sont levées jusque-là. Le forfait prend fin de lui-même ; vos données sont conservées.",
    ],
    link: "Voir le forfait",
  },
  invoiceIssued: {
    subject: "{document}",
    paragraphs: [
      "{document} du {date} d’un montant de {amount} est jointe au format PDF. La facture électronique (EN 16931) se trouve dans le fichier PDF.",
      "{terms}",
    ],
    link: "Voir la facture",
  },
  invoiceReminded: {
    subject: "Rappel de paiement : {document}",
    paragraphs: [
      "{document} du {date} était à régler le {due}. Il reste {amount} à payer. Il s’agit peut-être d’un simple oubli.",
      "Merci de virer ce montant sur le compte indiqué sur la facture jointe. Si vous avez déjà payé, il n’y a rien d’autre à faire.",
    ],
    link: "Voir la facture",
  },
  invoiceRemindedAgain: {
    subject: "Deuxième rappel : {document}",
    paragraphs: [
      "{document} du {date} était à régler le {due}. Malgré notre rappel, il reste {amount} à payer.",
      "Merci de virer ce montant dès maintenant. La facture est jointe une nouvelle fois.",
    ],
    link: "Voir la facture",
  },
  invoiceRemindedLast: {
    subject: "Dernier rappel : {document}",
    paragraphs: [
      "{document} du {date} était à régler le {due}. Malgré deux rappels, il reste {amount} à payer.",
      "Merci de virer ce montant sans délai. Si vous contestez la facture, contactez-nous. Elle est jointe une nouvelle fois.",
    ],
    link: "Voir la facture",
  },
};
