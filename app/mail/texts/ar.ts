import type { MailTexts } from "./de";

export const ar: MailTexts = {
  greeting: "مرحبًا {name}،",
  footer: "أُرسلت هذه الرسالة تلقائيًا من {product}، ولا يقرأ أحد الردود عليها.",
  fileReady: {
    subject: "ملفك {file} جاهز",
    paragraphs: [
      "تمت قراءة {file}. يمكنك الآن طرح أسئلتك عنه.",
      "يذكر كل جواب الصفحة والجملة التي يستند إليها لتتمكن من التحقق بنفسك.",
    ],
    link: "إلى مستنداتك",
  },
  fileFailed: {
    subject: "تعذّرت قراءة ملفك {file}",
    paragraphs: [
      "للأسف تعذّرت قراءة {file}. {reason}",
      "لا يؤثر ذلك في ملفاتك الأخرى. يمكنك المحاولة مرة أخرى أو رفع نسخة أخرى.",
    ],
    link: "عرض الملف",
  },
};
