import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Check } from "~/ui/form/check";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextField } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Sheet)`
  h2 { font: 650 var(--t20) var(--font); }
  .about { margin-block-start: var(--s1); color: var(--muted); font: 400 var(--t15) var(--font); }
  form { display: grid; gap: var(--s5); margin-block-start: var(--s5); }
  fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); align-items: end; gap: var(--s3) var(--s4); min-inline-size: 0; padding-block-end: var(--s5); border-block-end: 1px solid var(--line); }
  .offered { margin-block-start: var(--s3); font: 400 var(--t15) var(--font); }
  .offered ul { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); margin-block-start: var(--s2); }
  code { overflow-wrap: anywhere; }
`;

type Row = { name: string; priceIn: string; priceOut: string };

/** Empty rows for new models. */
const freeRows = 2;
const maxRows = 20;

/** The models of the company's own provider with their prices, and whether users choose among them. */
export function ModelsForm({
  rows,
  choosable,
  version,
  offered,
  unpriced,
  refused,
}: {
  rows: Row[];
  choosable: boolean;
  version: number;
  /** The provider's list of models; null before it was requested. */
  offered: { names: string[]; more: number } | { problem: string } | null;
  /** The model in effect, if it has no price. */
  unpriced: string | null;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["models", "messages"]);
  const refusal = readRefusal(refused);
  const { problems, errors, value } = refusal;
  const free = Array.from({ length: freeRows }, () => ({ name: "", priceIn: "", priceOut: "" }));
  const names = offered && "names" in offered ? offered.names : [];
  return (
    <Root data-pad aria-labelledby="models">
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <h2 id="models">{t("title")}</h2>
      <p className="about">{t("about")}</p>
      {unpriced ? (
        <div style={{ marginBlockStart: "1rem" }}>
          <Alert tone="info">{t("unpriced", { model: unpriced })}</Alert>
        </div>
      ) : null}
      <div className="offered">
        {offered === null ? (
          <Link to="?models=list#models" preventScrollReset>
            {t("list")}
          </Link>
        ) : "problem" in offered ? (
          <Alert tone="err">{offered.problem}</Alert>
        ) : names.length === 0 ? (
          <p>{t("offeredNone")}</p>
        ) : (
          <>
            <p>{t("offered")}</p>
            <ul>
              {names.map(name => (
                <li key={name}>
                  <code dir="ltr">{name}</code>
                </li>
              ))}
              {offered.more > 0 ? <li>{t("more", { count: offered.more })}</li> : null}
            </ul>
            <datalist id="offered">
              {names.map(name => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </div>
      <Form method="post" noValidate>
        <RequestId form="models" />
        <ExpectedVersion version={version} refusal={refusal} />
        {[...rows, ...free].slice(0, maxRows).map((row, at) => {
          const field = (name: keyof Row) => `models[${at}].${name}`;
          const common = (name: keyof Row) => ({
            name: field(name),
            defaultValue: value(field(name), row[name]),
            errors: errors(field(name)),
            autoComplete: "off",
            dir: "ltr" as const,
          });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
            <fieldset key={at} aria-label={t("name", { number: at + 1 })}>
              <TextField
                {...common("name")}
                label={t("name", { number: at + 1 })}
                hint={at === 0 ? t("nameHint") : undefined}
                list="offered"
                maxLength={200}
              />
              <TextField
                {...common("priceIn")}
                label={t("priceIn")}
                hint={at === 0 ? t("priceHint") : undefined}
                inputMode="decimal"
                maxLength={20}
              />
              <TextField
                {...common("priceOut")}
                label={t("priceOut")}
                hint={at === 0 ? t("priceHint") : undefined}
                inputMode="decimal"
                maxLength={20}
              />
            </fieldset>
          );
        })}
        <Check
          name="choosable"
          label={t("choosable")}
          sub={t("choosableHint")}
          defaultChecked={value("choosable", choosable ? "on" : "") === "on"}
        />
        <p>
          <Submit name="intent" value="models" busy={t("save")}>
            {t("save")}
          </Submit>
        </p>
      </Form>
    </Root>
  );
}
