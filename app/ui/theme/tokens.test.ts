import { expect, test } from "vitest";
import { ownColoursCss } from "./own-colours";
import { type Colours, tokensCss } from "./tokens";

const colours: Colours = {
  primary: "#b592fa",
  primaryDark: "#675dd8",
  lightSurface: "#ffffff",
  darkSurface: "#2e3148",
};

test("what is printed is dark on light, also by a reader who has chosen the dark theme", () => {
  for (const css of [tokensCss(colours), ownColoursCss({ "primary-dark": "#aabbcc" }, colours)]) {
    const themes = [
      ...css.matchAll(/(.{0,60}):root(?:\[data-theme="dark"\]|:not\(\[data-theme="light"\]\))/g),
    ];
    expect(themes).toHaveLength(2);
    for (const [, before] of themes) expect(before).toMatch(/@media screen(?: and \([^)]*\))?\{$/);
  }
});
