import { flattenUrls, urls } from "../../remix.config.js";

/** One way to render a page. */
export type State = { theme: "light" | "dark"; width: 360 | 1440 };

export const states: State[] = [
  { theme: "light", width: 1440 },
  { theme: "light", width: 360 },
  { theme: "dark", width: 1440 },
  { theme: "dark", width: 360 },
];

export const languages = ["de", "ar"] as const;
export type Language = (typeof languages)[number];

/** The account that visits an address. */
const accounts = {
  user: "manager@kontor.example",
  "signed-in": "manager@kontor.example",
  employee: "employee@kontor.example",
  admin: "administrator@lotse.example",
  analysis: "analyst@lotse.example",
} as const;
export type Account = (typeof accounts)[keyof typeof accounts];

export type Stop = { id: string; path: string; index: number; account: Account | undefined };

/** Every address with a page in the development profile, one for each tab. */
export const stops: Stop[] = flattenUrls(urls)
  .filter(one => one.layout !== "resource" && one.guard !== "redirect" && one.id !== "redirecting")
  .filter(one => !one.variant || one.variant === "lotse")
  .flatMap(one => {
    const account = accounts[one.area as keyof typeof accounts];
    const tabs = one.tabs ?? [""];
    return tabs.map(tab => ({ id: one.id, path: one.path.replace(/:(tab|filter|label)\b/, tab), account }));
  })
  .map((stop, index) => ({ ...stop, index }));

/**
 * What this tour visits: all, or what a change reaches and a share of the rest. `turn` continues with every commit, so that
 * each address is seen in every state in time.
 */
export type Itinerary = { all: boolean; reached: "every page" | ReadonlySet<string>; turn: number };

const { TOUR, TOUR_REACHED, TOUR_TURN } = process.env;
export const itinerary: Itinerary = {
  all: TOUR === "all",
  reached: TOUR_REACHED === undefined ? "every page" : new Set(TOUR_REACHED.split(",")),
  turn: Number(TOUR_TURN ?? 0),
};

/**
 * The states to look at in one language. A page that the change reaches is seen once in each direction, with the other
 * theme and the other width the second time; neighbours take turns. Where every page is reached every second one, and of the
 * rest every fourth, is seen in one direction.
 */
export function statesOf(stop: Stop, language: Language, { all, reached, turn }: Itinerary): State[] {
  if (all) return states;
  const at = stop.index + turn;
  if (reached !== "every page" && reached.has(stop.id))
    return [states[language === "de" ? at % 4 : 3 - (at % 4)]!];
  const every = reached === "every page" ? 2 : 4;
  if (at % every !== 0) return [];
  // How often its turn has come: four times in one direction, then four times in the other.
  const round = at / every;
  const direction = languages[(stop.index + Math.floor(round / 4)) % 2];
  return direction === language ? [states[round % 4]!] : [];
}
