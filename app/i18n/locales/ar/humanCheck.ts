export const humanCheck = {
  checking: "جارٍ التحقق من أن من يملأ النموذج إنسان. لا يلزمكم فعل شيء.",
  waiting: "ما زلنا نتحقق من أن إنسانًا يملأ النموذج. سيُرسل بعد ذلك من تلقاء نفسه.",
  done: "تم التحقق: يمكنكم إرسال النموذج.",
  failed: "تعذّر التحقق في المتصفح. يمكنكم إرسال النموذج مع ذلك.",
  "google.offer": "التحقق بواسطة Google reCAPTCHA بدلًا من ذلك",
  "google.text": "عندئذ تعلم Google عنوان IP الخاص بكم ومعلومات عن متصفحكم. لا نسأل Google دون موافقتكم.",
  "google.privacy": "المزيد عن حماية البيانات",
  "google.agree": "الموافقة والتحقق بواسطة Google",
  "google.frame": "تحقق Google reCAPTCHA",
  "google.waiting": "جارٍ تحميل تحقق Google…",
  "google.failed": "تعذّر الوصول إلى Google. تحققنا الخاص يكفي.",
};
