import { CircleAlert, Plus, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { splitTokens } from "~/contract/token-list";
import { Button } from "~/ui/primitives/button";
import { Field } from "./field";
import { useScripted } from "./use-scripted";

const Root = styled.div`
  > ul { display: flex; flex-wrap: wrap; gap: var(--s2); margin-block-start: 0.375rem; }
  > ul > li {
    display: flex; align-items: center; max-inline-size: 100%; padding-inline-start: var(--s3); border: 1px solid var(--tint-line);
    border-radius: var(--r-control); background: var(--tint); font: 400 var(--t15) var(--font);
  }
  > ul > li[data-invalid] { border: 2px solid var(--err); background: var(--err-fill); }
  > ul > li > bdi { min-inline-size: 0; overflow-wrap: anywhere; }
  > ul > li > button {
    display: grid; place-items: center; flex: none; inline-size: 2.25rem; block-size: 2.25rem; padding: 0; border: 0; border-radius: var(--r-control); background: none; cursor: pointer;
  }
  > ul > li > button:hover { color: var(--err); }
  > ul > li > button:disabled { color: var(--muted); cursor: not-allowed; }
  > .add { display: flex; gap: var(--s2); margin-block-start: 0.375rem; }
  > .add > .control { flex: 1; min-inline-size: 0; margin: 0; }
  @media (max-width: 639px) { > ul > li > button { inline-size: 2.75rem; block-size: 2.75rem; } }
`;

/** conform's intents, for buttons without script: change the list, and render the form again. */
const listIntent = (type: "insert" | "remove", payload: { name: string; index?: number }) => ({
  name: "__intent__",
  value: JSON.stringify({ type, payload }),
});

/**
 * A list of short texts, such as addresses. With script Enter or a comma adds the input, pasted lists are split,
 * and Backspace in the empty field removes the last one. Without script buttons do that. The field's own text is
 * sent too, so nothing is lost. `Addresses` of the contract parses it.
 */
export function TokenList({
  name,
  label,
  hint,
  errors,
  tokens: given,
  most,
  full,
  wrong,
  type = "text",
  disabled,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  /** The errors of the list (`name`) or of one token (`name[1]`). */
  errors: (name: string) => string[] | undefined;
  /** The tokens; after a refusal as typed. */
  tokens: string[];
  most?: number;
  /** The message for one too many. */
  full?: string;
  /** The error of a token, as far as script can check it. */
  wrong?: (token: string) => string | undefined;
  type?: "text" | "email";
  disabled?: boolean;
}) {
  const { t } = useTranslation(["forms", "shell"]);
  const scripted = useScripted();
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
    if (refused ?? (most && after.length > most)) {
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

  const ofOne = (at: number) => (touched ? undefined : errors(`${name}[${at}]`));
  const messages = problem
    ? [problem]
    : touched
      ? undefined
      : [...(errors(name) ?? []), ...tokens.flatMap((_, at) => ofOne(at) ?? [])];
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      errors={messages?.length ? [...new Set(messages)] : undefined}
    >
      {control => (
        <Root>
          {/* Enter activates a form's first button, which must submit rather than remove. */}
          <button type="submit" className="hidden" tabIndex={-1} aria-hidden disabled={disabled} />
          {tokens.length > 0 ? (
            <ul ref={list} aria-label={t("tokens.list", { label })}>
              {tokens.map((token, at) => (
                <li
                  key={token}
                  id={`${name}[${at}]`}
                  tabIndex={-1}
                  data-invalid={ofOne(at) ? true : undefined}
                >
                  {ofOne(at) ? <CircleAlert size={16} aria-hidden /> : null}
                  <bdi>{token}</bdi>
                  <input type="hidden" name={`${name}[${at}]`} value={token} disabled={disabled} />
                  <button
                    aria-label={t("tokens.remove", { text: token })}
                    disabled={disabled}
                    {...(scripted
                      ? { type: "button", onClick: () => remove(at) }
                      : {
                          type: "submit",
                          formNoValidate: true,
                          ...listIntent("remove", { name, index: at }),
                        })}
                  >
                    <X size={18} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <ul ref={list} hidden />
          )}
          <div className="add">
            <input
              {...control}
              ref={field}
              name={`${name}[${tokens.length}]`}
              type={scripted ? "text" : type === "email" ? "email" : "text"}
              inputMode={type === "email" ? "email" : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              dir="auto"
              disabled={disabled}
              value={typed}
              onChange={event => {
                setTyped(event.currentTarget.value);
                setProblem(undefined);
              }}
              onKeyDown={press}
              onPaste={paste}
            />
            <Button
              disabled={disabled}
              {...(scripted
                ? { type: "button", onClick: () => add(typed) && field.current?.focus() }
                : { formNoValidate: true, ...listIntent("insert", { name }) })}
            >
              <Plus size={18} aria-hidden />
              {t("tokens.add")}
            </Button>
          </div>
          <span className="hidden" role="status">
            {said}
          </span>
        </Root>
      )}
    </Field>
  );
}
