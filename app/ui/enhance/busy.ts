const labels = new WeakMap<HTMLElement, string>();

/** Marks a button as busy and lets it say so. Without a text it says again what it said before. */
export function markBusy(button: HTMLElement | null | undefined, text: string | undefined): void {
  if (!button) return;
  const label = button.querySelector<HTMLElement>("span:not(.hidden)") ?? button;
  if (!labels.has(label)) labels.set(label, label.textContent ?? "");
  label.textContent = text ?? labels.get(label) ?? "";
  for (const name of ["aria-busy", "aria-disabled"])
    if (text === undefined) button.removeAttribute(name);
    else button.setAttribute(name, "true");
}
