/** The words of mails about cancellations and withdrawals. */
export const contract = {
  contractReceived: {
    subject: "Ihre Erklärung ist eingegangen: {what}",
    paragraphs: [
      "Ihre Erklärung ist am {time} eingegangen.",
      "Art: {what}",
      "Name: {who}",
      "Vertrag: {contract}",
      "Zeitpunkt: {end}",
      "Grund: {reason}",
      "Bitte bewahren Sie diese E-Mail als Beleg auf. Weitere Fragen beantworten wir über die Kontaktdaten im Impressum.",
    ],
    link: "Impressum",
  },
  contractLink: {
    subject: "Ihre Kündigung ist eingegangen",
    paragraphs: [
      "Ihre Kündigung ist am {time} eingegangen.",
      "Art: {what}",
      "Name: {who}",
      "Vertrag: {contract}",
      "Zeitpunkt: {end}",
      "Über den Link wird die Kündigung sofort ausgeführt: Der Tarif von {company} endet dann am {date}. Der Link ist 14 Tage gültig und kann nur einmal verwendet werden. Ohne den Link bearbeiten wir Ihre Kündigung von Hand; sie gilt auch dann ab ihrem Eingang.",
      "Wenn Sie nicht gekündigt haben, müssen Sie nichts tun. Öffnen Sie den Link dann nicht.",
    ],
    link: "Kündigung ausführen",
  },
};
