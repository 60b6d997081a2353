import { loadTexts } from "./load-texts";

/**
 * Enhances a phone field on its first focus, which loads the parser of phone numbers. `group` contains the list of
 * countries and the number, and has the rules of the field in `data-phone`.
 * @param say receives the error message of the number, or null to clear it
 * @returns a function that undoes the enhancement
 */
export function enhancePhone(group: HTMLElement, say: (fault: string | null) => void): () => void {
  const select = group.querySelector("select")!;
  const input = group.querySelector("input")!;
  const listening = new AbortController();
  const { signal } = listening;
  let state: "waiting" | "coming" | "there" = "waiting";
  let failed = false;
  let opens = false;
  let takeBack = () => {};

  async function wake() {
    if (state !== "waiting") return;
    state = "coming";
    try {
      const [{ enhancePhoneFields }, t] = await Promise.all([
        import("./phone-script"),
        loadTexts("validation"),
      ]);
      if (signal.aborted) return;
      takeBack = enhancePhoneFields({
        group,
        select,
        input,
        opens,
        sayFault: fault => say(fault && t(`validation:phone.${fault}`)),
      });
      state = "there";
    } catch {
      failed = true;
      state = "waiting";
    }
  }
  function openOwnList(event: MouseEvent) {
    // The searchable list replaces the browser's once loaded, except on phones, whose own list is better.
    if (failed || event.button !== 0 || !matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    opens = true;
    select.focus();
  }
  group.addEventListener("focusin", wake, { signal });
  select.addEventListener("mousedown", openOwnList, { signal });
  if (group.contains(document.activeElement)) void wake();
  return () => {
    listening.abort();
    takeBack();
  };
}
