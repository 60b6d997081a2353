/**
 * What one may choose about how pages look and behave. Each name is also the name of its cookie and of
 * the form's button; the first choice holds until somebody makes another one.
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

/** The colours that one may set: a fill and its darker sister, by day and by night. */
export const colourNames = [
  "primary-light",
  "primary-darken-light",
  "primary-dark",
  "primary-darken-dark",
] as const;

export type ChoiceName = keyof typeof choices;
export type ColourName = (typeof colourNames)[number];
export type Theme = (typeof choices)["theme"][number];
type OwnColours = { [Name in ColourName]?: string };

/** What a visitor chose; what is left out is as it is for everyone. */
export type Look = { [Name in ChoiceName]?: (typeof choices)[Name][number] } & OwnColours;

/** Sets of colours that go together, in the order of {@link colourNames}; none of them is the product's own. */
export const swatches: Record<string, readonly [string, string, string, string]> = {
  blue: ["#7fb2f5", "#2360b0", "#8fbcf7", "#5f8fd6"],
  teal: ["#6cc6bd", "#0f6b66", "#74d0c6", "#3f9a92"],
  green: ["#86cf9a", "#26703c", "#8fd6a3", "#4f9d66"],
  rose: ["#f2a0bd", "#ad2a60", "#f5a8c4", "#c8678f"],
  amber: ["#eec07a", "#86520a", "#f0c274", "#bd8a3e"],
};

/** The choice that holds, made or not. */
export function choiceOf<Name extends ChoiceName>(look: Look, name: Name): (typeof choices)[Name][number] {
  return look[name] ?? choices[name][0];
}

const onThePage = [
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

/** The attributes of <html> that carry a look: only what differs from everyone's. */
export function lookAttributes(look: Look): Record<`data-${string}`, string> {
  const named = onThePage.filter(name => look[name]).map(name => [`data-${name}`, look[name]]);
  const theme = look.theme ? [["data-theme", look.theme]] : [];
  return Object.fromEntries([...theme, ...named]);
}
