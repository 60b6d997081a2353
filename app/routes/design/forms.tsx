import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Check } from "~/ui/form/check";
import { CheckGroup, RadioGroup, Switch } from "~/ui/form/choices";
import { CodeField } from "~/ui/form/code-field";
import { ColourField } from "~/ui/form/colour-field";
import { Combobox } from "~/ui/form/combobox";
import { CountedArea } from "~/ui/form/counted-area";
import { DateField } from "~/ui/form/date-field";
import { DateRange } from "~/ui/form/date-range";
import { SelectField, TextArea, TextField } from "~/ui/form/field";
import { FileDrop } from "~/ui/form/file-drop";
import { NumberField } from "~/ui/form/number-field";
import { PasswordField } from "~/ui/form/password-field";
import { TokenList } from "~/ui/form/token-list";
import { useScripted } from "~/ui/form/use-scripted";
import { SampleForm } from "./sample-form";

const states = ["empty", "filled", "hint", "error", "disabled", "readOnly", "long"] as const;
type State = (typeof states)[number];

/** The props of a form component in one of its states. */
type FieldProps = {
  name: string;
  label: string;
  hint: string | undefined;
  errors: string[] | undefined;
  filled: boolean;
  off: boolean;
  locked: boolean;
  text: string;
};

const Root = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s10);
  h3 { margin-block-end: var(--s3); }
  .states { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: var(--s6); align-items: start; margin-block-start: var(--s4); }
