import { settings } from "~/env";
import { baseCss } from "./base";
import { tokensCss } from "./tokens";

let made: string | undefined;

/** Tokens and base rules with the colours of the build settings; made once. */
export function pageCss(): string {
  if (made) return made;
  const { PRIMARY_COLOR, PRIMARY_DARK_COLOR, LIGHT_SURFACE_COLOR, DARK_SURFACE_COLOR } = settings();
  made =
    tokensCss({
      primary: PRIMARY_COLOR,
      primaryDark: PRIMARY_DARK_COLOR,
      lightSurface: LIGHT_SURFACE_COLOR,
      darkSurface: DARK_SURFACE_COLOR,
    }) + baseCss;
  return made;
}
