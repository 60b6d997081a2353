import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CompanyFields } from "~/contract/company-fields";
import { CountrySelect } from "~/ui/form/country-select";
import { TextArea, TextField } from "~/ui/form/field";
import { NumberField } from "~/ui/form/number-field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Alert } from "~/ui/primitives/alert";

type Name = keyof CompanyFields;
type Shared = Exclude<Name, "country" | "buyer_reference" | "billing_email">;

const hinted = [
  "standard_tax_rate_of_benefits",
  "commercial_register_number",
  "registry_court",
  "country",
  "buyer_reference",
  "billing_email",
  "contact_details",
] as const;
const isHinted = (name: Name): name is (typeof hinted)[number] => (hinted as readonly Name[]).includes(name);

/** The details of a company, in five groups; `buyer` are those of a customer of the operator. */
export function CompanyFieldsets({
  title,
  saved,
  buyer,
  place,
  refusal,
}: {
  /** The heading of the first group. */
  title: ReactNode;
  saved: Record<Shared, string> & { addressConfirmed: boolean };
  buyer?: { country: string; buyer_reference: string; billing_email: string; countries: string | undefined };
  /** Replaces the choice of a country for companies that cannot choose it. */
  place?: ReactNode;
  refusal: FormRefusal;
}) {
  const { t } = useTranslation(["account", "shell"]);
  const { errors, value } = refusal;
  const all: Record<string, string> = { ...saved, ...buyer, addressConfirmed: "" };
  const of = (name: Name) => all[name] ?? "";
  const field = (name: Name) => ({
    name,
    label: t(`company.${name}`),
    errors: errors(name),
    defaultValue: value(name, of(name)),
    hint: hintOf(refusal, name, of(name), {
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
        <TextArea {...field("contact_details")} maxLength={500} />
        {buyer ? (
          <>
            <TextField {...field("buyer_reference")} dir="ltr" maxLength={46} />
            <TextField {...field("billing_email")} type="email" dir="ltr" maxLength={254} />
          </>
        ) : null}
      </fieldset>
      <fieldset>
        <legend>{t("company.address")}</legend>
        {saved.addressConfirmed ? null : (
          <div className="wide">
            <Alert>
              {t("company.oldAddress", { text: saved.address.replaceAll("\n", t("shell:comma")) })}
            </Alert>
          </div>
        )}
        <TextField {...field("street")} maxLength={200} />
        <TextField {...field("house_number")} maxLength={20} />
        <TextField {...field("postcode")} maxLength={20} />
        <TextField {...field("city")} maxLength={120} />
        {buyer ? (
          <CountrySelect
            name="country"
            label={t("company.country")}
            hint={t("company.hint.country")}
            errors={errors("country")}
            selected={value("country", buyer.country)}
            options={buyer.countries}
          />
        ) : (
          place
        )}
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
