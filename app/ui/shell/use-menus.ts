import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { closeMenus, watchMenus } from "~/ui/enhance/menus";

/** Keeps menus within the window, and closes them on a press elsewhere, on Escape and on navigation. */
export function useMenus(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, closed menus
  useEffect(closeMenus, [key]);
  useEffect(watchMenus, []);
}
