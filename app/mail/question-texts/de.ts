/** The words of mails about questions that stayed open. */
export const question = {
  questionAnswered: {
    subject: "Es gibt jetzt eine Antwort auf Ihre Frage",
    paragraphs: [
      "Ihre Frage im Chat „{chat}“ war offen geblieben. Inzwischen beantwortet sie die Datei „{source}“.",
      "Öffnen Sie den Chat und fragen Sie erneut: Die neue Antwort nennt ihre Quelle.",
      "Sie können diese E-Mails in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Chat öffnen",
  },
  questionApproved: {
    subject: "Zu Ihrer Frage wurde eine Antwort freigegeben",
    paragraphs: [
      "Ihre Frage im Chat „{chat}“ war offen geblieben. Inzwischen wurde eine Antwort dazu freigegeben: „{approved}“",
      "Öffnen Sie den Chat und fragen Sie erneut: Die neue Antwort nennt ihre Quelle.",
      "Sie können diese E-Mails in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Chat öffnen",
  },
  questionSettled: {
    subject: "Ihre weitergegebene Frage ist erledigt",
    paragraphs: [
      "Ihre Frage aus dem Chat „{chat}“, die Sie an die Datenverantwortlichen weitergegeben haben, wurde als erledigt markiert.",
      "Öffnen Sie den Chat und fragen Sie erneut, um den aktuellen Stand der Dokumente zu sehen.",
      "Sie können diese E-Mails in den Einstellungen Ihres Kontos abbestellen.",
    ],
    link: "Chat öffnen",
  },
};
