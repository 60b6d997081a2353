import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Correspondent } from "~/contract/email-drafts";
import { displayName, writeAddress } from "~/contract/mail-address";
import { Field } from "~/ui/form/field";
import { filterOptions } from "~/ui/form/filter-options";
import { listLook } from "~/ui/form/list-look";
import { useScripted } from "~/ui/form/use-scripted";
import { otherAddresses, type TypedAddress, typedAddress, withAddress } from "./typed-address";

const Root = styled.div`
  position: relative;
  ${listLook}
  > .list small { display: block; color: var(--muted); }
`;

/** Chosen: more would have to be scrolled to. */
const maxShown = 8;

/** Whether a word of a name or address begins with what is typed. */
const beginsWord = (label: string, typed: string): boolean =>
  label
    .toLowerCase()
    .split(/[\s@._-]+/)
    .some(word => word.startsWith(typed.trim().toLowerCase()));

type Suggestions = { at: TypedAddress; shown: Correspondent[] };

/**
 * A text field for several addresses that suggests known ones. Without script the browser suggests the first one, from the
 * `<datalist>` with the id `known`; with script each, by parts of its name or address.
 */
export function AddressesField({
  name,
  label,
  hint,
  errors,
  correspondents,
  known,
  ...rest
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
  correspondents: Correspondent[];
  known: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id">) {
  const { t } = useTranslation("forms");
  const input = useRef<HTMLInputElement>(null);
  const scripted = useScripted();
  const [list, setList] = useState<Suggestions>();
  const [active, setActive] = useState(-1);
  const close = () => setList(undefined);

  function suggest(field: HTMLInputElement, always = false) {
    const at = typedAddress(field.value, field.selectionStart ?? field.value.length);
    const others = otherAddresses(field.value, at);
    const options = correspondents
      .filter(({ address }) => !others.includes(address.toLowerCase()))
      .map(one => ({ value: one.address, label: `${one.name} ${one.address}`, one }));
    const found = at.typed || always ? filterOptions(options, at.typed) : [];
    const begun = found.filter(({ label }) => beginsWord(label, at.typed));
    const shown = [...new Set([...begun, ...found])].slice(0, maxShown).map(({ one }) => one);
    setActive(-1);
    setList(shown.length > 0 ? { at, shown } : undefined);
  }

  function choose({ name: theirName, address }: Correspondent) {
    const field = input.current;
    if (!field || !list) return;
    const written = writeAddress(address, displayName(theirName));
    field.value = withAddress(field.value, list.at, written);
    const caret = list.at.from + written.length + 2;
    field.setSelectionRange(caret, caret);
    close();
    // The draft is saved after it.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const chosen = list?.shown[active];
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!list) return suggest(event.currentTarget, true);
      const step = key === "ArrowDown" ? 1 : -1;
      const count = list.shown.length;
      setActive(before => (before < 0 && step < 0 ? count - 1 : (before + step + count) % count));
    } else if (list && key === "Escape") {
      event.preventDefault();
      close();
    } else if (chosen && (key === "Enter" || key === "Tab")) {
      if (key === "Enter") event.preventDefault();
      choose(chosen);
    }
  }

  const option = (at: number) => `${name}-option-${at}`;
  return (
    <Field name={name} label={label} hint={hint} errors={errors}>
      {control => (
        <Root>
          <input
            type="text"
            {...rest}
            {...control}
            ref={input}
            {...(scripted
              ? {
                  role: "combobox",
                  "aria-autocomplete": "list",
                  "aria-expanded": list !== undefined,
                  "aria-controls": `${name}-list`,
                  "aria-activedescendant": list && active >= 0 ? option(active) : undefined,
                }
              : { list: known })}
            onInput={event => suggest(event.currentTarget)}
            onKeyDown={press}
            onBlur={close}
          />
          <div
            id={`${name}-list`}
            className="list"
            role="listbox"
            aria-label={t("combobox.choices")}
            hidden={!list}
          >
            {list?.shown.map((one, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={one.address}
                id={option(at)}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                data-at={at === active || undefined}
                // The field keeps the focus.
                onPointerDown={event => event.preventDefault()}
                onClick={() => choose(one)}
              >
                <bdi>{one.name || one.address}</bdi>
                {one.name ? (
                  <small>
                    <bdi>{one.address}</bdi>
                  </small>
                ) : null}
              </div>
            ))}
          </div>
          <span className="hidden" role="status">
            {list ? t("combobox.found", { count: list.shown.length }) : ""}
          </span>
        </Root>
      )}
    </Field>
  );
}
