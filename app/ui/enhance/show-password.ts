/**
 * Offers the button beside a password, which comes hidden. It names its field in `aria-controls` and holds two drawings
 * and what it says; `data-hide` is what it says while the password is shown.
 * @returns a function that takes the button back
 */
export function offerToShow(button: HTMLButtonElement): () => void {
  const input = document.getElementById(button.getAttribute("aria-controls") ?? "");
  const label = button.querySelector("span");
  if (!(input instanceof HTMLInputElement) || !label) return () => {};
  const show = label.textContent ?? "";
  const turn = () => {
    const shown = input.type === "password";
    input.type = shown ? "text" : "password";
    label.textContent = shown ? (button.dataset.hide ?? "") : show;
    button.toggleAttribute("data-shown", shown);
  };
  button.addEventListener("click", turn);
  button.hidden = false;
  return () => {
    button.removeEventListener("click", turn);
    button.hidden = true;
  };
}
