export const phone = {
  group: "Country code and number",
  country: "Country code",
};
