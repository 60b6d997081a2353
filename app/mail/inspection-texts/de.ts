/** The words of mails about inspections of chats. */
export const inspection = {
  chatsInspected: {
    subject: "Ihre Fragen werden eingesehen",
    paragraphs: [
      "{requester} kann in den nächsten {hours} Stunden Fragen und Antworten Ihrer Chats lesen. {approver} hat dem zugestimmt.",
      "Den Grund, den Zeitraum und jeden Zugriff sehen Sie in Lotse.",
    ],
    link: "Einsicht ansehen",
  },
  inspectionsOn: {
    subject: "Chats können jetzt eingesehen werden",
    paragraphs: [
      "{by} hat in Ihrem Unternehmen die Einsicht in Chats eingeschaltet.",
      "Chats anderer Personen können nur mit einem Grund, für einen Tag und mit Zustimmung von {approver} eingesehen werden. Die betroffene Person wird sofort benachrichtigt.",
    ],
    link: "Mehr erfahren",
  },
  inspectionsOff: {
    subject: "Chats können nicht mehr eingesehen werden",
    paragraphs: [
      "{by} hat in Ihrem Unternehmen die Einsicht in Chats ausgeschaltet.",
      "Private Chats lesen nur Sie und die Personen, mit denen Sie sie teilen.",
    ],
    link: "Mehr erfahren",
  },
};
