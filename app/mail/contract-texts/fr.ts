export const contract = {
  contractReceived: {
    subject: "Nous avons reçu votre déclaration : {what}",
    paragraphs: [
      "Votre déclaration a été reçue le {time}.",
      "Nature : {what}",
      "Nom : {who}",
      "Contrat : {contract}",
      "Date d’effet : {end}",
      "Motif : {reason}",
      "Veuillez conserver cet e-mail comme preuve. Pour toute question, utilisez les coordonnées des mentions légales.",
    ],
    link: "Mentions légales",
  },
  contractLink: {
    subject: "Nous avons reçu votre résiliation",
    paragraphs: [
      "Votre résiliation a été reçue le {time}.",
      "Nature : {what}",
      "Nom : {who}",
      "Contrat : {contract}",
      "Date d’effet : {end}",
      "Le lien exécute immédiatement la résiliation : le forfait de {company} prend alors fin le {date}. Il est valable 14 jours et ne peut être utilisé qu’une fois. Sans ce lien, nous traitons votre résiliation manuellement ; elle prend effet dès sa réception.",
      "Si vous n’avez rien résilié, vous n’avez rien à faire. Dans ce cas, n’ouvrez pas le lien.",
    ],
    link: "Exécuter la résiliation",
  },
};
