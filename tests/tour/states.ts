import type { Address } from "~/areas";
import { urls } from "../../remix.config.js";

/** One way to look at a page. */
export type State = { theme: "light" | "dark"; width: 360 | 1440 };

export const states: State[] = [
  { theme: "light", width: 1440 },
  { theme: "light", width: 360 },
  { theme: "dark", width: 1440 },
  { theme: "dark", width: 360 },
];

export const languages = ["de", "ar"] as const;
export type Language = (typeof languages)[number];

/** Whose eyes an address is seen with. */
const accounts = {
  user: "manager@kontor.example",
  "signed-in": "manager@kontor.example",
  employee: "employee@kontor.example",
  admin: "administrator@lotse.example",
  analysis: "analyst@lotse.example",
} as const;
export type Account = (typeof accounts)[keyof typeof accounts];

export type Stop = { path: string; index: number; account: Account | undefined };

/** Every address that shows a page in the development profile, one for each tab. */
export const stops: Stop[] = (urls as Address[])
  .filter(one => one.layout !== "resource" && one.guard !== "redirect" && one.id !== "redirecting")
  .filter(one => !one.variant || one.variant === "lotse")
  .flatMap(one => {
    const account = accounts[one.area as keyof typeof accounts];
    const tabs = one.tabs ?? [""];
    return tabs.map(tab => ({ path: one.path.replace(/:(tab|filter|label)\b/, tab), account }));
  })
  .map((stop, index) => ({ ...stop, index }));

/**
 * The states to look at in one language. In the quarter an address is seen once in each direction, with the other
 * theme and the other width the second time; neighbours take turns.
 */
export function statesOf(stop: Stop, language: Language, all: boolean): State[] {
  if (all) return states;
  const turn = stop.index % states.length;
  return [states[language === "de" ? turn : states.length - 1 - turn]!];
}
