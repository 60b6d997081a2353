// A form whose submission finds no server stays as it is, says so in a line of its own, and goes once more when the
// line is back. Used on pages with React (app/ui/form/held-forms.tsx) and without (forms.ts).
import { icon } from "./drawings";

/** What a held form says: that it waits, and that it could go again but was changed meanwhile. */
export type HeldWords = { held: string; back: string };

type Held = { submitter: HTMLElement | null; sent: string; words: HeldWords; line: HTMLElement };

/** Pause between two looks whether the server is there again, in milliseconds. */
const pause = 4_000;

/** A small file that the server sends without asking who wants it. */
const probe = "/assets/favicon.svg";

const held = new Map<HTMLFormElement, Held>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What a form would send, as one string: files by name and size. */
const contentOf = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === "string" ? value : `${value.name} ${value.size}`,
    ]),
  );

/** Whether the server answers at all. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(probe, { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}

/** Whether this element is, or has within it, a form that waits for the line. */
export const isHeld = (element: Element | null | undefined): boolean =>
  element?.matches("form[data-held]") || element?.querySelector("form[data-held]") != null;

/** Keeps a form until the server can be reached, and says so at its end. */
export function holdForm(form: HTMLFormElement, submitter: HTMLElement | null, words: HeldWords): void {
  dropHold(form);
  const line = document.createElement("p");
  line.className = "held";
  line.setAttribute("role", "alert");
  form.append(line);
  held.set(form, { submitter, sent: contentOf(form), words, line });
  form.dataset.held = "";
  showText(line, words.held);
  line.scrollIntoView({ block: "nearest" });
  listen();
}

/** Removes a form from the waiting ones, before it is submitted again. */
export function dropHold(form: HTMLFormElement): void {
  held.get(form)?.line.remove();
  held.delete(form);
  delete form.dataset.held;
}

function showText(line: HTMLElement, text: string): void {
  line.innerHTML = `${icon("alert")}<span></span>`;
  line.lastElementChild!.textContent = text;
}

function listen(): void {
  window.addEventListener("online", retry);
  clearTimeout(timer);
  timer = setTimeout(retry, pause);
}

async function retry(): Promise<void> {
  clearTimeout(timer);
  if (held.size > 0 && (!navigator.onLine || !(await isServerThere()))) return listen();
  window.removeEventListener("online", retry);
  for (const [form, { submitter, sent, words, line }] of [...held]) {
    if (!form.isConnected) dropHold(form);
    else if (contentOf(form) === sent) {
      dropHold(form);
      form.requestSubmit(submitter?.isConnected ? submitter : null);
    } else showText(line, words.back);
  }
}
