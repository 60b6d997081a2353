import type { AppLoadContext } from "@remix-run/node";

/** The parent address of this area's tabs. */
export const settingsRoot = ({ page }: AppLoadContext): string => page.path.replace("/:tab", "");
