import { type Control, type Problem, showError, showSummary } from "./field-errors";

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const lowerCase = /\p{Ll}/u;
const noLetter = /[^\p{L}]/u;

/** Controls with an error of this script, as opposed to the server's: it is removed once the value is valid. */
const marked = new WeakSet<Control>();
/** Controls that were changed since the page was loaded. */
const changed = new WeakSet<Control>();

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is Control => one.matches("input, select, textarea") && one.id !== "" && "name" in one,
  );

/**
 * The error of a field by the rules in its markup, with a text from the markup; null if it is valid. The rules are a
 * subset of the server's, which refuses the same input with the same sentence.
 */
function faultOf(control: Control): string | null {
  const { form, value, type } = control;
  const unticked = type === "checkbox" && !(control as HTMLInputElement).checked;
  const text = unticked ? "" : type === "password" ? value : value.trim();
  const words = { ...form?.dataset, ...control.dataset };
  const { rule, same } = control.dataset;
  if (text === "") return control.required ? (words.missing ?? null) : null;
  if (type === "email" && !email.test(text)) return words.email ?? null;
  if (rule === "password" && !(text.length >= 8 && lowerCase.test(text) && noLetter.test(text)))
    return words.password ?? null;
  const twin = same === undefined ? undefined : form?.elements.namedItem(same);
  if (twin instanceof HTMLInputElement && twin.value !== value) return words.mismatch ?? null;
  return null;
}

function showFault(control: Control, fault: string | null): void {
  if (fault) marked.add(control);
  else if (!marked.delete(control)) return;
  showError(control, fault);
}

/**
 * Validates a form before it is sent: shows the error at each field, lists the errors above the form and moves the focus
 * there.
 * @returns whether the form is valid
 */
export function checkForm(form: HTMLFormElement): boolean {
  const problems = controlsOf(form).flatMap((control): Problem[] => {
    const text = faultOf(control);
    // The server's error is about the former value; the server checks the new one on submit.
    // Another script validates phone numbers.
    if (changed.has(control) && !control.closest("[data-phone]")) marked.add(control);
    showFault(control, text);
    return text ? [{ control, text }] : [];
  });
  if (problems.length > 0) showSummary(problems);
  return problems.length === 0;
}

/** Validates a field on blur, and again while it is corrected. An empty field is only validated on submit. */
export function checkFieldsOf(form: HTMLFormElement): void {
  const controlOf = ({ target }: Event) => controlsOf(form).find(control => control === target);
  form.addEventListener("input", event => {
    const control = controlOf(event);
    if (!control) return;
    changed.add(control);
    if (marked.has(control)) showFault(control, faultOf(control));
  });
  form.addEventListener("focusout", event => {
    const control = controlOf(event);
    // A message that appears now would move the pressed button; the whole form is validated on submit.
    if ((event.relatedTarget as HTMLButtonElement | null)?.type === "submit") return;
    if (control && changed.has(control) && control.value.trim() !== "") showFault(control, faultOf(control));
  });
}
