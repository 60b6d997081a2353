import { useCombobox } from "downshift";
import { ChevronDown } from "lucide-react";
import { type InputHTMLAttributes, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { comboboxReducer } from "./combobox-state";
import { filterOptions, type Option } from "./filter-options";
import { useSelectChange } from "./use-select-change";

/** Events of the field before the list was loaded: opened, typed into, or left. */
export type EarlyInput = { open: boolean; typed: string | undefined; gone?: boolean };

export type ComboboxListProps = {
  select: RefObject<HTMLSelectElement>;
  field: InputHTMLAttributes<HTMLInputElement> & { id: string };
  early: EarlyInput;
};

const readOptions = (select: HTMLSelectElement | null): Option[] =>
  [...(select?.options ?? [])].filter(one => !one.disabled).map(({ value, label }) => ({ value, label }));

/** Space needed below the field, in pixels; otherwise the list opens above. */
const minSpaceBelow = 200;

/** Whether the list opens above its field, and a function that decides it anew. */
function useOpensAbove(input: RefObject<HTMLInputElement>) {
  const [above, setAbove] = useState(false);
  const place = () => {
    const box = input.current?.getBoundingClientRect();
    if (!box) return;
    const below = window.innerHeight - box.bottom;
    setAbove(below < minSpaceBelow && box.top > below);
  };
  return { above, place };
}

/** The list of a combobox with its field (ARIA combobox with list autocompletion). Loaded when it is first used. */
export function ComboboxList({ select, field, early }: ComboboxListProps) {
  const { t } = useTranslation("forms");
  const all = useMemo(() => readOptions(select.current), [select]);
  const chosenNow = () => all.find(({ value }) => value === select.current?.value) ?? null;
  // When the list opens, the field contains the current choice: all options are offered until the user types. It is set in
  // the same step as the field and the list: keys that follow at once choose among the options of the typed text.
  const [typed, setTyped] = useState(early.typed ?? "");
  const items = useMemo(() => filterOptions(all, typed), [all, typed]);
  const input = useRef<HTMLInputElement>(null);
  const { above, place } = useOpensAbove(input);

  const {
    isOpen,
    highlightedIndex,
    inputValue,
    selectedItem,
    getInputProps,
    getMenuProps,
    getItemProps,
    getToggleButtonProps,
    selectItem,
  } = useCombobox<Option>({
    items,
    id: field.id,
    inputId: field.id,
    menuId: `${field.id}-list`,
    itemToString: option => option?.label ?? "",
    itemToKey: option => option?.value,
    initialSelectedItem: chosenNow(),
    initialInputValue: early.typed ?? chosenNow()?.label ?? "",
    initialIsOpen: early.open,
    stateReducer: comboboxReducer(all),
    onIsOpenChange({ isOpen: open }) {
      if (open) place();
    },
    onSelectedItemChange({ selectedItem: option }) {
      const element = select.current;
      if (!element || !option || element.value === option.value) return;
      element.value = option.value;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    },
  });

  // Before the next key, which may open the list again.
  useLayoutEffect(() => {
    if (!isOpen && inputValue === (selectedItem?.label ?? "")) setTyped("");
  }, [isOpen, inputValue, selectedItem]);

  useSelectChange(select, () => selectItem(chosenNow()));

  // Replaces the focused field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useLayoutEffect(() => {
    if (early.gone) return;
    input.current?.focus();
    // Focus selects all, which the next key would replace.
    if (early.typed !== undefined) input.current?.setSelectionRange(early.typed.length, early.typed.length);
    if (early.open) place();
  }, []);

  return (
    <>
      <input
        {...field}
        {...getInputProps({
          ref: input,
          "aria-labelledby": undefined,
          onFocus: event => event.currentTarget.select(),
          onChange: event => setTyped(event.currentTarget.value),
        })}
      />
      <button
        type="button"
        {...getToggleButtonProps({ disabled: field.disabled })}
        aria-label={isOpen ? t("combobox.close") : t("combobox.open")}
      >
        <ChevronDown size={18} aria-hidden />
      </button>
      <div
        className="list"
        {...getMenuProps({ "aria-label": t("combobox.choices") })}
        data-open={isOpen || undefined}
        data-above={above || undefined}
      >
        {isOpen
          ? items.map((option, index) => (
              <div
                key={option.value}
                {...getItemProps({
                  item: option,
                  index,
                  "aria-selected": option.value === selectedItem?.value,
                })}
                data-at={index === highlightedIndex || undefined}
              >
                {option.label || " "}
              </div>
            ))
          : null}
        {isOpen && items.length === 0 ? (
          <div className="none" role="option" aria-disabled aria-selected={false} tabIndex={-1}>
            {t("combobox.none")}
          </div>
        ) : null}
      </div>
      <span className="hidden" role="status">
        {isOpen ? t("combobox.found", { count: items.length }) : ""}
      </span>
    </>
  );
}
