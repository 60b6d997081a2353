import { baseCss } from "./base";
import { buildColoursCss } from "./own-colours";
import { type Colours, tokensCss } from "./tokens";

let made: { of: Colours; css: string } | undefined;

/** Tokens and base rules for the build's colours; cached. */
export function pageCss(colours: Colours): string {
  if (made?.of !== colours)
    made = { of: colours, css: tokensCss(colours) + buildColoursCss(colours) + baseCss };
  return made.css;
}
