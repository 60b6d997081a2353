export const phone = {
  group: "Ländervorwahl und Nummer",
  country: "Ländervorwahl",
};
