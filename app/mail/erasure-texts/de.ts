/** Mails about the deletion of an account, and of a company with it. */
export const erasure = {
  erasurePlanned: {
    subject: "Ihr Konto bei {product} wird gelöscht",
    paragraphs: [
      "Ihr Konto wird am {time} mit allen Daten gelöscht. Danach lässt sich das nicht mehr rückgängig machen.",
      "Möchten Sie Ihr Konto behalten? Dann öffnen Sie den Link und melden Sie sich an. Wenn Sie das Löschen nicht veranlasst haben, ändern Sie bitte auch Ihr Kennwort.",
    ],
    link: "Konto behalten",
  },
  companyErasurePlanned: {
    subject: "Ihr Konto und {company} bei {product} werden gelöscht",
    paragraphs: [
      "Ihr Konto wird am {time} mit allen Daten gelöscht, und mit ihm das Unternehmen {company}, da es keine weiteren Datenverantwortlichen hat: alle Bereiche, Dateien, Chats, Postfächer und die Konten der Mitarbeitenden. Danach lässt sich das nicht mehr rückgängig machen.",
      "Möchten Sie Ihr Konto behalten? Dann öffnen Sie den Link und melden Sie sich an. Wenn Sie das Löschen nicht veranlasst haben, ändern Sie bitte auch Ihr Kennwort.",
    ],
    link: "Konto behalten",
  },
  companyEnds: {
    subject: "{company} und Ihr Konto bei {product} werden gelöscht",
    paragraphs: [
      "Ihr Unternehmen {company} wird am {time} bei {product} gelöscht, und mit ihm Ihr Konto und alle Ihre Chats. Danach lässt sich das nicht mehr rückgängig machen.",
      "Möchten Sie Ihre Fragen und die Antworten aufbewahren? Fordern Sie vorher einen Export Ihrer Daten an. Bei Fragen wenden Sie sich bitte an die Datenverantwortlichen in Ihrem Unternehmen.",
    ],
    link: "Zu meinen Daten",
  },
  companyStays: {
    subject: "{company} bleibt bei {product}",
    paragraphs: [
      "Ihr Unternehmen {company} wird nun doch nicht am {time} gelöscht. Ihr Konto und Ihre Chats bleiben erhalten.",
    ],
    link: "{product} öffnen",
  },
};
