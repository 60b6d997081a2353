import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { OperatorFields } from "~/contract/operator-fields";
import type { Operator } from "~/contract/system";
import { paths } from "~/paths";
import { FormGrid } from "~/ui/account/form-grid";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea, TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";

type Name = keyof OperatorFields;
type PrivacyName = Extract<Name, "privacyContact" | "hosting" | "privacyAddition">;
type CompanyName = Exclude<Name, PrivacyName>;

const groups = {
  company: ["companyName", "managing_director", "address", "contact_details", "website"],
  taxes: ["ust_idnr", "tax_number", "standard_tax_rate_of_benefits"],
  register: ["commercial_register_number", "registry_court"],
  bank: ["IBAN", "BIC"],
} as const satisfies Record<string, CompanyName[]>;
const longest: Partial<Record<Name, number>> = {
  companyName: 120,
  managing_director: 200,
  website: 200,
  address: 500,
  contact_details: 500,
  privacyContact: 500,
  hosting: 500,
  privacyAddition: 10_000,
};
const several: Name[] = ["address", "contact_details", "privacyContact", "hosting", "privacyAddition"];
const left: Name[] = ["website", "ust_idnr", "tax_number", "commercial_register_number", "IBAN", "BIC"];
/** What section 5 DDG asks of a company that is in a register. */
const wanted = ["companyName", "address", "contact_details", "managing_director"] as const;

/** Who runs this installation: the twelve details of a company, and what the privacy page adds. */
export function OperatorForm({
  operator,
  refused,
}: {
  operator: Operator;
  refused: Parameters<typeof readRefusal>[0];
}) {
  const { t } = useTranslation(["system", "account", "messages", "shell", "settings"]);
  const { problems, errors, value } = readRefusal(refused);
  const overtaken = refused?.code === "conflict_version";
  const missing = wanted.filter(name => !operator[name]).map(name => t(`account:company.${name}`));
  const field = (name: Name, label: string, hint?: string) => {
    const Field = several.includes(name) ? TextArea : TextField;
    const saved = overtaken && value(name) !== operator[name];
    return (
      <Field
        key={name}
        name={name}
        label={label}
        errors={errors(name)}
        defaultValue={value(name, operator[name])}
        hint={saved ? t("overtaken", { text: operator[name] || "–" }) : hint}
        maxLength={longest[name] ?? 50}
        dir={left.includes(name) ? "ltr" : "auto"}
        autoComplete="off"
      />
    );
  };
  return (
    <div className="stack" style={{ "--gap": "1.5rem" } as React.CSSProperties}>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      {missing.length > 0 ? (
        <Alert tone="warn">{t("operator.missing", { fields: missing.join(", ") })}</Alert>
      ) : null}
      <Sheet data-pad>
        <FormGrid method="post" noValidate>
          <RequestId form="operator" />
          <input
            type="hidden"
            name="version"
            value={overtaken ? operator.version : value("version", String(operator.version))}
          />
          <p className="wide">
            {t("operator.intro")} <Link to={paths.imprint()}>{t("operator.see")}</Link>
          </p>
          {Object.entries(groups).map(([group, names]) => (
            <fieldset key={group}>
              <legend>
                {group === "company" ? t("tab.company") : t(`account:company.${group as "taxes"}`)}
              </legend>
              {names.map(name => field(name, t(`account:company.${name}`)))}
            </fieldset>
          ))}
          <fieldset>
            <legend>{t("operator.legal")}</legend>
            {field("privacyContact", t("operator.privacyContact"), t("operator.privacyContactHint"))}
            {field("hosting", t("operator.hosting"), t("operator.hostingHint"))}
            <div className="wide">
              {field("privacyAddition", t("operator.privacyAddition"), t("operator.privacyAdditionHint"))}
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
