import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { ChevronDown } from "lucide-react";
import {
  type InputHTMLAttributes,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { normaliseForSearch } from "~/i18n/normalise-for-search";
import { filterOptions, type Option } from "./filter-options";

/** Events of the field before the list was loaded: opened, typed into, or left. */
export type EarlyInput = { open: boolean; typed: string | undefined; gone?: boolean };

export type ComboboxListProps = {
  select: RefObject<HTMLSelectElement>;
  field: InputHTMLAttributes<HTMLInputElement> & { id: string };
  meant: EarlyInput;
};

const readOptions = (select: HTMLSelectElement | null): Option[] =>
  [...(select?.options ?? [])].filter(one => !one.disabled).map(({ value, label }) => ({ value, label }));

/** Space needed below the field; otherwise the list opens above. */
const minSpaceBelow = 200;

const { stateChangeTypes: did } = useCombobox;

/** The list of a combobox with its field (ARIA combobox with list autocompletion). Loaded when it is first used. */
export function ComboboxList({ select, field, meant }: ComboboxListProps) {
  const { t } = useTranslation("forms");
  const all = useMemo(() => readOptions(select.current), [select]);
  const chosenNow = () => all.find(({ value }) => value === select.current?.value) ?? null;
  // When the list opens, the field contains the current choice: all options are offered until the user types. It is set in
  // the same step as the field and the list: keys that follow at once choose among the options of the typed text.
  const [typed, setTyped] = useState(meant.typed ?? "");
  const [above, setAbove] = useState(false);
  const items = useMemo(() => filterOptions(all, typed), [all, typed]);
  const input = useRef<HTMLInputElement>(null);

  function reduce(state: UseComboboxState<Option>, { type, changes }: UseComboboxStateChangeOptions<Option>) {
    const back = { selectedItem: state.selectedItem, inputValue: state.selectedItem?.label ?? "" };
    if (type === did.InputKeyDownEscape) return { ...changes, ...back, isOpen: false };
    const typesOnly = type === did.InputKeyDownEnter && state.highlightedIndex < 0;
    if (type === did.InputBlur || typesOnly) {
      // A fully typed option is chosen, on blur never one that is only highlighted.
      const same = all.find(
        ({ label }) => normaliseForSearch(label) === normaliseForSearch(state.inputValue),
      );
      if (same) return { ...changes, selectedItem: same, inputValue: same.label };
      return typesOnly ? state : { ...changes, ...back };
    }
    return changes;
  }

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
    initialInputValue: meant.typed ?? chosenNow()?.label ?? "",
    initialIsOpen: meant.open,
    stateReducer: reduce,
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

  function place() {
    const box = input.current?.getBoundingClientRect();
    if (box)
      setAbove(window.innerHeight - box.bottom < minSpaceBelow && box.top > window.innerHeight - box.bottom);
  }

  // Before the next key, which may open the list again.
  useLayoutEffect(() => {
    if (!isOpen && inputValue === (selectedItem?.label ?? "")) setTyped("");
  }, [isOpen, inputValue, selectedItem]);

  // Autofill and form resets change the select.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads is the list itself
  useEffect(() => {
    const element = select.current;
    const show = () => selectItem(chosenNow());
    const afterReset = () => setTimeout(show);
    element?.addEventListener("change", show);
    element?.form?.addEventListener("reset", afterReset);
    return () => {
      element?.removeEventListener("change", show);
      element?.form?.removeEventListener("reset", afterReset);
    };
  }, [select, all]);

  // Replaces the focused field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useLayoutEffect(() => {
    if (meant.gone) return;
    input.current?.focus();
    // Focus selects all, which the next key would replace.
    if (meant.typed !== undefined) input.current?.setSelectionRange(meant.typed.length, meant.typed.length);
    if (meant.open) place();
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
