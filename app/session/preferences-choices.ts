/**
 * The choices of appearance and behaviour. Each name is also the name of its cookie and of the form's button; the
 * first value is the default.
 */
export const choices = {
  theme: ["system", "light", "dark"],
  "color-scheme": ["light dark", "light", "dark"],
  skin: ["bordered", "default"],
  orientation: ["vertical", "horizontal"],
  "nav-collapsed": ["off", "on"],
  "semi-dark": ["off", "on"],
  navbar: ["sticky", "static", "hidden"],
  "navbar-blur": ["on", "off"],
  "horizontal-nav": ["sticky", "static", "hidden"],
  footer: ["static", "sticky", "hidden"],
  "content-width": ["boxed", "fluid"],
  direction: ["language", "ltr", "rtl"],
  shortcuts: ["on", "off"],
} as const;

/** The colours that can be set: a fill and its darker variant, for the light and the dark theme. */
export const colourNames = [
  "primary-light",
  "primary-darken-light",
  "primary-dark",
  "primary-darken-dark",
] as const;

export type ChoiceName = keyof typeof choices;
export type ColourName = (typeof colourNames)[number];
type OwnColours = { [Name in ColourName]?: string };

/** A visitor's choices; omitted ones have their default. */
export type Look = { [Name in ChoiceName]?: (typeof choices)[Name][number] } & OwnColours;

/** Presets of matching colours, in the order of {@link colourNames}; none of them is the default. */
export const swatches: Record<string, readonly [string, string, string, string]> = {
  blue: ["#7fb2f5", "#2360b0", "#8fbcf7", "#5f8fd6"],
  teal: ["#6cc6bd", "#0f6b66", "#74d0c6", "#3f9a92"],
  green: ["#86cf9a", "#26703c", "#8fd6a3", "#4f9d66"],
  rose: ["#f2a0bd", "#ad2a60", "#f5a8c4", "#c8678f"],
  amber: ["#eec07a", "#86520a", "#f0c274", "#bd8a3e"],
};

/** The chosen value, or the default. */
export function choiceOf<Name extends ChoiceName>(look: Look, name: Name): (typeof choices)[Name][number] {
  return look[name] ?? choices[name][0];
}

/** The choices that are attributes of the page. */
const attributeNames = [
  "skin",
  "orientation",
  "nav-collapsed",
  "semi-dark",
  "navbar",
  "navbar-blur",
  "horizontal-nav",
  "footer",
  "content-width",
] as const;

/** The attributes of <html> that carry a look: only those that differ from the defaults. */
export function lookAttributes(look: Look): Record<`data-${string}`, string> {
  const names = ["theme", ...attributeNames] as const;
  return Object.fromEntries(
    names.flatMap(name => {
      const choice = look[name];
      return choice ? [[`data-${name}`, choice]] : [];
    }),
  );
}
