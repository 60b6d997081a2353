import { useTranslation } from "react-i18next";
import type { Company } from "~/contract/company";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea, TextField } from "~/ui/form/field";
import { NumberField } from "~/ui/form/number-field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Sheet } from "~/ui/primitives/sheet";
import { FormGrid } from "./form-grid";
import { SavedMeanwhile } from "./saved-meanwhile";

type Name = Exclude<keyof Company, "version">;

const hinted = [
  "standard_tax_rate_of_benefits",
  "commercial_register_number",
  "registry_court",
  "address",
  "contact_details",
] as const;
const isHinted = (name: Name): name is (typeof hinted)[number] => (hinted as readonly Name[]).includes(name);

/** The twelve details of a company. */
export function CompanyForm({
  company,
  refused,
}: {
  company: Company;
  refused: Parameters<typeof readRefusal>[0];
}) {
  const { t } = useTranslation(["account", "messages", "shell", "settings"]);
  const { problems, errors, value } = readRefusal(refused);
  const overtaken = refused?.code === "conflict_version";
  const field = (name: Name) => ({
    name,
    label: t(`company.${name}`),
    errors: errors(name),
    defaultValue: value(name, company[name]),
    hint:
      overtaken && value(name) !== company[name] ? (
        <SavedMeanwhile text={company[name]} />
      ) : isHinted(name) ? (
        t(`company.hint.${name}`)
      ) : undefined,
    autoComplete: "off",
  });
  const { defaultValue, ...rate } = field("standard_tax_rate_of_benefits");
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad>
        <FormGrid method="post" noValidate>
          <UnsavedGuard />
          <RequestId form="company" />
          <input
            type="hidden"
            name="version"
            value={overtaken ? company.version : value("version", String(company.version))}
          />
          <fieldset>
            <legend>{t("settings:tab.company")}</legend>
            <div className="wide">
              <TextField {...field("companyName")} autoComplete="organization" maxLength={120} required />
            </div>
            <TextField {...field("managing_director")} maxLength={200} />
            <TextField {...field("website")} inputMode="url" dir="ltr" maxLength={200} />
            <TextArea {...field("address")} dir="auto" maxLength={500} />
            <TextArea {...field("contact_details")} dir="auto" maxLength={500} />
          </fieldset>
          <fieldset>
            <legend>{t("company.taxes")}</legend>
            <TextField {...field("ust_idnr")} dir="ltr" maxLength={20} />
            <TextField {...field("tax_number")} dir="ltr" maxLength={30} />
            <NumberField {...rate} value={defaultValue} unit="percent" maxLength={10} />
          </fieldset>
          <fieldset>
            <legend>{t("company.register")}</legend>
            <TextField {...field("commercial_register_number")} dir="ltr" maxLength={40} />
            <TextField {...field("registry_court")} maxLength={120} />
          </fieldset>
          <fieldset>
            <legend>{t("company.bank")}</legend>
            <TextField {...field("IBAN")} dir="ltr" maxLength={50} />
            <TextField {...field("BIC")} dir="ltr" maxLength={20} />
          </fieldset>
          <p>
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
          </p>
        </FormGrid>
      </Sheet>
    </>
  );
}
