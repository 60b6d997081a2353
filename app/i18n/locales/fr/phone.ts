export const phone = {
  group: "Indicatif et numéro",
  country: "Indicatif du pays",
};
