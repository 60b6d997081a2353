/** What lies behind every page, by day and by night; the browser paints its own frame in it. */
export const canvas = { light: "#f7f6fb", dark: "#24273a" };
