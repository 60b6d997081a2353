import metadata from "libphonenumber-js/min/metadata";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type PhoneReading, type PhoneRules, phoneReader } from "~/phone/read-phone";
import { longestNumber, phoneTyper } from "~/phone/type-phone";
import { CountryList } from "./country-list";

const read = phoneReader(metadata);
const type = phoneTyper(metadata);

/**
 * What script adds to a phone field: the number is written and judged while it grows, a calling code chooses its
 * country, and the country stands in a list that finds what is typed. It changes the two controls that came with the
 * page; what they hold is what is sent.
 */
export function PhoneScript({
  select,
  input,
  rules,
  open,
  label,
  say,
}: {
  select: HTMLSelectElement;
  input: HTMLInputElement;
  rules: PhoneRules;
  open: boolean;
  label: string;
  say: (fault: string | null) => void;
}) {
  const { t } = useTranslation("validation");
  const now = useRef({ rules, say, t });
  now.current = { rules, say, t };

  useEffect(() => {
    // Typing has chosen the country, not the reader of the list.
    let following = false;
    // What stood here when it was last judged as a whole; no `change` comes for what script has written.
    let judged = input.defaultValue;
    let complained = input.getAttribute("aria-invalid") === "true";

    const reading = () => read(input.value, { ...now.current.rules, country: select.value });
    const judge = ({ fault }: Pick<PhoneReading, "fault">) => {
      complained = fault !== null;
      now.current.say(fault && now.current.t(`phone.${fault}`));
    };
    const write = (text: string) => {
      if (text !== input.value && text.length <= longestNumber) input.value = text;
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
      const typed = type(input.value, { ...now.current.rules, country: select.value });
      choose(typed.country);
      // Signs in the middle, and signs that go, would move under the reader's hands.
      const grows = inputType.startsWith("insert") && input.selectionStart === input.value.length;
      if (grows) write(typed.text);
      const result = reading();
      if (complained || result.fault === "TOO_LONG")
        judge(result.valid || input.value === "" ? { fault: null } : result);
    }
    function onLeave(event: FocusEvent) {
      // A sentence that appears now would move the button away from under the press; the server judges at once.
      if ((event.relatedTarget as HTMLButtonElement | null)?.type === "submit") return;
      if (input.value === judged) return;
      judged = input.value;
      if (judged.trim() === "") return judge({ fault: null });
      const result = reading();
      if (result.country) choose(result.country);
      write(result.formatted);
      judged = input.value;
      judge(result);
    }
    function onChoose() {
      if (following || input.value.trim() === "") return;
      const { number, nationalNumber } = read(input.value, {});
      // A number with a calling code of its own moves to the country that was chosen for it.
      if (number && input.value.trim().startsWith("+")) {
        const moved = read(nationalNumber, { country: select.value, mode: "international" });
        write(moved.fault ? `+${moved.countryCode} ${nationalNumber}` : moved.formatted);
      }
      judge(reading());
    }
    input.addEventListener("input", onInput);
    input.addEventListener("blur", onLeave);
    select.addEventListener("change", onChoose);
    // What was typed, or filled in by the browser, before this arrived.
    if (input.value !== input.defaultValue) onInput(new Event("input"));
    return () => {
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", onLeave);
      select.removeEventListener("change", onChoose);
    };
  }, [input, select]);

  // Phones have a list of their own that fits their hands better.
  return matchMedia("(pointer: fine)").matches ? <CountryList {...{ select, open, label }} /> : null;
}
