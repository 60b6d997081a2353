import { describe, expect, it } from "vitest";
import { contrast } from "./contrast";
import { checkColour, ownColoursCss } from "./own-colours";
import { pageCss } from "./page-css";
import type { Colours } from "./tokens";

const product: Colours = {
  primary: "#b592fa",
  primaryDark: "#675DD8",
  lightSurface: "#ffffff",
  darkSurface: "#2F3349",
};

/** The effective custom properties of a theme after all rules. */
function tokensOf(css: string, theme: "light" | "dark"): Record<string, string> {
  const tokens: Record<string, string> = {};
  const plain = css
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "")
    .replace(/@font-face\s*\{[^}]*\}/g, "");
  for (const [, selector, body] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const holds =
      selector!.trim() === ":root" || (theme === "dark" && selector!.includes('[data-theme="dark"]'));
    if (!holds) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+)\s*:\s*(#[0-9a-f]{6})\b/gi))
      tokens[name!] = value!;
  }
  return tokens;
}

const text = ["ink", "muted", "accent", "accent-deep", "ok", "info", "warn", "err"];
const grounds = ["canvas", "surface", "raised", "tint"];
const pairs: [text: string, ground: string, least: number][] = [
  ...text.flatMap(one => grounds.map(ground => [one, ground, 4.5] as [string, string, number])),
  // Sunken surfaces carry links in the darker accent only.
  ...["ink", "muted", "accent-deep"].map(one => [one, "sunken", 4.5] as [string, string, number]),
  ...["ok", "info", "warn", "err"].map(one => [one, `${one}-fill`, 4.5] as [string, string, number]),
  ["on-accent", "button", 4.5],
  ["on-accent", "button-hover", 4.5],
  ["ink", "mark", 4.5],
  ["ink", "sea", 4.5],
  ["ink", "leaf", 4.5],
  // Borders of fields and the focus ring.
  ...["control", "focus"].flatMap(one =>
    ["canvas", "surface"].map(ground => [one, ground, 3] as [string, string, number]),
  ),
];

const tooFaint = (css: string, theme: "light" | "dark") => {
  const tokens = tokensOf(css, theme);
  return pairs
    .map(([one, ground, least]) => ({ one, ground, least, ratio: contrast(tokens[one]!, tokens[ground]!) }))
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(({ one, ground, ratio }) => `${one} on ${ground}: ${ratio.toFixed(2)}`);
};

const settings = [
  "#000000",
  "#ffffff",
  "#ffff00",
  "#00ff00",
  "#0000ff",
  "#ff0000",
  "#808080",
  "#e8e0ff",
  "#101018",
  "#7fb2f5",
];

describe("text can be read in every pair of tokens", () => {
  for (const theme of ["light", "dark"] as const) {
    it(`in the product's colours, ${theme}`, () => {
      expect(tooFaint(pageCss(product), theme)).toEqual([]);
    });

    it.each(settings)(`with PRIMARY_COLOR and PRIMARY_DARK_COLOR %s, ${theme}`, colour => {
      expect(tooFaint(pageCss({ ...product, primary: colour, primaryDark: colour }), theme)).toEqual([]);
    });

    it.each(settings)(`when a user sets %s for themselves, ${theme}`, colour => {
      const own = ownColoursCss(
        {
          "primary-light": colour,
          "primary-darken-light": colour,
          "primary-dark": colour,
          "primary-darken-dark": colour,
        },
        product,
      );
      expect(tooFaint(pageCss(product) + own, theme)).toEqual([]);
    });
  }
});

it("a user without colours of their own gets no rules, and the product's own colours are left as they were chosen", () => {
  expect(ownColoursCss({}, product)).toBe("");
  expect(tokensOf(pageCss(product), "light")).toMatchObject({ accent: "#675DD8", "accent-deep": "#5349c4" });
});

it("a colour is judged on the surface of its theme, and what is used instead is said", () => {
  const kept = checkColour("#2360b0", "light", product);
  expect(kept.ratio).toBeGreaterThan(4.5);
  expect(kept.used).toBe("#2360b0");
  const moved = checkColour("#ffff00", "light", product);
  expect(moved.ratio).toBeLessThan(2);
  expect(contrast(moved.used, product.lightSurface)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(checkColour("#000000", "dark", product).used, product.darkSurface)).toBeGreaterThanOrEqual(
    4.5,
  );
});
