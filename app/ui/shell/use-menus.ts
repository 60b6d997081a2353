import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { closeMenus, watchMenus } from "~/ui/enhance/menus";

/** Keeps menus within the window, and closes them on a press elsewhere, on Escape and on navigation. */
export function useMenus(): void {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (shownKey.current === key) return;
    shownKey.current = key;
    closeMenus();
  }, [key]);
  useEffect(watchMenus, []);
}
