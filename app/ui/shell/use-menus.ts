import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Menus close when one goes on: elsewhere on the page, to another page, or by Escape, which leads back to them. */
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
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", putAway);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", putAway);
    };
  }, []);
}
