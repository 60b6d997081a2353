export const phone = {
  group: "رمز البلد والرقم",
  country: "رمز البلد",
};
