/** A one-time code that is pasted with the spaces or hyphens of its groups loses them. */
export function cleanPastedCode({ target, inputType }: InputEvent): void {
  if (inputType !== "insertFromPaste" || !(target instanceof HTMLInputElement)) return;
  if (target.hasAttribute("data-code")) target.value = target.value.replace(/[\s-]/g, "");
}
