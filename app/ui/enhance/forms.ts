import { markBusy } from "./busy";
import { checkFieldsOf, checkForm } from "./check-fields";
import { followToField, showError } from "./field-errors";
import { type HumanCheck, humanCheckOf } from "./human-check";
import { isServerReachable, keepOffline, type OfflineTexts, releaseForm } from "./offline-forms";
import { cleanPastedCode } from "./pasted-code";
import { enhancePhone } from "./phone-field";
import { offerToShow } from "./show-password";

/** Time after which a sent form may be sent again: the user may have stopped the navigation. */
const resendAfterMs = 15_000;

/** Enhances the forms of a page without React, which the browser submits itself. */
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
  document.addEventListener("keydown", sendOnEnter);
  document.addEventListener("click", event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-summary] a");
    if (link) followToField(event, link);
  });
  document.addEventListener("submit", event => send(event, checks.get(event.target as HTMLFormElement)));
}

/** Sends the form of a question's field; with Shift, Enter breaks the line. */
function sendOnEnter(event: KeyboardEvent): void {
  const field = event.target as HTMLElement;
  if (event.key !== "Enter" || event.shiftKey || event.isComposing || !field.matches("[data-enter-sends]"))
    return;
  event.preventDefault();
  (field as HTMLTextAreaElement).form?.requestSubmit();
}

/** Checks a form before the browser sends it. */
function send(event: SubmitEvent, check: HumanCheck | undefined): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  if (form.method !== "post" || form.target !== "") return;
  const isValidated = form.dataset.missing !== undefined && !submitter?.formNoValidate;
  const stays =
    form.dataset.sent !== undefined ||
    (isValidated && !checkForm(form)) ||
    (!submitter?.formNoValidate && check?.holds(submitter)) ||
    asksFirst(form, submitter);
  if (stays) event.preventDefault();
  else markSent(form, submitter);
}

const answered = new WeakSet<HTMLFormElement>();

/**
 * Checks that the server is reachable before the browser submits a form: otherwise the browser would show its own error
 * page and lose the input. The form is then submitted, or waits until the connection is back.
 */
function asksFirst(form: HTMLFormElement, submitter: HTMLButtonElement | null): boolean {
  const { offlineTexts } = form.dataset;
  if (offlineTexts === undefined || answered.delete(form)) return false;
  releaseForm(form);
  const free = markSent(form, submitter);
  void isServerReachable().then(there => {
    free();
    if (!there) return keepOffline(form, submitter, JSON.parse(offlineTexts) as OfflineTexts);
    answered.add(form);
    form.requestSubmit(submitter);
  });
  return true;
}

/** Prevents a second submission, and marks the button as busy. @returns a function that allows it again */
function markSent(form: HTMLFormElement, submitter: HTMLButtonElement | null): () => void {
  const button = submitter ?? form.querySelector<HTMLButtonElement>("button[data-busy]");
  form.dataset.sent = "";
  if (button?.dataset.busy) markBusy(button, button.dataset.busy);
  const free = () => {
    delete form.dataset.sent;
    if (button?.dataset.busy) markBusy(button, undefined);
  };
  setTimeout(free, resendAfterMs);
  // A page from the back/forward cache still has its busy buttons.
  window.addEventListener("pageshow", ({ persisted }) => persisted && free(), { once: true });
  return free;
}
