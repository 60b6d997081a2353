export const humanCheck = {
  checking: "جارٍ إجراء فحص أمني. لا يلزمكم فعل شيء.",
  waiting: "ما زال الفحص الأمني جاريًا. سيُرسل النموذج بعد ذلك تلقائيًا.",
  done: "تم التحقق: يمكنكم إرسال النموذج.",
  failed: "تعذّر إجراء الفحص الأمني في هذا المتصفح. يمكنكم إرسال النموذج مع ذلك.",
  "google.offer": "التحقق بواسطة Google reCAPTCHA بدلًا من ذلك",
  "google.text": "تتلقى Google عندئذ عنوان IP الخاص بكم ومعلومات عن متصفحكم، ولا يحدث ذلك إلا بموافقتكم.",
  "google.privacy": "المزيد عن حماية البيانات",
  "google.agree": "الموافقة والتحقق بواسطة Google",
  "google.frame": "تحقق Google reCAPTCHA",
  "google.waiting": "جارٍ تحميل تحقق Google…",
  "google.failed": "تعذّر الوصول إلى Google. يكفي الفحص الخاص بنا.",
};
