import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CompanyFields } from "~/contract/company-fields";
import { TextArea, TextField } from "~/ui/form/field";
import { NumberField } from "~/ui/form/number-field";
import type { readRefusal } from "~/ui/form/read-refusal";
import { hintOf } from "~/ui/form/saved-meanwhile";

type Name = keyof CompanyFields;

const hinted = [
  "standard_tax_rate_of_benefits",
  "commercial_register_number",
  "registry_court",
  "address",
  "contact_details",
] as const;
const isHinted = (name: Name): name is (typeof hinted)[number] => (hinted as readonly Name[]).includes(name);

/** The twelve details of a company, in four groups. */
export function CompanyFieldsets({
  title,
  saved,
  refusal,
}: {
  /** The heading of the first group. */
  title: ReactNode;
  saved: Record<Name, string>;
  refusal: ReturnType<typeof readRefusal>;
}) {
  const { t } = useTranslation("account");
  const { errors, value } = refusal;
  const field = (name: Name) => ({
    name,
    label: t(`company.${name}`),
    errors: errors(name),
    defaultValue: value(name, saved[name]),
    hint: hintOf(refusal, name, saved[name], {
      hint: isHinted(name) ? t(`company.hint.${name}`) : undefined,
    }),
    autoComplete: "off",
  });
  const { defaultValue, ...rate } = field("standard_tax_rate_of_benefits");
  return (
    <>
      <fieldset>
        <legend>{title}</legend>
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
    </>
  );
}
