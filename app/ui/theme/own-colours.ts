import { canvas } from "./canvas";
import { contrast, mix, readable } from "./contrast";
import type { Colours } from "./tokens";

/** The four custom colours; omitted ones are the product's. */
export type Own = {
  "primary-light"?: string;
  "primary-darken-light"?: string;
  "primary-dark"?: string;
  "primary-darken-dark"?: string;
};

type Tokens = Record<string, string>;

/** Tokens of tokens.ts: backgrounds of accent text, and text on tints. */
const byDay = {
  sunken: "#f1eff8",
  ink: "#24263b",
  text: ["#5b5e76", "#1b6b44", "#1f5c9e", "#7d4f08", "#b02339"],
};
const byNight = {
  raised: "#353950",
  ink: "#eae9f5",
  onAccent: "#1f1b38",
  text: ["#b7b9cf", "#86d6a8", "#93c3f5", "#f0c274", "#ffa3ae"],
};

function dayTokens(primary: string, darken: string, surface: string): Tokens {
  const tint = readable(mix(primary, surface, 0.13), "#ffffff", byDay.text);
  const accent = readable(darken, "#000000", ["#ffffff", surface, canvas.light, byDay.sunken, tint]);
  const deep = mix("#000000", accent, 0.2);
  return {
    primary,
    accent,
    "accent-deep": deep,
    tint,
    "tint-line": mix(primary, surface, 0.5),
    mark: readable(mix(primary, surface, 0.35), "#ffffff", [byDay.ink], 7),
    button: accent,
    "button-hover": deep,
    focus: accent,
    sea: mix(primary, surface, 0.16),
    "sea-2": mix(primary, surface, 0.26),
    "chart-1": accent,
    "chart-s": deep,
    chart: mix(accent, surface, 0.5),
  };
}

function nightTokens(primary: string, darken: string, surface: string): Tokens {
  const tint = readable(mix(primary, surface, 0.14), "#000000", byNight.text);
  const accent = readable(primary, "#ffffff", [surface, canvas.dark, byNight.raised, tint, byNight.onAccent]);
  const deep = mix("#ffffff", accent, 0.35);
  return {
    primary,
    accent,
    "accent-deep": deep,
    tint,
    "tint-line": mix(primary, surface, 0.4),
    mark: readable(mix(darken, surface, 0.5), "#000000", [byNight.ink], 4.5),
    button: accent,
    "button-hover": deep,
    focus: accent,
    sea: mix(darken, surface, 0.12),
    "sea-2": mix(darken, surface, 0.24),
    "chart-1": readable(darken, "#ffffff", [surface], 3),
    chart: mix(darken, surface, 0.6),
  };
}

const rules = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/**
 * The rules that replace the product's colours by a user's; "" for none. Colours with too little contrast for
 * text are adjusted, so that pages stay readable.
 */
export function ownColoursCss(own: Own, build: Colours): string {
  const {
    "primary-light": day1,
    "primary-darken-light": day2,
    "primary-dark": night1,
    "primary-darken-dark": night2,
  } = own;
  if (!day1 && !day2 && !night1 && !night2) return "";
  const day = rules(dayTokens(day1 ?? build.primary, day2 ?? build.primaryDark, build.lightSurface));
  const night = rules(nightTokens(night1 ?? build.primary, night2 ?? build.primaryDark, build.darkSurface));
  return `:root{${day}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"]){${night}}}@media screen{:root[data-theme="dark"],.night{${night}}}`;
}

const product: Colours = {
  primary: "#b592fa",
  primaryDark: "#675dd8",
  lightSurface: "#ffffff",
  darkSurface: "#2f3349",
};

/**
 * The tokens for an installation's colours: unchanged for the product's own, which were chosen by hand. Others
 * are adjusted like a user's colours, so that pages stay readable.
 */
export function buildColoursCss(build: Colours): string {
  const names = Object.keys(product) as (keyof Colours)[];
  if (names.every(name => build[name].toLowerCase() === product[name])) return "";
  const { primary, primaryDark } = build;
  return ownColoursCss(
    {
      "primary-light": primary,
      "primary-darken-light": primaryDark,
      "primary-dark": primary,
      "primary-darken-dark": primaryDark,
    },
    build,
  );
}

/** The contrast of text in this colour on its theme's surface, and the adjusted colour if it is too low. */
export function checkColour(
  colour: string,
  theme: "light" | "dark",
  build: Colours,
): { ratio: number; used: string } {
  const light = theme === "light";
  const surface = light ? build.lightSurface : build.darkSurface;
  const tokens = light
    ? dayTokens(build.primary, colour, surface)
    : nightTokens(colour, build.primaryDark, surface);
  return { ratio: contrast(colour, surface), used: tokens.accent! };
}
