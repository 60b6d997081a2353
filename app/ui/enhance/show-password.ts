/**
 * Shows the button beside a password, which is hidden without script. It names its field in `aria-controls` and contains
 * two icons and its label; `data-hide` is the label while the password is shown.
 * @returns a function that hides the button again
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
