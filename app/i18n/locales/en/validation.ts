export const validation = {
  "field.tooLong": "This is too long.",
  "password.tooLong": "At most 128 characters.",
  "email.taken": "This address cannot be used to register. Sign in instead, or reset your password.",
  "phone.NOT_A_NUMBER": "This is not a phone number of that country.",
  "phone.INVALID_COUNTRY": "Please choose the country of the number.",
  "phone.TOO_SHORT": "This phone number is too short.",
  "phone.TOO_LONG": "This phone number is too long.",
  "chat.needsDivision": "Please choose at least one division.",
  "question.tooLong": "The question is too long: at most 4,000 characters.",
  "provider.address": "This address is not allowed or cannot be read.",
};
