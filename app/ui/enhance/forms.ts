import { markBusy } from "./busy";
import { checkFieldsOf, checkForm } from "./check-fields";
import { followToField, showError } from "./field-errors";
import { dropHold, type HeldWords, holdForm, isServerThere } from "./held-forms";
import { type HumanCheck, humanCheckOf } from "./human-check";
import { cleanPastedCode } from "./pasted-code";
import { enhancePhone } from "./phone-field";
import { offerToShow } from "./show-password";

/** After this time a sent form may be sent again, in milliseconds: the reader may have stopped the navigation. */
const patience = 15_000;

/** Enhances the forms of a page that the browser sends by itself, one answer a page. */
export function enhanceForms(): void {
  const checks = new Map<HTMLFormElement, HumanCheck>();
  for (const form of document.forms) {
    if (form.dataset.missing !== undefined) checkFieldsOf(form);
    const check = humanCheckOf(form);
    if (check) checks.set(form, check);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-hide]")) offerToShow(button);
  for (const group of document.querySelectorAll<HTMLElement>("[data-phone]"))
    enhancePhone(group, fault => showError(group.querySelector("input")!, fault));
  document.addEventListener("input", event => cleanPastedCode(event as InputEvent));
  document.addEventListener("click", event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-summary] a");
    if (link) followToField(event, link);
  });
  document.addEventListener("submit", event => send(event, checks.get(event.target as HTMLFormElement)));
}

/** The last look at a form before the browser sends it. */
function send(event: SubmitEvent, check: HumanCheck | undefined): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  if (form.method !== "post" || form.target !== "") return;
  const judged = form.dataset.missing !== undefined && !submitter?.formNoValidate;
  const stays =
    form.dataset.sent !== undefined ||
    (judged && !checkForm(form)) ||
    (!submitter?.formNoValidate && check?.holds(submitter)) ||
    asksFirst(form, submitter);
  if (stays) event.preventDefault();
  else markSent(form, submitter);
}

const answered = new WeakSet<HTMLFormElement>();

/**
 * Checks that the server is reachable before the browser submits a form: otherwise the browser would show its own error
 * page and lose the input. The form is then submitted, or held until the connection is back.
 */
function asksFirst(form: HTMLFormElement, submitter: HTMLButtonElement | null): boolean {
  const { heldWords } = form.dataset;
  if (heldWords === undefined || answered.delete(form)) return false;
  dropHold(form);
  const free = markSent(form, submitter);
  void isServerThere().then(there => {
    free();
    if (!there) return holdForm(form, submitter, JSON.parse(heldWords) as HeldWords);
    answered.add(form);
    form.requestSubmit(submitter);
  });
  return true;
}

/** A form is sent once, and its button says that it is on its way. @returns lets it be sent again */
function markSent(form: HTMLFormElement, submitter: HTMLButtonElement | null): () => void {
  const button = submitter ?? form.querySelector<HTMLButtonElement>("button[data-busy]");
  form.dataset.sent = "";
  if (button?.dataset.busy) markBusy(button, button.dataset.busy);
  const free = () => {
    delete form.dataset.sent;
    if (button?.dataset.busy) markBusy(button, undefined);
  };
  setTimeout(free, patience);
  // A page that the browser kept comes back as it was left: still waiting.
  window.addEventListener("pageshow", ({ persisted }) => persisted && free(), { once: true });
  return free;
}
