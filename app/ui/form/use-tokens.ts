import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { splitTokens } from "~/contract/token-list";

/** What a token list takes. */
export type TokenRules = {
  maxTokens?: number | undefined;
  /** The message for one too many. */
  full?: string | undefined;
  /** The error of a token, as far as script can check it. */
  wrong?: ((token: string) => string | undefined) | undefined;
};

/** The tokens of a list and the text in its field, while script changes them. `given`: the tokens as the server has them. */
export function useTokens({ given, maxTokens, full, wrong }: TokenRules & { given: string[] }) {
  const { t } = useTranslation(["forms", "shell"]);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [tokens, setTokens] = useState(() => splitTokens(given));
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState("");
  const [touched, setTouched] = useState(false);

  // A refusal returns the list including the field's text; otherwise the form sends all of it.
  const key = given.join("\n");
  const known = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list counts, not another array
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    setTokens(splitTokens(given));
    setTyped("");
    setTouched(false);
  }, [key]);

  // Keeps text typed before hydration.
  useEffect(() => setTyped(field.current?.value ?? ""), []);

  useEffect(() => {
    const form = field.current?.form;
    const again = () => setTokens(splitTokens(key.split("\n")));
    form?.addEventListener("reset", again);
    return () => form?.removeEventListener("reset", again);
  }, [key]);

  /** Whether it was added; otherwise it stays in the field with a message. */
  function add(text: string): boolean {
    const after = splitTokens([...tokens, text]);
    const fresh = after.slice(tokens.length);
    if (text.trim() === "") return true;
    const refused = fresh.map(token => wrong?.(token)).find(Boolean);
    if (refused ?? (maxTokens && after.length > maxTokens)) {
      setProblem(refused ?? full);
      return false;
    }
    change(after);
    setTyped("");
    setSaid(fresh.length > 0 ? t("tokens.added", { text: fresh.join(t("shell:comma")) }) : t("tokens.twice"));
    return true;
  }

  function change(after: string[]) {
    setTokens(after);
    setProblem(undefined);
    setTouched(true);
    // Hidden fields fire no events, so form listeners are notified.
    setTimeout(() => list.current?.dispatchEvent(new Event("change", { bubbles: true })));
  }

  function remove(at: number) {
    setSaid(t("tokens.removed", { text: tokens[at] }));
    change(tokens.filter((_, other) => other !== at));
    field.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const ends = event.key === "," || event.key === ";" || (event.key === "Enter" && typed.trim() !== "");
    if (ends) {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && tokens.length > 0) {
      event.preventDefault();
      remove(tokens.length - 1);
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text");
    if (splitTokens([text]).length < 2) return;
    event.preventDefault();
    if (!add(`${typed} ${text}`)) setTyped(`${typed}${text}`.replace(/\s+/g, " "));
  }

  function type(text: string) {
    setTyped(text);
    setProblem(undefined);
  }

  return { field, list, tokens, typed, problem, said, touched, type, add, remove, press, paste };
}
