/** The words of mails about plans. */
export const plan = {
  planOrdered: {
    subject: "Ihre Bestellung: {plan}",
    paragraphs: [
      "Ihre Zahlung von {amount} ist eingegangen. Ihr Tarif „{plan}“ ist jetzt aktiv.",
      "Die Rechnung finden Sie in den Einstellungen unter „Tarif und Rechnungen“. Dort können Sie den Tarif auch ändern und kündigen.",
    ],
    link: "Tarif ansehen",
  },
  planRefunded: {
    subject: "Ihre Zahlung wurde erstattet",
    paragraphs: [
      "Ihre Zahlung von {amount} für den Tarif „{plan}“ wurde erstattet, weil für Ihr Unternehmen schon ein Tarif aktiv ist.",
      "Der Betrag ist je nach Bank in einigen Tagen wieder auf Ihrem Konto. Sie müssen nichts tun.",
    ],
    link: "Tarif ansehen",
  },
  planPaymentFailed: {
    subject: "Die Zahlung für Ihren Tarif ist fehlgeschlagen: {plan}",
    paragraphs: [
      "Ihre letzte Zahlung für den Tarif „{plan}“ ist fehlgeschlagen. Er bleibt bis {date} aktiv.",
      "Bitte schließen Sie die Zahlung ab: mit anderen Zahlungsdaten oder, falls Ihre Bank sie verlangt, mit Ihrer Freigabe. Ohne Zahlung endet der Tarif, Ihre Daten bleiben erhalten.",
    ],
    link: "Zahlung abschließen",
  },
  planEnded: {
    subject: "Ihr Tarif ist abgelaufen: {plan}",
    paragraphs: [
      "Ihr Tarif „{plan}“ ist am {date} abgelaufen. Alles über den Grenzen ist gesperrt, bis Sie wieder einen aktiven Tarif haben. Ihre Daten bleiben erhalten.",
      "Mit einem neuen Tarif ist alles sofort wieder verfügbar.",
    ],
    link: "Tarif bestellen",
  },
  planEndsSoon: {
    subject: "Ihr Tarif endet am {date}: {plan}",
    paragraphs: [
      "Ihr Tarif „{plan}“ endet automatisch am {date}. Danach gelten wieder die Grenzen ohne Tarif. Ihre Daten bleiben erhalten.",
      "Wenn Sie vorher weitere Tage bestellen, werden diese angehängt.",
    ],
    link: "Tarif bestellen",
  },
  planCancelled: {
    subject: "Ihre Kündigung: {plan}",
    paragraphs: [
      "Ihre Kündigung ist eingegangen. Ihr Tarif „{plan}“ endet am {date} und wird nicht verlängert. Bis dahin können Sie alles wie gewohnt nutzen.",
      "Bis zum Ende können Sie die Kündigung in den Einstellungen zurücknehmen.",
    ],
    link: "Tarif ansehen",
  },
  planStarted: {
    subject: "Ihr Tarif ist aktiv: {plan}",
    paragraphs: [
      "für Ihr Unternehmen wurde der Tarif „{plan}“ freigeschaltet. Er ist bis {date} gültig.",
      "Alle Grenzen sind bis dahin aufgehoben. Danach endet der Tarif automatisch, Ihre Daten bleiben erhalten.",
    ],
    link: "Tarif ansehen",
  },
  invoiceIssued: {
    subject: "{document}",
    paragraphs: [
      "{document} vom {date} über {amount} ist als PDF angehängt. Die E-Rechnung (EN 16931) ist in der PDF-Datei enthalten.",
      "{terms}",
    ],
    link: "Rechnung ansehen",
  },
  invoiceReminded: {
    subject: "Zahlungserinnerung: {document}",
    paragraphs: [
      "{document} vom {date} war am {due} fällig. {amount} sind noch offen. Vielleicht ist die Zahlung nur übersehen worden.",
      "Bitte überweisen Sie den Betrag auf das Konto, das auf der angehängten Rechnung steht. Haben Sie schon bezahlt, ist nichts weiter zu tun.",
    ],
    link: "Rechnung ansehen",
  },
  invoiceRemindedAgain: {
    subject: "Mahnung: {document}",
    paragraphs: [
      "{document} vom {date} war am {due} fällig. Trotz unserer Erinnerung sind {amount} noch offen.",
      "Bitte überweisen Sie den Betrag jetzt. Die Rechnung ist noch einmal angehängt.",
    ],
    link: "Rechnung ansehen",
  },
  invoiceRemindedLast: {
    subject: "Letzte Mahnung: {document}",
    paragraphs: [
      "{document} vom {date} war am {due} fällig. Wir haben zweimal daran erinnert, und {amount} sind noch offen.",
      "Bitte überweisen Sie den Betrag umgehend. Ist die Rechnung strittig, melden Sie sich bitte bei uns. Die Rechnung ist noch einmal angehängt.",
    ],
    link: "Rechnung ansehen",
  },
};
