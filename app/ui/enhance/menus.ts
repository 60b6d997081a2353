import { keepInView } from "~/ui/primitives/keep-in-view";

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Closes every menu that is open. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/**
 * Keeps menus within the window, and closes them on a press elsewhere and on Escape, which returns the focus.
 * @returns a function that removes the listeners
 */
export function watchMenus(): () => void {
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
  const listening = new AbortController();
  const { signal } = listening;
  // `toggle` does not bubble, so it is captured.
  document.addEventListener("toggle", place, { capture: true, signal });
  document.addEventListener("pointerdown", leave, { signal });
  document.addEventListener("focusin", leave, { signal });
  document.addEventListener("keydown", putAway, { signal });
  return () => listening.abort();
}
