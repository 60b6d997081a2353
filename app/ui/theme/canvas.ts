/** The page's background in both themes; also the browser's theme-color. */
export const canvas = { light: "#f7f6fb", dark: "#24273a" };
