import { CircleAlert, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "~/ui/primitives/button";
import { Field } from "./field";
import { useScripted } from "./use-scripted";
import { type TokenRules, useTokens } from "./use-tokens";

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
  type = "text",
  disabled,
  ...rules
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  /** The errors of the list (`name`) or of one token (`name[1]`). */
  errors: (name: string) => string[] | undefined;
  /** The tokens; after a refusal as typed. */
  tokens: string[];
  type?: "text" | "email";
  disabled?: boolean;
} & TokenRules) {
  const { t } = useTranslation("forms");
  const scripted = useScripted();
  const { field, list, tokens, typed, problem, said, touched, ...edit } = useTokens({ given, ...rules });
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
                      ? { type: "button", onClick: () => edit.remove(at) }
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
              onChange={event => edit.type(event.currentTarget.value)}
              onKeyDown={edit.press}
              onPaste={edit.paste}
            />
            <Button
              disabled={disabled}
              {...(scripted
                ? { type: "button", onClick: () => edit.add(typed) && field.current?.focus() }
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
