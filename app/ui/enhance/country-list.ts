import { addStyle } from "./add-style";
import { icon } from "./drawings";
import { findTyped, typingMs } from "./find-typed";

/** In pixels: the list opens above the button if less space is below. */
const minSpaceBelow = 200;
/** In pixels. */
const maxHeight = 320;

const css = `
[data-country-trigger]{display:flex;align-items:center;gap:var(--s2);text-align:start;cursor:pointer}
[data-country-trigger]>span{flex:1;min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
[data-country-list]{position:absolute;z-index:5;inset-inline-start:0;inset-block-start:calc(100% + 4px);inline-size:min(22rem,100%);padding:var(--s1);overflow-y:auto;overscroll-behavior:contain;background:var(--raised);border:1px solid var(--line-2);border-radius:var(--r-card);box-shadow:var(--float)}
[data-country-list][data-above]{inset-block:auto calc(100% + 4px)}
[data-country-list]>div{display:flex;gap:var(--s3);padding:.375rem var(--s3);border-radius:var(--r-control);font:400 var(--t15) var(--font);cursor:pointer}
[data-country-list]>div>span{flex:1;min-inline-size:0}
[data-country-list]>div>bdi{color:var(--muted);font-variant-numeric:tabular-nums}
[data-country-list]>div[aria-selected=true]{font-weight:650}
[data-country-list]>div[data-here]{background:var(--tint);outline:2px solid var(--accent);outline-offset:-2px}
[data-country-list]>div[data-line]{margin-block-start:.5625rem}
[data-country-list]>div[data-line]::before{content:"";position:absolute;inset-inline:var(--s3);margin-block-start:-.6875rem;border-block-start:1px solid var(--line)}
`;

let lists = 0;

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** An option of the page's select: its name with the calling code, and whether a line separates it. */
function readOption({ text, previousElementSibling }: HTMLOptionElement) {
  const [, name = text, calling = ""] = /^(.*?)\s*[\u200e]?(\+\d+)$/.exec(text.trim()) ?? [];
  return { text, name, calling, line: previousElementSibling?.tagName === "HR" };
}

/** The button that shows the chosen option and opens the list. */
function makeTrigger(label: string): HTMLButtonElement {
  const trigger = document.createElement("button");
  trigger.type = "button";
  trigger.className = "control";
  trigger.dataset.countryTrigger = "";
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-label": label,
    "aria-haspopup": "listbox",
  }))
    trigger.setAttribute(name, value);
  trigger.innerHTML = `<span></span>${icon("chevron")}`;
  return trigger;
}

type Option = ReturnType<typeof readOption>;

/** Inserts the list of options after its trigger, above or below it. */
function makeList(
  trigger: HTMLElement,
  {
    id,
    label,
    options,
    choose,
  }: { id: string; label: string; options: Option[]; choose: (at: number) => void },
): HTMLDivElement {
  const list = document.createElement("div");
  list.id = id;
  list.dataset.countryList = "";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", label);
  const { top, bottom } = trigger.getBoundingClientRect();
  const below = innerHeight - bottom;
  const above = below < minSpaceBelow && top > below;
  list.toggleAttribute("data-above", above);
  list.style.maxBlockSize = `${Math.min(maxHeight, (above ? top : below) - 12)}px`;
  list.append(...options.map((option, at) => makeOption(option, `${id}-${at}`, () => choose(at))));
  // The button keeps the focus during presses in the list.
  list.addEventListener("mousedown", event => event.preventDefault());
  trigger.after(list);
  return list;
}

function makeOption({ name, calling, line }: Option, id: string, choose: () => void): HTMLDivElement {
  const option = document.createElement("div");
  option.id = id;
  option.setAttribute("role", "option");
  option.toggleAttribute("data-line", line);
  option.append(document.createElement("span"), document.createElement("bdi"));
  option.firstElementChild!.textContent = name;
  option.lastElementChild!.textContent = calling;
  option.addEventListener("click", choose);
  return option;
}

/**
 * Replaces a select by a searchable list: a select-only combobox of the ARIA practices. The select remains hidden, keeps
 * the value and fires change events.
 * @returns a function that restores the select
 */
export function replaceByList(
  select: HTMLSelectElement,
  { opens, label }: { opens: boolean; label: string },
): () => void {
  addStyle(css);
  const id = `country-list-${++lists}`;
  const options = [...select.options].map(readOption);
  const listening = new AbortController();
  const { signal } = listening;
  let here: number | undefined;
  let list: HTMLDivElement | undefined;
  let typed = { text: "", at: 0 };

  const trigger = makeTrigger(label);

  function draw() {
    trigger.firstElementChild!.textContent = options[select.selectedIndex]?.text ?? "";
    trigger.setAttribute("aria-expanded", String(here !== undefined));
    if (here === undefined) {
      list?.remove();
      list = undefined;
      trigger.removeAttribute("aria-controls");
      trigger.removeAttribute("aria-activedescendant");
      return;
    }
    list ??= makeList(trigger, { id, label, options, choose });
    for (const [at, option] of [...list.children].entries()) {
      option.setAttribute("aria-selected", String(at === select.selectedIndex));
      option.toggleAttribute("data-here", at === here);
    }
    trigger.setAttribute("aria-controls", id);
    trigger.setAttribute("aria-activedescendant", `${id}-${here}`);
    list.children[here]?.scrollIntoView({ block: "nearest" });
  }
  function move(to: number | undefined) {
    here = to;
    draw();
  }
  const show = (at = Math.max(select.selectedIndex, 0)) => move(at);
  function choose(at: number | undefined) {
    typed.text = "";
    const isChange = at !== undefined && at !== select.selectedIndex;
    if (isChange) select.selectedIndex = at;
    move(undefined);
    if (isChange) select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  function find(key: string, now: number) {
    const prefix = now - typed.at < typingMs ? typed.text : "";
    typed = { text: prefix + key, at: now };
    const names = options.map(option => `${option.name} ${option.calling}`);
    const match = findTyped(names, typed.text, here ?? Math.max(select.selectedIndex, 0));
    if (match >= 0 || here === undefined) show(match >= 0 ? match : undefined);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event;
    if (ctrlKey || metaKey) return;
    const last = options.length - 1;
    const typing = timeStamp - typed.at < typingMs && typed.text !== "";
    if (key.length === 1 && (key !== " " || typing)) find(key, timeStamp);
    else if (key === "Escape" && here !== undefined) move(undefined);
    else if (key === "Tab") return choose(here);
    else if (key === "Enter" || key === " " || (altKey && key === "ArrowUp" && here !== undefined)) {
      if (here === undefined) show();
      else choose(here);
    } else if (key === "Home") show(0);
    else if (key === "End") show(last);
    else if (key in steps) {
      if (here === undefined) show();
      else move(Math.min(last, Math.max(0, here + steps[key]!)));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  trigger.addEventListener("click", () => (here === undefined ? show() : move(undefined)));
  trigger.addEventListener("keydown", onKeyDown);
  trigger.addEventListener("blur", () => choose(undefined));
  select.addEventListener("change", draw, { signal });
  // The values of a form change after its reset event.
  select.form?.addEventListener("reset", () => setTimeout(draw), { signal });

  const entered = document.activeElement === select;
  draw();
  select.after(trigger);
  select.hidden = true;
  if (entered) trigger.focus();
  if (entered && opens) show();
  return () => {
    listening.abort();
    list?.remove();
    trigger.remove();
    select.hidden = false;
  };
}
