import { canvas } from "./canvas";

/** The four colours of the build settings. */
export type Colours = { primary: string; primaryDark: string; lightSurface: string; darkSurface: string };

const sizes = `
  --font: "Public Sans", "Public Sans Fallback", system-ui, sans-serif;
  --font-ar: "Public Sans", "Segoe UI", "Geeza Pro", "Noto Sans Arabic", Tahoma, system-ui, sans-serif;
  --t13: .8125rem/1.25rem; --t15: .9375rem/1.5rem; --t16: 1rem/1.5rem; --t17: 1.0625rem/1.75rem;
  --t20: 1.25rem/1.75rem; --t28: 1.75rem/2.25rem; --t40: 2.5rem/2.75rem;
  --s1: .25rem; --s2: .5rem; --s3: .75rem; --s4: 1rem; --s5: 1.25rem; --s6: 1.5rem; --s8: 2rem; --s10: 2.5rem; --s12: 3rem; --s16: 4rem;
  --r-card: 10px; --r-control: 6px; --r-mark: 3px;
  --control-h: 2.5rem; --measure: 36rem; --side: 260px; --side-min: 72px; --box: 1440px;
  --move: 150ms cubic-bezier(.2, 0, .2, 1);
`;

// The light violet never carries text on light, the dark one never on dark: so accent is the darker of the two in the
// light theme and the lighter in the dark one. The other shades were chosen for 4.5 : 1.
const light = (colours: Colours) => `
  color-scheme: light;
  --canvas: ${canvas.light};
  --surface: ${colours.lightSurface};
  --raised: ${colours.lightSurface};
  --sunken: #f1eff8;
  --ink: #24263b;
  --muted: #5b5e76;
  --line: #e4e2ee;
  --line-2: #cbc8dc;
  --control: #84849c;
  --primary: ${colours.primary};
  --accent: ${colours.primaryDark};
  --accent-deep: #5349c4;
  --tint: #f4f0fe;
  --tint-line: #d6c5fb;
  --mark: #e4d6fd;
  --on-accent: #ffffff;
  --ok: #1b6b44;
  --ok-fill: #e8f5ed;
  --ok-line: #4c9670;
  --info: #1f5c9e;
  --info-fill: #e9f1fb;
  --info-line: #5a8cc6;
  --warn: #7d4f08;
  --warn-fill: #fdf3e0;
  --warn-line: #b07d24;
  --err: #b02339;
  --err-fill: #fdecee;
  --err-line: #d05a6c;
  --button: ${colours.primaryDark};
  --button-hover: #5349c4;
  --focus: ${colours.primaryDark};
  --sea: #efebfd;
  --sea-2: #e3dbfb;
  --landfall: ${colours.lightSurface};
  --leaf: ${colours.lightSurface};
  --chart-1: ${colours.primaryDark};
  --chart-s: #5349c4;
  --chart: #b3a7e6;
  --float: 0 12px 32px -8px rgb(36 38 59 / .22), 0 2px 6px rgb(36 38 59 / .08);
  --scrim: rgb(36 38 59 / .45);
  --chart-3: #c9762f;
`;

const dark = (colours: Colours) => `
  color-scheme: dark;
  --canvas: ${canvas.dark};
  --surface: ${colours.darkSurface};
  --raised: #353950;
  --sunken: #292c40;
  --ink: #eae9f5;
  --muted: #b7b9cf;
  --line: #434862;
  --line-2: #585d7b;
  --control: #9093b0;
  --primary: ${colours.primary};
  --accent: ${colours.primary};
  --accent-deep: #cfb8fc;
  --tint: #383757;
  --tint-line: #655b96;
  --mark: #5d4c99;
  --on-accent: #1f1b38;
  --ok: #86d6a8;
  --ok-fill: #2c4247;
  --ok-line: #5c9c7d;
  --info: #93c3f5;
  --info-fill: #2e4159;
  --info-line: #6493c6;
  --warn: #f0c274;
  --warn-fill: #45403f;
  --warn-line: #b08a48;
  --err: #ffa3ae;
  --err-fill: #4a3548;
  --err-line: #cf7080;
  --button: ${colours.primary};
  --button-hover: #cfb8fc;
  --focus: ${colours.primary};
  --sea: #2a2c45;
  --sea-2: #353358;
  --landfall: #32364f;
  --leaf: #3a3f5a;
  --chart-1: #917fe6;
  --chart-s: #2f3349;
  --chart: #6a62a0;
  --float: 0 16px 40px -8px rgb(10 11 20 / .6), 0 2px 8px rgb(10 11 20 / .35);
  --scrim: rgb(16 17 28 / .6);
  --chart-3: #e6a45f;
`;

// The space is a separate face, because the font kerns a hyphen before it so tightly that both look like a hyphen alone.
const fonts = `
@font-face { font-family: "Public Sans"; src: url("/fonts/public-sans.woff2") format("woff2"); font-weight: 300 700; font-display: swap;
  unicode-range: U+0000-001F, U+0021-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215; }
@font-face { font-family: "Public Sans"; src: url("/fonts/public-sans.woff2") format("woff2"); font-weight: 300 700; font-display: swap; unicode-range: U+0020; }
@font-face { font-family: "Public Sans"; src: url("/fonts/public-sans-italic.woff2") format("woff2"); font-style: italic; font-weight: 300 700; font-display: swap;
  unicode-range: U+0000-001F, U+0021-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC; }
@font-face { font-family: "Public Sans"; src: url("/fonts/public-sans-italic.woff2") format("woff2"); font-style: italic; font-weight: 300 700; font-display: swap; unicode-range: U+0020; }
@font-face { font-family: "Public Sans"; src: url("/fonts/public-sans-ext.woff2") format("woff2"); font-weight: 300 700; font-display: swap; unicode-range: U+0100-0130, U+0132-0151, U+0154-024F, U+1E00-1EFF; }
@font-face { font-family: "Public Sans"; src: url("/fonts/public-sans-ext-italic.woff2") format("woff2"); font-style: italic; font-weight: 300 700; font-display: swap; unicode-range: U+0100-0130, U+0132-0151, U+0154-024F, U+1E00-1EFF; }
@font-face { font-family: "Public Sans Fallback"; src: local("Segoe UI"), local("Roboto"), local("Helvetica Neue"), local("Arial");
  ascent-override: 95%; descent-override: 22.5%; line-gap-override: 0%; size-adjust: 104.5%; }
`;

/** All tokens as custom properties: light, dark, and following the device. Paper is light in every theme. */
export function tokensCss(colours: Colours): string {
  const css = `${fonts}:root {${sizes}${light(colours)}}
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {${dark(colours)}} }
@media screen { :root[data-theme="dark"], .night {${dark(colours)}} }
@media (max-width: 639px) { :root { --control-h: 2.75rem; --t28: 1.5rem/2rem; --t40: 2rem/2.375rem; } }
@media (prefers-reduced-motion: reduce) { :root { --move: 0s; } }`;
  return minifyCss(css);
}

/** Removes insignificant white space. */
export function minifyCss(css: string): string {
  return css
    .replace(/\s+/g, " ")
    .replace(/: /g, ":")
    .replace(/\s*([{};,])\s*/g, "$1")
    .replace(/;}/g, "}")
    .trim();
}
