import { keepInView } from "~/ui/primitives/keep-in-view";

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Closes every open menu. If it contains the focus, that moves to the menu's button. */
export function closeMenus(): void {
  for (const menu of openMenus()) {
    const inside = menu.contains(document.activeElement);
    menu.open = false;
    if (inside) menu.querySelector("summary")?.focus({ preventScroll: true });
  }
}

/** The index that each key moves to in a menu of `last + 1` entries, from the entry `at`; -1 is the menu's button. */
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus through the entries of its open menu. A menu with fields keeps the keys for them. */
function moveFocus(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  if (document.querySelector("dialog:modal")) return;
  const here = document.activeElement;
  const menu = here?.closest<HTMLDetailsElement>("details[data-menu][open]");
  if (!menu || menu.querySelector("input:not([type=hidden]), select, textarea")) return;
  const entries = [...menu.querySelectorAll<HTMLElement>(":scope > :not(summary) :is(a, button)")].filter(
    one => one.getClientRects().length > 0,
  );
  const at = entries.indexOf(here as HTMLElement);
  if (entries.length === 0 || (at < 0 && !here?.matches("summary"))) return;
  event.preventDefault();
  entries[step(at, entries.length - 1)]?.focus();
}

/**
 * Keeps menus within the window, closes them on a press elsewhere and on Escape, which returns the focus, and moves
 * through their entries by arrow keys, Home and End.
 * @returns a function that removes the listeners
 */
export function watchMenus(): () => void {
  const leave = (event: Event) => {
    for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false;
  };
  const closeOnKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !document.querySelector("dialog:modal")) closeMenus();
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
  document.addEventListener("keydown", closeOnKey, { signal });
  document.addEventListener("keydown", moveFocus, { signal });
  return () => listening.abort();
}
