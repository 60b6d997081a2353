const labels = new WeakMap<HTMLElement, string>();

/** Marks a button as busy, with this text. Without a text it restores the former one. */
export function markBusy(button: HTMLElement | null | undefined, text: string | undefined): void {
  if (!button) return;
  const label = button.querySelector<HTMLElement>("span:not(.hidden)") ?? button;
  if (!labels.has(label)) labels.set(label, label.textContent ?? "");
  label.textContent = text ?? labels.get(label) ?? "";
  for (const name of ["aria-busy", "aria-disabled"])
    if (text === undefined) button.removeAttribute(name);
    else button.setAttribute(name, "true");
}
