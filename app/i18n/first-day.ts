// The first day of the week by region, from CLDR's supplemental week data (firstDay).
const regions = {
  1: "AD AE AI AL AM AN AR AT AU AX AZ BA BE BG BM BN BY CH CL CM CN CR CY CZ DE DK EC EE ES FI FJ FO FR GB GE GF GP GR HR HU IE IT KG KZ LB LI LK LT LU LV MC MD ME MK MN MQ MY NL NO NZ PL RE RO RS RU SE SI SK SM TJ TM TR UA UY UZ VA VN XK",
  5: "MV",
  6: "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY",
  0: "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW",
} as const;

/** A day of the week as in Date: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const firstDays = new Map(
  Object.entries(regions).flatMap(([day, codes]) =>
    codes.split(" ").map(code => [code, Number(day) as Weekday] as const),
  ),
);

/** The first day of the week in a region ('DE' → 1, Monday); Sunday for unknown regions. */
export function firstDayOf(region: string | undefined): Weekday {
  return firstDays.get(region?.toUpperCase() ?? "") ?? 0;
}

/**
 * The reader's likely region: the given one, else that of a language tag, else the most populous region of the
 * language ('ar' → 'EG').
 */
export function regionOf(told: string | undefined, ...tags: string[]): string | undefined {
  const named = tags.map(tag => new Intl.Locale(tag).region);
  const likely = tags.map(tag => new Intl.Locale(tag).maximize().region);
  return [told, ...named, ...likely].find(Boolean);
}