`;

const nothing = () => {};

/** Every form component in every state, and one form of all of them that can be sent. */
export function Forms() {
  const { t } = useTranslation("design");
  const scripted = useScripted();
  const fieldProps = (piece: string, state: State): FieldProps => {
    const long = state === "long";
    return {
      name: `${piece}-${state}`,
      label: long ? t("sample.long") : t(`state.${state}`),
      hint: state === "hint" ? t("form.hint") : long ? t("form.longHint") : undefined,
      errors: state === "error" ? [t("form.wrong")] : long ? [t("form.longWrong")] : undefined,
      filled: !["empty", "error"].includes(state),
      off: state === "disabled",
      locked: state === "readOnly",
      text: long ? t("form.longText") : t("sample.sentence"),
    };
  };

  const options = (text: string) => (
    <>
      <option value="">{t("form.choose")}</option>
      <option value="1">{text}</option>
      <option value="2">{t("form.mo")}</option>
    </>
  );
  const choices = (text: string) => [
    { value: "1", label: text, sub: t("form.hint") },
    { value: "2", label: t("form.mo") },
  ];

  const pieces: [name: Piece, states: readonly State[], show: (field: FieldProps) => ReactNode][] = [
    [
      "text",
      states,
      ({ filled, off, locked, text, ...field }) => (
        <TextField {...field} defaultValue={filled ? text : ""} disabled={off} readOnly={locked} />
      ),
    ],
    [
      "area",
      states,
      ({ filled, off, locked, text, ...field }) => (
        <TextArea {...field} defaultValue={filled ? text : ""} disabled={off} readOnly={locked} />
      ),
    ],
    [
      "counted",
      states,
      ({ filled, off, locked, text, ...field }) => (
        <CountedArea
          {...field}
          maxCharacters={40}
          defaultValue={filled ? text : ""}
          disabled={off}
          readOnly={locked}
        />
      ),
    ],
    [
      "select",
      unlocked,
      ({ filled, off, locked: _, text, ...field }) => (
        <SelectField {...field} defaultValue={filled ? "1" : ""} disabled={off}>
          {options(text)}
        </SelectField>
      ),
    ],
    [
      "combobox",
      unlocked,
      ({ filled, off, locked: _, text, ...field }) => (
        <Combobox {...field} defaultValue={filled ? "1" : ""} disabled={off}>
          {options(text)}
        </Combobox>
      ),
    ],
    [
      "date",
      states,
      ({ filled, off, locked, text: _, ...field }) => (
        <DateField {...field} value={filled ? "2026-11-20" : ""} disabled={off} readOnly={locked} />
      ),
    ],
    [
      "range",
      unlocked,
      ({ name, label, hint, errors, filled, off }) => (
        <DateRange
          legend={label}
          hint={hint}
          from={{ name: `${name}-from`, value: filled ? "2026-11-20" : "" }}
          to={{ name: `${name}-to`, value: filled ? "2026-11-27" : "" }}
          errors={end => (end.endsWith("-to") ? errors : undefined)}
          disabled={off}
        />
      ),
    ],
    [
      "number",
      states,
      ({ filled, off, locked, text: _, ...field }) => (
        <NumberField
          {...field}
          unit={field.name.endsWith("long") ? "megabytes" : field.name.endsWith("hint") ? "days" : "percent"}
          value={filled ? "1234.5" : ""}
          disabled={off}
          readOnly={locked}
        />
      ),
    ],
    [
      "tokens",
      unlocked,
      ({ filled, off, locked: _, text, errors, ...field }) => (
        <TokenList
          {...field}
          tokens={filled ? [text.replaceAll(" ", "-"), "anna@kontor.example"] : []}
          errors={name => (name === field.name ? errors : undefined)}
          disabled={off}
        />
      ),
    ],
    [
      "code",
      unlocked,
      ({ filled, off, locked: _, text: __, ...field }) => (
        <CodeField {...field} defaultValue={filled ? "123456" : ""} disabled={off} />
      ),
    ],
    [
      "colour",
      unlocked,
      ({ filled, off, locked: _, text: __, ...field }) => (
        <ColourField {...field} value={filled ? "#675dd8" : "#b592fa"} against="#ffffff" disabled={off} />
      ),
    ],
    [
      "file",
      unlocked,
      ({ filled, off, locked: _, text, ...field }) => (
        <FileDrop
          {...field}
          chosen={undefined}
          staged={filled && !off ? { id: field.name, name: `${text}.pdf`, size: t("form.size") } : undefined}
          scripted={scripted}
          over={false}
          disabled={off}
          onChoose={nothing}
          onClear={nothing}
        />
      ),
    ],
    [
      "checks",
      unlocked,
      ({ filled, off, locked: _, label, text, ...field }) => (
        <CheckGroup
          {...field}
          legend={label}
          choices={choices(text)}
          chosen={filled ? ["1"] : []}
          disabled={off}
        />
      ),
    ],
    [
      "radios",
      unlocked,
      ({ filled, off, locked: _, label, text, ...field }) => (
        <RadioGroup
          {...field}
          legend={label}
          choices={choices(text)}
          chosen={filled ? "1" : undefined}
          disabled={off}
        />
      ),
    ],
    [
      "switch",
      ["empty", "filled", "hint", "disabled", "long"],
      ({ name, label, hint, filled, off }) => (
        <Switch name={name} label={label} sub={hint} defaultChecked={filled} disabled={off} />
      ),
    ],
    [
      "check",
      ["empty", "filled", "hint", "disabled", "long"],
      ({ name, label, hint, filled, off }) => (
        <Check name={name} label={label} sub={hint} defaultChecked={filled} disabled={off} />
      ),
    ],
    [
      "password",
      ["empty", "hint", "error", "long"],
      ({ name, label, hint, errors }) => (
        <PasswordField
          name={name}
          label={label}
          {...(hint ? { hint } : {})}
          errors={errors}
          autoComplete="new-password"
        />
      ),
    ],
  ];

  return (
    <Root>
      <section>
        <h3>{t("form.sample")}</h3>
        <SampleForm />
      </section>
      {pieces.map(([piece, shown, show]) => (
        <section key={piece} aria-labelledby={`piece-${piece}`}>
          <h3 id={`piece-${piece}`}>{t(`piece.${piece}`)}</h3>
          <div className="states">
            {shown.map(state => (
              <div key={state}>{show(fieldProps(piece, state))}</div>
            ))}
          </div>
        </section>
      ))}
    </Root>
  );
}

const unlocked = states.filter(state => state !== "readOnly");

type Piece =
  | "text"
  | "area"
  | "counted"
  | "select"
  | "combobox"
  | "date"
  | "range"
  | "number"
  | "tokens"
  | "code"
  | "colour"
  | "file"
  | "checks"
  | "radios"
  | "switch"
  | "check"
  | "password";
