import metadata from "libphonenumber-js/min/metadata";
import { type PhoneFault, type PhoneRules, phoneReader } from "~/phone/read-phone";
import { maxNumberLength, phoneTyper } from "~/phone/type-phone";
import { replaceByList } from "./country-list";

const read = phoneReader(metadata);
const type = phoneTyper(metadata);

/**
 * The script of a phone field: formats and validates while typing, follows calling codes, and makes the country
 * list searchable. It enhances the two existing controls, which keep their values.
 * @returns a function that undoes the enhancement
 */
export function enhancePhoneFields({
  group,
  select,
  input,
  opens,
  sayFault,
}: {
  group: HTMLElement;
  select: HTMLSelectElement;
  input: HTMLInputElement;
  /** The list of countries opens at once. */
  opens: boolean;
  sayFault: (fault: PhoneFault | null) => void;
}): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // Set while typing changes the country, to tell it from a choice in the list.
  let following = false;
  // The value at its last validation; scripted changes fire no `change` event.
  let validatedValue = input.defaultValue;
  let complained = input.getAttribute("aria-invalid") === "true";

  const rules = (): PhoneRules => ({ ...JSON.parse(group.dataset.phone || "{}"), country: select.value });
  const reading = () => read(input.value, rules());
  const showFault = (fault: PhoneFault | null) => {
    complained = fault !== null;
    sayFault(fault);
  };
  const write = (text: string) => {
    if (text !== input.value && text.length <= maxNumberLength) input.value = text;
  };
  const choose = (country: string) => {
    if (country === select.value || ![...select.options].some(({ value }) => value === country)) return;
    following = true;
    select.value = country;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    following = false;
  };

  function onInput(event: Event) {
    const { inputType = "insert", isComposing } = event as InputEvent;
    if (isComposing) return;
    const typed = type(input.value, rules());
    choose(typed.country);
    // Formatting in the middle, or on deletion, would move the cursor.
    const grows = inputType.startsWith("insert") && input.selectionStart === input.value.length;
    if (grows) write(typed.text);
    const { fault, valid } = reading();
    if (complained || fault === "TOO_LONG") showFault(valid || input.value === "" ? null : fault);
  }
  function onLeave(event: FocusEvent) {
    // A message that appears now would move the pressed button; the server validates anyway.
    if ((event.relatedTarget as HTMLButtonElement | null)?.type === "submit") return;
    if (input.value === validatedValue) return;
    validatedValue = input.value;
    if (validatedValue.trim() === "") return showFault(null);
    const { country, formatted, fault } = reading();
    if (country) choose(country);
    write(formatted);
    validatedValue = input.value;
    showFault(fault);
  }
  function onChoose() {
    if (following || input.value.trim() === "") return;
    const { number, nationalNumber } = read(input.value, {});
    // An international number is converted to the chosen country.
    if (number && input.value.trim().startsWith("+")) {
      const moved = read(nationalNumber, { country: select.value, mode: "international" });
      write(moved.fault ? `+${moved.countryCode} ${nationalNumber}` : moved.formatted);
    }
    showFault(reading().fault);
  }
  input.addEventListener("input", onInput, { signal });
  input.addEventListener("blur", onLeave, { signal });
  select.addEventListener("change", onChoose, { signal });
  // Input before this chunk was loaded.
  if (input.value !== input.defaultValue) onInput(new Event("input"));
  // Phones have a better list of their own.
  const takeListBack = matchMedia("(pointer: fine)").matches
    ? replaceByList(select, { opens, label: select.getAttribute("aria-label") ?? "" })
    : undefined;
  return () => {
    listening.abort();
    takeListBack?.();
  };
}
