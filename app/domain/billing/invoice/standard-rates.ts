/**
 * The standard VAT rates of the member states in percent, by ISO 3166 code: European Commission, Taxes in Europe
 * Database, as of 1 September 2025 (with Slovakia's change of January, Estonia's of July and Romania's of August 2025).
 * An operator who turns the one-stop shop on has to check them once a year.
 */
export const standardRates: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};
