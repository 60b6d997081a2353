import { icon } from "./drawings";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** An error of a control, or of the whole form. */
export type Problem = { control?: Control; text: string };

/** Shows an error at a control, as app/ui/form/field.tsx renders it; null removes it. */
export function showError(control: Control, text: string | null): void {
  const id = `${control.id}-error`;
  const described = (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter(one => one && one !== id);
  document.getElementById(id)?.remove();
  if (text === null) control.removeAttribute("aria-invalid");
  else {
    control.setAttribute("aria-invalid", "true");
    described.push(id);
    const line = document.createElement("p");
    line.className = "error";
    line.id = id;
    line.innerHTML = `${icon("alert")}<span></span>`;
    line.lastElementChild!.textContent = text;
    control.closest("[data-field]")?.append(line);
  }
  if (described.length > 0) control.setAttribute("aria-describedby", described.join(" "));
  else control.removeAttribute("aria-describedby");
}

/** The hidden box above the form that app/ui/form/error-summary.tsx renders. */
const summaryBox = () => document.querySelector<HTMLElement>("[data-summary]");

/** The label before a field's error in the summary; the errors of sign-in forms name their fields already. */
const nameOf = (control: Control): string => {
  const label = control.dataset.called ?? control.labels?.[0]?.textContent;
  const pattern = control.form?.dataset.named;
  return label && pattern ? `${pattern.replace("{{name}}", label)} ` : "";
};

/** Lists problems in the box above the form and moves the focus there. */
export function showSummary(problems: Problem[]): void {
  const box = summaryBox();
  if (!box) return;
  const { summary = "", refused = "" } = box.dataset;
  box.hidden = false;
  document.title = refused + document.title.replace(refused, "");
  box.querySelector("h2")!.textContent = summary;
  box.querySelector("ul")!.replaceChildren(
    ...problems.map(({ control, text }) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.textContent = control ? nameOf(control) + text : text;
      if (control) link.href = `#${control.id}`;
      item.append(link);
      return item;
    }),
  );
  box.focus();
}

/** Moves the focus to the field of a link in the box, without changing the address. */
export function followToField(event: Event, link: HTMLAnchorElement): void {
  const field = document.getElementById(link.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
