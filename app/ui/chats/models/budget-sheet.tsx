import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField, TextField } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Progress } from "~/ui/primitives/progress";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Sheet)`
  h2 { font: 650 var(--t20) var(--font); }
  .about { margin-block-start: var(--s1); color: var(--muted); font: 400 var(--t15) var(--font); }
  ul { margin-block: var(--s4); }
  .about + form.new { margin-block-start: var(--s4); }
  li { padding-block: var(--s3); border-block-start: 1px solid var(--line); }
  .line { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--s4); }
  .line > :first-child { flex: 1 1 12rem; min-inline-size: 0; overflow-wrap: anywhere; font-weight: 600; }
  .spent { font: 400 var(--t15) var(--font); font-variant-numeric: tabular-nums; }
  .up { color: var(--err); font-weight: 600; }
  form.new { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); align-items: end; gap: var(--s4); padding-block-start: var(--s5); border-block-start: 1px solid var(--line); }
`;

export type ShownBudget = {
  id: string;
  scope: "company" | "division" | "user";
  name: string | null;
  everyone: boolean;
  spent: string;
  limit: string;
  /** The spent share, in per cent. */
  share: number;
  usedUp: boolean;
};

/** The company's budgets with what is spent of them, and a form that sets one. */
export function BudgetSheet({
  budgets,
  choices,
  refused,
}: {
  budgets: ShownBudget[];
  choices: { of: string; name: string; scope: "division" | "user" }[];
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["models", "messages", "shell"]);
  const { problems, errors, value } = readRefusal(refused);
  const nameOf = ({ scope, name, everyone }: ShownBudget) =>
    scope === "company"
      ? t("budget.company")
      : everyone
        ? t("budget.everyone")
        : t(`budget.${scope}`, { name: name ?? "" });
  return (
    <Root data-pad aria-labelledby="budgets">
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <h2 id="budgets">{t("budget.title")}</h2>
      <p className="about">{t("budget.about")}</p>
      {budgets.length === 0 ? <p className="about">{t("budget.none")}</p> : null}
      {budgets.length === 0 ? null : (
        <ul>
          {budgets.map(budget => (
            <li key={budget.id}>
              <div className="line">
                <bdi>{nameOf(budget)}</bdi>
                <span className="spent">
                  {budget.usedUp ? <span className="up">{t("budget.usedUp")} · </span> : null}
                  {t(budget.everyone ? "budget.spentMost" : "budget.spent", {
                    spent: budget.spent,
                    limit: budget.limit,
                  })}
                </span>
                <Form method="post">
                  <RequestId form={`remove-budget-${budget.id}`} />
                  <input type="hidden" name="budget" value={budget.id} />
                  <Submit
                    kind="quiet"
                    name="intent"
                    value="remove-budget"
                    busy={t("budget.remove")}
                    aria-label={t("budget.removeOf", { name: nameOf(budget) })}
                  >
                    {t("budget.remove")}
                  </Submit>
                </Form>
              </div>
              <Progress label={nameOf(budget)} value={budget.share} />
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="new" noValidate>
        <RequestId form="budget" />
        <SelectField
          name="of"
          label={t("budget.of")}
          defaultValue={value("of", "company")}
          errors={errors("of")}
        >
          <option value="company">{t("budget.company")}</option>
          <option value="user">{t("budget.everyone")}</option>
          {choices.map(({ of, name, scope }) => (
            <option key={of} value={of}>
              {t(`budget.${scope}`, { name })}
            </option>
          ))}
        </SelectField>
        <TextField
          name="amount"
          label={t("budget.amount")}
          hint={t("budget.amountHint")}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
          defaultValue={value("amount")}
          errors={errors("amount")}
        />
        <p>
          <Submit kind="plain" name="intent" value="budget" busy={t("budget.set")}>
            {t("budget.set")}
          </Submit>
        </p>
      </Form>
    </Root>
  );
}
