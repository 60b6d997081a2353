import { type Control, type Problem, showError, showSummary } from "./field-errors";

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const lowerCase = /\p{Ll}/u;
const noLetter = /[^\p{L}]/u;

/** What this script has said, as opposed to the server: only that goes when the field is put right. */
const marked = new WeakSet<Control>();
/** Fields that were changed since the page came. */
const changed = new WeakSet<Control>();

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is Control => one.matches("input, select, textarea") && one.id !== "" && "name" in one,
  );

/**
 * What is wrong with a field by the rules in its markup, in the words that stand there too. The rules are a subset of
 * the server's: what is refused here the server refuses with the same sentence. null where nothing is wrong.
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
 * Judges a form that is about to be sent: says at each field what is wrong with it, lists it above the form and leads
 * there.
 * @returns whether the form may go
 */
export function checkForm(form: HTMLFormElement): boolean {
  const problems = controlsOf(form).flatMap((control): Problem[] => {
    const text = faultOf(control);
    // The server spoke of what stood there before; about what stands there now it is asked next.
    // A phone number is judged by a script of its own.
    if (changed.has(control) && !control.closest("[data-phone]")) marked.add(control);
    showFault(control, text);
    return text ? [{ control, text }] : [];
  });
  if (problems.length > 0) showSummary(problems);
  return problems.length === 0;
}

/** Judges a field when it is left, and again while it is put right. An empty field is only judged when the form goes. */
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
