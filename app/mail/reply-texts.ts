import type { Language } from "~/contract/language";

/** The words of a reply to a mail, around its answer. {product}, {division}, {file}, {page} and the like are put in. */
type ReplyTexts = {
  greeting: string;
  /** Before the answer, whose first sentence may be a quote: in German it could not follow the greeting's comma. */
  found: string;
  declined: string;
  sources: string;
  page: string;
  quote: string;
  writtenBuiltin: string;
  writtenModel: string;
  feedback: string;
  attachments: string;
  yourQuestion: string;
  closing: string;
};

export const replyTexts: Record<Language, ReplyTexts> = {
  de: {
    greeting: "Guten Tag,",
    found: "zu Ihrer Frage haben wir in unseren Dokumenten Folgendes gefunden:",
    declined:
      "in den Dokumenten des Bereichs {division} wurde keine Antwort auf Ihre Frage gefunden. Bitte antworten Sie auf diese E-Mail, wenn Sie Ihre Frage genauer stellen möchten.",
    sources: "Quellen:",
    page: "Seite {page}",
    quote: "„{sentence}“",
    writtenBuiltin:
      "Diese Antwort wurde automatisch von {product} aus Sätzen der genannten Dokumente zusammengestellt.",
    writtenModel:
      "Diese Antwort wurde von einer KI ({model}) in {product} anhand der genannten Dokumente geschrieben. Bitte prüfen Sie wichtige Angaben an den Quellen.",
    feedback: "War diese Antwort hilfreich? Ihre Rückmeldung:",
    attachments:
      "Ihre Anhänge wurden zur Aufnahme in die Dokumente des Bereichs {division} übergeben: {files}. Diese Antwort berücksichtigt sie noch nicht.",
    yourQuestion: "Ihre Frage:",
    closing: "Mit freundlichen Grüßen",
  },
  en: {
    greeting: "Hello,",
    found: "Here is what we found in our documents about your question:",
    declined:
      "No answer to your question was found in the documents of the division {division}. Please reply to this email if you would like to make your question more specific.",
    sources: "Sources:",
    page: "page {page}",
    quote: "“{sentence}”",
    writtenBuiltin:
      "This answer was compiled automatically by {product} from sentences in the documents listed.",
    writtenModel:
      "This answer was written by an AI ({model}) in {product} from the documents listed. Please check important details against the sources.",
    feedback: "Was this answer helpful? Your feedback:",
    attachments:
      "Your attachments were handed over to be added to the documents of the division {division}: {files}. This answer does not take them into account yet.",
    yourQuestion: "Your question:",
    closing: "Kind regards",
  },
  fr: {
    greeting: "Bonjour,",
    found: "Voici ce que nous avons trouvé dans nos documents au sujet de votre question :",
    declined:
      "Aucune réponse à votre question n’a été trouvée dans les documents du domaine {division}. Vous pouvez répondre à cet e-mail pour préciser votre question.",
    sources: "Sources :",
    page: "page {page}",
    quote: "« {sentence} »",
    writtenBuiltin:
      "Cette réponse a été composée automatiquement par {product} à partir de phrases des documents cités.",
    writtenModel:
      "Cette réponse a été rédigée par une IA ({model}) dans {product} à partir des documents cités. Veuillez vérifier les informations importantes dans les sources.",
    feedback: "Cette réponse vous a-t-elle été utile ? Votre avis :",
    attachments:
      "Vos pièces jointes ont été transmises pour être ajoutées aux documents du domaine {division} : {files}. Cette réponse n’en tient pas encore compte.",
    yourQuestion: "Votre question :",
    closing: "Cordialement",
  },
  ar: {
    greeting: "مرحبًا،",
    found: "إليكم ما وجدناه في مستنداتنا بشأن سؤالكم:",
    declined:
      "لم يُعثر في مستندات قسم {division} على إجابة عن سؤالكم. يمكنكم الرد على هذه الرسالة لتوضيح سؤالكم.",
    sources: "المصادر:",
    page: "صفحة {page}",
    quote: "«{sentence}»",
    writtenBuiltin: "جُمعت هذه الإجابة تلقائيًا بواسطة {product} من جمل المستندات المذكورة.",
    writtenModel:
      "كتب هذه الإجابة ذكاء اصطناعي ({model}) في {product} استنادًا إلى المستندات المذكورة. يُرجى التحقق من المعلومات المهمة في المصادر.",
    feedback: "هل أفادتكم هذه الإجابة؟ ملاحظتكم:",
    attachments:
      "تم تسليم مرفقاتكم لإضافتها إلى مستندات قسم {division}: {files}. لا تأخذها هذه الإجابة في الحسبان بعد.",
    yourQuestion: "سؤالكم:",
    closing: "مع التحية",
  },
};
