import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import { findTyped, typingTime } from "./find-typed";

/** With less room below than this, in pixels, the list opens above. */
const leastBelow = 200;
const tallest = 320;

const Trigger = styled.button`
  display: flex; align-items: center; gap: var(--s2); text-align: start; cursor: pointer;
  > span { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
const List = styled.div`
  position: absolute; z-index: 5; inset-inline-start: 0; inset-block-start: calc(100% + 4px); inline-size: min(22rem, 100%);
  padding: var(--s1); overflow-y: auto; overscroll-behavior: contain; background: var(--raised); border: 1px solid var(--line-2);
  border-radius: var(--r-card); box-shadow: var(--float);
  &[data-above] { inset-block: auto calc(100% + 4px); }
  > div { display: flex; gap: var(--s3); padding: 0.375rem var(--s3); border-radius: var(--r-control); font: 400 var(--t15) var(--font); cursor: pointer; }
  > div > span { flex: 1; min-inline-size: 0; }
  > div > bdi { color: var(--muted); font-variant-numeric: tabular-nums; }
  > div[aria-selected="true"] { font-weight: 650; }
  > div[data-here] { background: var(--tint); outline: 2px solid var(--accent); outline-offset: -2px; }
  > div[data-line] { margin-block-start: 0.5625rem; }
  > div[data-line]::before { content: ""; position: absolute; inset-inline: var(--s3); margin-block-start: -0.6875rem; border-block-start: 1px solid var(--line); }
`;

/** The options of a select as they came with the page: code, name and calling code; a line above some. */
function optionsOf(select: HTMLSelectElement) {
  return [...select.options].map(({ value, text, previousElementSibling }) => {
    const [, name = text, calling = ""] = /^(.*?)\s*[\u200e]?(\+\d+)$/.exec(text.trim()) ?? [];
    return { value, text, name, calling, line: previousElementSibling?.tagName === "HR" };
  });
}

/**
 * The list of a select as one that finds what is typed: a combobox that only selects, by the pattern of the ARIA
 * practices. The select stays below it, holds the value and tells others of changes.
 */
export function CountryList({
  select,
  open: opened,
  label,
}: {
  select: HTMLSelectElement;
  open: boolean;
  label: string;
}) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [options] = useState(() => optionsOf(select));
  const [value, setValue] = useState(select.value);
  const [here, setHere] = useState<number>();
  const [room, setRoom] = useState({ above: false, tall: tallest });
  const typed = useRef({ text: "", at: 0 });
  const chosen = options.findIndex(option => option.value === value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list takes the select's place
  useLayoutEffect(() => {
    const entered = document.activeElement === select;
    select.hidden = true;
    if (entered) trigger.current?.focus();
    if (entered && opened) show();
    return () => {
      select.hidden = false;
    };
  }, [select]);

  useEffect(() => {
    const follow = () => setValue(select.value);
    // A form that is reset has its old values a moment later.
    const followLater = () => setTimeout(follow);
    select.addEventListener("change", follow);
    select.form?.addEventListener("reset", followLater);
    return () => {
      select.removeEventListener("change", follow);
      select.form?.removeEventListener("reset", followLater);
    };
  }, [select]);

  useLayoutEffect(() => {
    if (here !== undefined) list.current?.children[here]?.scrollIntoView({ block: "nearest" });
  }, [here]);

  function show(at = Math.max(chosen, 0)) {
    const { top, bottom } = trigger.current!.getBoundingClientRect();
    const below = innerHeight - bottom;
    const above = below < leastBelow && top > below;
    setRoom({ above, tall: Math.min(tallest, (above ? top : below) - 12) });
    setHere(at);
  }
  function choose(at: number | undefined) {
    setHere(undefined);
    typed.current.text = "";
    const option = at === undefined ? undefined : options[at];
    if (!option || option.value === select.value) return;
    select.value = option.value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  function find(key: string, now: number) {
    const kept = now - typed.current.at < typingTime ? typed.current.text : "";
    typed.current = { text: kept + key, at: now };
    const names = options.map(option => `${option.name} ${option.calling}`);
    const found = findTyped(names, typed.current.text, here ?? Math.max(chosen, 0));
    if (found >= 0 || here === undefined) show(found >= 0 ? found : undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event;
    if (ctrlKey || metaKey) return;
    const last = options.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 10,
      PageUp: -10,
      Home: -last,
      End: last,
    };
    const typing = timeStamp - typed.current.at < typingTime && typed.current.text !== "";
    if (key.length === 1 && (key !== " " || typing)) find(key, timeStamp);
    else if (key === "Escape" && here !== undefined) setHere(undefined);
    else if (key === "Tab") return choose(here);
    else if (key === "Enter" || key === " " || (altKey && key === "ArrowUp" && here !== undefined)) {
      if (here === undefined) show();
      else choose(here);
    } else if (key in steps) {
      const begin = key === "Home" ? 0 : key === "End" ? last : undefined;
      if (here === undefined) show(begin);
      else setHere(Math.min(last, Math.max(0, begin ?? here + steps[key]!)));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const isOpen = here !== undefined;
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        className="control"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}${here}` : undefined}
        onClick={() => (isOpen ? setHere(undefined) : show())}
        onKeyDown={onKeyDown}
        onBlur={() => choose(undefined)}
      >
        <span>{options[chosen]?.text}</span>
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      {isOpen ? (
        <List
          ref={list}
          id={id}
          role="listbox"
          aria-label={label}
          data-above={room.above || undefined}
          style={{ maxBlockSize: room.tall }}
          // The button keeps the focus, whatever is pressed in here.
          onMouseDown={event => event.preventDefault()}
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
            // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names this one
            <div
              key={option.value}
              id={`${id}${at}`}
              role="option"
              aria-selected={at === chosen}
              data-here={at === here || undefined}
              data-line={option.line || undefined}
              onClick={() => choose(at)}
            >
              <span>{option.name}</span>
              <bdi>{option.calling}</bdi>
            </div>
          ))}
        </List>
      ) : null}
    </>
  );
}
