import { baseCss } from "./base";
import { buildColoursCss } from "./own-colours";
import { type Colours, tokensCss } from "./tokens";

let cached: { of: Colours; css: string } | undefined;

/** Tokens and base rules for the build's colours; cached. */
export function pageCss(colours: Colours): string {
  if (cached?.of !== colours)
    cached = { of: colours, css: tokensCss(colours) + buildColoursCss(colours) + baseCss };
  return cached.css;
}
