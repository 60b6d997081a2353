import { Form, useActionData } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { maxAddresses } from "~/contract/token-list";
import type { Refusal } from "~/session/form";
import { CheckGroup, RadioGroup, Switch } from "~/ui/form/choices";
import { CodeField } from "~/ui/form/code-field";
import { ColourField } from "~/ui/form/colour-field";
import { CountedArea } from "~/ui/form/counted-area";
import { DateRange } from "~/ui/form/date-range";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileDrop } from "~/ui/form/file-drop";
import { LongCombobox } from "~/ui/form/long-combobox";
import { NumberField } from "~/ui/form/number-field";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { TokenList } from "~/ui/form/token-list";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { useChosenFiles } from "~/ui/form/use-chosen-files";
import { useScripted } from "~/ui/form/use-scripted";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Form)`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5) var(--s6); align-items: start;
  > .wide { grid-column: 1 / -1; }
  @media (max-width: 639px) { grid-template-columns: minmax(0, 1fr); }
`;

/** A form with a field of each kind that can be sent. */
export function SampleForm() {
  const { t, i18n } = useTranslation(["design", "messages"]);
  const scripted = useScripted();
  const form = useRef<HTMLFormElement>(null);
  const files = useChosenFiles(form, { paper: ".pdf" }, i18n.language);
  const { problems, errors, value, values } = readRefusal(useActionData() as Refusal | undefined);
  const field = (name: string) => ({ name, errors: errors(name), defaultValue: value(name) });
  const isAddress = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(text);
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet as="div" data-pad>
        <Root
          ref={form}
          method="post"
          encType="multipart/form-data"
          noValidate
          aria-label={t("form.sample")}
          {...(scripted ? files.targets : {})}
        >
          <LongCombobox
            name="country"
            label={t("piece.combobox")}
            errors={errors("country")}
            selected={value("country", "DE")}
            from={(lists, selected) => lists.countryOptions(selected)}
          />
          <NumberField
            name="rate"
            label={t("piece.number")}
            unit="percent"
            errors={errors("rate")}
            value={value("rate", "7.5")}
          />
          <div className="wide">
            <DateRange
              legend={t("piece.range")}
              from={{ name: "from", value: value("from", "2026-11-20") }}
              to={{ name: "to", value: value("to", "2026-11-27") }}
              min="2026-01-01"
              max="2027-12-31"
              errors={errors}
            />
          </div>
          <div className="wide">
            <TokenList
              name="addresses"
              label={t("piece.tokens")}
              hint={t("form.addresses")}
              type="email"
              maxTokens={maxAddresses}
              full={t("messages:emails.max")}
              wrong={text => (isAddress(text) ? undefined : t("messages:field.email"))}
              errors={errors}
              tokens={values("addresses", ["anna@kontor.example"])}
            />
          </div>
          <CheckGroup
            name="days"
            legend={t("piece.checks")}
            choices={["mo", "tu"].map(day => ({ value: day, label: t(`form.${day as "mo"}`) }))}
            chosen={values("days", ["mo"])}
            errors={errors("days")}
          />
          <RadioGroup
            name="who"
            legend={t("piece.radios")}
            choices={["private", "public"].map(who => ({ value: who, label: t(`form.${who as "private"}`) }))}
            chosen={value("who", "private")}
            errors={errors("who")}
          />
          <Switch
            name="told"
            label={t("piece.switch")}
            sub={t("form.switch")}
            defaultChecked={value("told") === "on"}
          />
          <CodeField {...field("code")} label={t("piece.code")} hint={t("form.code")} />
          <ColourField
            name="colour"
            label={t("piece.colour")}
            value={value("colour", "#675dd8")}
            against="#ffffff"
            errors={errors("colour")}
          />
          <FileDrop
            name="paper"
            label={t("piece.file")}
            accept=".pdf"
            chosen={files.chosen.paper}
            remark={files.remarks.paper}
            errors={errors("paper")}
            scripted={scripted}
            over={files.over}
            onChoose={input => files.choose("paper", input)}
            onClear={input => files.clear("paper", input)}
          />
          <div className="wide">
            <CountedArea {...field("notes")} label={t("piece.area")} maxCharacters={200} />
          </div>
          <p className="wide">
            <Submit busy={t("sample.busy")}>{t("form.send")}</Submit>
          </p>
          <UnsavedGuard />
        </Root>
      </Sheet>
    </>
  );
}
