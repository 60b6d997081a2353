export const notifications = {
  intro: "أحداث الثلاثين يومًا الماضية.",
  ready: "جاهز:",
  failed: "تعذّرت المعالجة:",
  new: "جديد.",
  none: "لا إشعارات جديدة",
  noneText: "ستظهر هنا أحداث ملفاتكم والملاحظات الجديدة.",
  feedback_zero: "لا ملاحظات جديدة",
  feedback_one: "ملاحظة جديدة",
  feedback_two: "ملاحظتان جديدتان",
  feedback_few: "{{count}} ملاحظات جديدة",
  feedback_many: "{{count}} ملاحظة جديدة",
  feedback_other: "{{count}} ملاحظة جديدة",
};
