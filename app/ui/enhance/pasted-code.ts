/** Removes the spaces and hyphens of a pasted one-time code. */
export function cleanPastedCode({ target, inputType }: InputEvent): void {
  if (inputType !== "insertFromPaste" || !(target instanceof HTMLInputElement)) return;
  if (target.hasAttribute("data-code")) target.value = target.value.replace(/[\s-]/g, "");
}
