import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { closeMenus, watchMenus } from "~/ui/enhance/menus";

/** Keeps menus within the window, and closes them on a press elsewhere, on Escape and on navigation. */
export function useMenus(): void {
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    const before = shown.current;
    // A menu that was opened before hydration stays open.
    if (before.key === location.key) return;
    shown.current = location;
    // The event of a jump within the page (the skip link) comes late: a menu that was opened after it stays open.
    const isJump =
      before.pathname === location.pathname &&
      before.search === location.search &&
      before.hash !== location.hash;
    if (!isJump) closeMenus();
  }, [location]);
  useEffect(watchMenus, []);
}
