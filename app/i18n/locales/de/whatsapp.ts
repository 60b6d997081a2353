export const whatsapp = {
  title: "Über WhatsApp erreichbar sein",
  intro:
    "So erreichen Kundschaft und Mitarbeitende Ihr Unternehmen über WhatsApp, ohne eine Nummer abzutippen.",
  "step.number": "Ihre Nummer angeben",
  number: "WhatsApp-Nummer des Unternehmens",
  hint: "Bleibt das Feld leer, gilt die Nummer aus Ihrem Konto.",
  hintAccount:
    "Zurzeit gilt die Nummer aus Ihrem Konto. Hier können Sie eine eigene für das Unternehmen angeben.",
  "step.app": "WhatsApp auf diesem Telefon einrichten",
  app: "Installieren Sie WhatsApp oder WhatsApp Business auf dem Telefon mit dieser Nummer, und bestätigen Sie die Nummer dort.",
  "step.share": "Code oder Link weitergeben",
  share: "Wer den Code scannt oder den Link öffnet, beginnt einen Chat mit dieser Nummer.",
  qr: "QR-Code für WhatsApp: {{number}}",
  noNumber: "Sobald eine Nummer gespeichert ist, stehen hier Code und Link.",
  limits: "Was das nicht ist",
  "limit.phone": "Nachrichten kommen auf dem Telefon mit dieser Nummer an, nicht in Lotse.",
  "limit.answers": "Lotse liest diese Nachrichten nicht und beantwortet sie nicht.",
  "limit.meta":
    "WhatsApp gehört zu Meta. Was dort geschrieben wird, verarbeitet Meta nach eigenen Bedingungen.",
  saved: "Die WhatsApp-Nummer ist gespeichert.",
};
