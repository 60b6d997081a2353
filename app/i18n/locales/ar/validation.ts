export const validation = {
  "field.tooLong": "النص طويل جدًا.",
  "password.tooLong": "128 حرفًا على الأكثر.",
  "email.taken": "لا يمكن التسجيل بهذا العنوان. يُرجى تسجيل الدخول أو إعادة تعيين كلمة المرور.",
  "phone.NOT_A_NUMBER": "هذا ليس رقم هاتف في هذا البلد.",
  "phone.INVALID_COUNTRY": "يُرجى اختيار بلد الرقم.",
  "phone.TOO_SHORT": "رقم الهاتف هذا قصير جدًا.",
  "phone.TOO_LONG": "رقم الهاتف هذا طويل جدًا.",
  "chat.needsDivision": "يُرجى اختيار قسم واحد على الأقل.",
  "question.tooLong": "السؤال طويل جدًا، والحد الأقصى 4000 حرف.",
  "provider.address": "هذا العنوان غير مسموح به أو تتعذّر قراءته.",
};
