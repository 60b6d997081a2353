import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { keepInView } from "~/ui/primitives/keep-in-view";

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/**
 * Menus open within the window, and close when one goes on: elsewhere on the page, to another page, or by Escape,
 * which leads back to them.
 */
export function useMenus(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, closed menus
  useEffect(() => {
    for (const menu of openMenus()) menu.open = false;
  }, [key]);
  useEffect(() => {
    const leave = (event: Event) => {
      for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false;
    };
    const putAway = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog:modal")) return;
      for (const menu of openMenus()) {
        const inside = menu.contains(document.activeElement);
        menu.open = false;
        if (inside) menu.querySelector("summary")?.focus();
      }
    };
    const place = ({ target }: Event) => {
      const opened = target instanceof HTMLDetailsElement && target.open && target.matches("[data-menu]");
      if (opened) keepInView(target.lastElementChild as HTMLElement);
    };
    // A toggle does not bubble: it is heard on its way down.
    document.addEventListener("toggle", place, true);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", putAway);
    return () => {
      document.removeEventListener("toggle", place, true);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", putAway);
    };
  }, []);
}
