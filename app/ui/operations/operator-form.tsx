import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Operator } from "~/contract/system";
import { paths } from "~/paths";
import { CompanyFieldsets } from "~/ui/account/company-fieldsets";
import { FormGrid } from "~/ui/account/form-grid";
import { Check } from "~/ui/form/check";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextArea, TextField } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";

/** Details that section 5 DDG requires of registered companies. */
const requiredDetails = ["companyName", "address", "contact_details", "managing_director"] as const;

/** The operator's details: the twelve of a company, and those of the privacy page. */
export function OperatorForm({ operator, refused }: { operator: Operator; refused: Refusal | undefined }) {
  const { t } = useTranslation(["system", "account", "messages", "shell", "settings"]);
  const refusal = readRefusal(refused);
  const { problems, errors, value } = refusal;
  const missing = requiredDetails.filter(name => !operator[name]).map(name => t(`account:company.${name}`));
  const field = (
    name:
      | "privacyContact"
      | "hosting"
      | "privacyAddition"
      | "reminder_days"
      | "price_days_30"
      | "price_days_365",
  ) => ({
    name,
    label: t(`operator.${name}`),
    errors: errors(name),
    defaultValue: value(name, operator[name]),
    hint: hintOf(refusal, name, operator[name], { hint: t(`operator.${name}Hint`) }),
    dir: "auto",
    autoComplete: "off",
  });
  const toggle = (name: "on_account" | "vat_check" | "oss") => ({
    id: name,
    name,
    value: "on",
    defaultChecked: value(name, operator[name]) === "on",
    "aria-invalid": errors(name) ? true : undefined,
    "aria-describedby": errors(name) ? `${name}-error` : undefined,
    label: t(`operator.${name}`),
    sub: t(`operator.${name}Hint`),
  });
  return (
    <div className="stack" data-gap="6">
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      {missing.length > 0 ? (
        <Alert tone="warn">{t("operator.missing", { fields: missing.join(t("shell:comma")) })}</Alert>
      ) : null}
      <Sheet data-pad>
        <FormGrid method="post" noValidate>
          <UnsavedGuard />
          <RequestId form="operator" />
          <ExpectedVersion version={operator.version} refusal={refusal} />
          <p className="wide">
            {t("operator.intro")} <Link to={paths.imprint()}>{t("operator.see")}</Link>
          </p>
          <CompanyFieldsets
            title={t("tab.company")}
            saved={operator}
            place={<OperatorCountry errors={errors("country")} />}
            refusal={refusal}
          />
          <fieldset>
            <legend>{t("operator.reminders")}</legend>
            <TextField {...field("reminder_days")} inputMode="numeric" dir="ltr" maxLength={2} />
          </fieldset>
          <fieldset>
            <legend>{t("operator.sales")}</legend>
            <div className="wide">
              <Check {...toggle("on_account")} />
              {errors("on_account") ? (
                <p id="on_account-error" style={{ color: "var(--err)", fontWeight: 600 }}>
                  {errors("on_account")?.join(" ")}
                </p>
              ) : null}
            </div>
            <TextField {...field("price_days_30")} inputMode="decimal" dir="ltr" maxLength={20} />
            <TextField {...field("price_days_365")} inputMode="decimal" dir="ltr" maxLength={20} />
          </fieldset>
          <fieldset>
            <legend>{t("operator.taxes")}</legend>
            {(["vat_check", "oss"] as const).map(name => (
              <div className="wide" key={name}>
                <Check {...toggle(name)} />
              </div>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t("operator.legal")}</legend>
            <TextArea {...field("privacyContact")} maxLength={500} />
            <TextArea {...field("hosting")} maxLength={500} />
            <div className="wide">
              <TextArea {...field("privacyAddition")} maxLength={10_000} />
            </div>
          </fieldset>
          <p>
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
          </p>
        </FormGrid>
      </Sheet>
    </div>
  );
}

/** The operator's country, fixed because the rules of other countries' invoices are not implemented. */
function OperatorCountry({ errors }: { errors: string[] | undefined }) {
  const { t } = useTranslation(["system", "account"]);
  return (
    <div className="wide" id="country" tabIndex={-1}>
      <p>
        <b>{t("account:company.country")}</b>
        <br />
        {t("operator.countryName")}
      </p>
      <p className="small muted">{t("operator.countryHint")}</p>
      {errors ? <p style={{ color: "var(--err)", fontWeight: 600 }}>{errors.join(" ")}</p> : null}
    </div>
  );
}
