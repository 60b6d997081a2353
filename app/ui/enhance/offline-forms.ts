// Keeps a form whose submission reaches no server, shows a line about it, and submits the form again once the server is
// reachable. Used on pages with React (app/ui/form/offline-forms.tsx) and without (forms.ts).
import { icon } from "./drawings";

/** Texts of a waiting form: `held` while it waits, `back` if it was changed before the server was reachable again. */
export type OfflineTexts = { held: string; back: string };

type OfflineForm = { submitter: HTMLElement | null; sent: string; words: OfflineTexts; line: HTMLElement };

/** Interval between two probes of the server. */
export const probeIntervalMs = 4_000;

/** A small file that needs no session. */
const probe = "/assets/favicon.svg";

const waitingForms = new Map<HTMLFormElement, OfflineForm>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What a form would send, as one string: files by name and size. */
const contentOf = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === "string" ? value : `${value.name} ${value.size}`,
    ]),
  );

/** Whether the server responds. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(probe, { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}

/** Whether this element is or contains a form that waits for the server. */
export const isWaitingOffline = (element: Element | null | undefined): boolean =>
  element?.matches("form[data-held]") || element?.querySelector("form[data-held]") != null;

/** Keeps a form until the server can be reached, and shows a line about it below the form. */
export function keepOffline(form: HTMLFormElement, submitter: HTMLElement | null, words: OfflineTexts): void {
  releaseForm(form);
  const line = document.createElement("p");
  line.className = "held";
  line.setAttribute("role", "alert");
  form.append(line);
  waitingForms.set(form, { submitter, sent: contentOf(form), words, line });
  form.dataset.held = "";
  showText(line, words.held);
  line.scrollIntoView({ block: "nearest" });
  listen();
}

/** Removes a form from the waiting ones, so that it can be submitted again. */
export function releaseForm(form: HTMLFormElement): void {
  waitingForms.get(form)?.line.remove();
  waitingForms.delete(form);
  delete form.dataset.held;
}

function showText(line: HTMLElement, text: string): void {
  line.innerHTML = `${icon("alert")}<span></span>`;
  line.lastElementChild!.textContent = text;
}

function listen(): void {
  window.addEventListener("online", retry);
  clearTimeout(timer);
  timer = setTimeout(retry, probeIntervalMs);
}

async function retry(): Promise<void> {
  clearTimeout(timer);
  if (waitingForms.size > 0 && (!navigator.onLine || !(await isServerReachable()))) return listen();
  window.removeEventListener("online", retry);
  for (const [form, { submitter, sent, words, line }] of [...waitingForms]) {
    if (!form.isConnected) releaseForm(form);
    else if (contentOf(form) === sent) {
      releaseForm(form);
      form.requestSubmit(submitter?.isConnected ? submitter : null);
    } else showText(line, words.back);
  }
}
