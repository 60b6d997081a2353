import { markBusy } from "./busy";
import { loadTexts } from "./load-texts";

/** Maximum time that a submitted form waits for the browser's work. */
const maxWaitMs = 10_000;

export type HumanCheck = {
  /**
   * Called before the form is submitted by this button. If true, the submission waits, and follows by itself once the
   * work has ended.
   */
  holds(submitter: HTMLButtonElement | null): boolean;
};

/**
 * The work of the human check for a form with `data-human` (app/ui/form/human-submit.tsx). It begins when the form gets
 * its first focus, so that readers of the page do no work. If its script cannot be loaded, the form is sent without it.
 */
export function humanCheckOf(form: HTMLFormElement): HumanCheck | undefined {
  const place = form.querySelector<HTMLElement>("[data-human]");
  if (!place) return undefined;
  const button = place.querySelector("button");
  const status = place.querySelector<HTMLElement>('[role="status"]');
  let over = false;
  let begun = false;
  let pressed: { by: HTMLButtonElement | null } | undefined;
  let sayWaiting = () => {};

  function end() {
    over = true;
    if (!pressed) return;
    const { by } = pressed;
    pressed = undefined;
    markBusy(button, undefined);
    if (status) status.textContent = "";
    form.requestSubmit(by);
  }
  async function begin() {
    if (begun) return;
    begun = true;
    try {
      const [{ workForStamp }, t] = await Promise.all([
        import("./human-check-work"),
        loadTexts("humanCheck"),
      ]);
      const work = workForStamp(place!, t);
      sayWaiting = work.sayWaiting;
      if (pressed) sayWaiting();
      await work.ended;
    } catch {
      // Without the work the server requires the time that a person needs to fill in the form.
    }
    end();
  }

  form.addEventListener("focusin", begin, { once: true });
  if (form.contains(document.activeElement)) void begin();
  return {
    holds(submitter) {
      if (over) return false;
      if (!pressed) setTimeout(() => over || end(), maxWaitMs);
      pressed = { by: submitter };
      const { waiting = "" } = place.dataset;
      markBusy(button, waiting);
      if (status) status.textContent = waiting;
      sayWaiting();
      void begin();
      return true;
    },
  };
}
