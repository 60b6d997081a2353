import { type RefObject, useEffect, useRef, useState } from "react";

/** The answer of the address that stores drafts. `at`: the local time of the save, null when it was refused. */
export type Autosave = { at: string | null; version: number; problem: string | null };

/** Chosen: longer than a pause between words. */
const debounceMs = 2_000;

/** Chosen: how soon a save that reached no server is repeated. */
const retryMs = 10_000;

/** Larger bodies may not outlive their page (Fetch standard, 64 KiB); the margin is for the parts' headers. */
const maxKeptBytes = 60_000;

/**
 * Saves a form at `address` in a pause of typing, when a field is left, and when the page is left; one save after the other.
 * The browser asks before a page is closed whose text is not saved. A form that is submitted during a save is held until the
 * save has ended, because it has to name the version that the save makes. `given` is the version that the page was loaded
 * with; `onSaved` is called after each successful save.
 *
 * It does not use Remix's fetchers: a failed one would replace the page, and with it what was written.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement>,
  { address, given, onSaved }: { address: string; given: number; onSaved: () => void },
): Autosave & { failed: boolean } {
  const [saved, setSaved] = useState<Autosave & { failed: boolean }>(() => nothing(given));
  const [loaded, setLoaded] = useState(given);
  if (loaded !== given) {
    // The page was loaded again, such as after a conflict.
    setLoaded(given);
    setSaved(nothing(given));
  }
  const latestOnSaved = useRef(onSaved);
  latestOnSaved.current = onSaved;
  const held = useRef<{ submitter: HTMLElement | null }>();

  // A page that was loaded again begins anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: given
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    return autosave(element, address, {
      onResult(result) {
        if (result.at) latestOnSaved.current();
        // A refused save keeps the version, so that the submitted form is refused too.
        setSaved(before => ({ ...result, version: result.version || before.version, failed: !result.at }));
      },
      onHeldSubmit(submitter) {
        held.current = { submitter };
      },
    });
  }, [form, address, given]);

  // Once the version of the save is in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after each save
  useEffect(() => {
    const waiting = held.current;
    held.current = undefined;
    if (waiting) form.current?.requestSubmit(waiting.submitter?.isConnected ? waiting.submitter : null);
  }, [form, saved]);

  return saved;
}

/**
 * Saves a form in a pause of typing, when a field is left, and when the page is left, until the returned function is called.
 * `onHeldSubmit` gets the submitter of a form that is submitted during a save, which is prevented.
 */
function autosave(
  element: HTMLFormElement,
  address: string,
  {
    onResult,
    onHeldSubmit,
  }: { onResult: (result: Autosave) => void; onHeldSubmit: (submitter: HTMLElement | null) => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed = false;
  let saving = false;
  let left = false;
  let failed = false;

  const save = async () => {
    clearTimeout(timer);
    if (!changed || (saving && !left)) return;
    const fields = new FormData(element);
    // The version that the save at hand makes is not known yet.
    if (saving) fields.delete("version");
    changed = false;
    saving = true;
    const answer = await send(address, fields, left);
    saving = false;
    if (left) return;
    if (answer === "unreachable") {
      changed = true;
      timer = setTimeout(save, retryMs);
    } else if (changed) schedule();
    const result = answer === "unreachable" ? refused : answer;
    failed = !result.at;
    onResult(result);
  };
  const schedule = () => {
    changed = true;
    clearTimeout(timer);
    timer = setTimeout(save, debounceMs);
  };
  const leave = () => {
    left = true;
    void save();
  };
  // A reload would show the draft as it was before.
  const confirmLeave = (event: BeforeUnloadEvent) => {
    if (!changed && !saving && !failed) return;
    void save();
    event.preventDefault();
  };
  const submit = (event: SubmitEvent) => {
    changed = false;
    clearTimeout(timer);
    if (!saving) return;
    event.preventDefault();
    onHeldSubmit(event.submitter);
  };
  // What was typed before the script came.
  if (isTyped(element)) schedule();
  element.addEventListener("input", schedule);
  element.addEventListener("change", save);
  element.addEventListener("submit", submit);
  window.addEventListener("beforeunload", confirmLeave);
  window.addEventListener("pagehide", leave);
  return () => {
    leave();
    element.removeEventListener("input", schedule);
    element.removeEventListener("change", save);
    element.removeEventListener("submit", submit);
    window.removeEventListener("beforeunload", confirmLeave);
    window.removeEventListener("pagehide", leave);
  };
}

const refused: Autosave = { at: null, version: 0, problem: null };
const nothing = (version: number) => ({ ...refused, version, failed: false });

const isTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    field =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type === "text")) &&
      field.value !== field.defaultValue,
  );

async function send(address: string, fields: FormData, last: boolean): Promise<Autosave | "unreachable"> {
  fields.set("requestId", `${fields.get("requestId")}.${Date.now()}`.slice(-80));
  const bytes = new Blob([...fields.values()].map(String)).size;
  try {
    const response = await fetch(address, {
      method: "POST",
      body: fields,
      keepalive: last && bytes < maxKeptBytes,
    });
    if (response.status >= 500) return "unreachable";
    // A redirect leads to the sign-in page.
    return response.ok && !response.redirected ? ((await response.json()) as Autosave) : refused;
  } catch {
    return "unreachable";
  }
}
