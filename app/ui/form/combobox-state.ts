import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { normaliseForSearch } from "~/i18n/normalise-for-search";
import type { Option } from "./filter-options";

const { stateChangeTypes } = useCombobox;

/**
 * What a combobox of these options does other than Downshift: Escape returns to the chosen option. Leaving the field, or
 * Enter without a highlighted option, chooses an option that is fully typed; on leaving never one that is only highlighted.
 */
export const comboboxReducer =
  (options: Option[]) =>
  (state: UseComboboxState<Option>, { type, changes }: UseComboboxStateChangeOptions<Option>) => {
    const chosen = { selectedItem: state.selectedItem, inputValue: state.selectedItem?.label ?? "" };
    if (type === stateChangeTypes.InputKeyDownEscape) return { ...changes, ...chosen, isOpen: false };
    const isTypedEnter = type === stateChangeTypes.InputKeyDownEnter && state.highlightedIndex < 0;
    if (type !== stateChangeTypes.InputBlur && !isTypedEnter) return changes;
    const typed = normaliseForSearch(state.inputValue);
    const same = options.find(({ label }) => normaliseForSearch(label) === typed);
    if (same) return { ...changes, selectedItem: same, inputValue: same.label };
    return isTypedEnter ? state : { ...changes, ...chosen };
  };
