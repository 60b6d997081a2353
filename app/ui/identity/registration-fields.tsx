import { useTranslation } from "react-i18next";
import { CountrySelect } from "~/ui/form/country-select";
import { TextField } from "~/ui/form/field";
import { LanguageSelect } from "~/ui/form/language-select";
import { PhoneField } from "~/ui/form/phone-field";
import type { FormRefusal } from "~/ui/form/read-refusal";

const fieldOf =
  ({ value, errors }: FormRefusal) =>
  (name: string) => ({ name, defaultValue: value(name), errors: errors(name), required: true });

/** The name of the registering company. */
export function CompanyNameField({ label, refusal }: { label: string; refusal: FormRefusal }) {
  return <TextField {...fieldOf(refusal)("companyName")} label={label} autoComplete="organization" />;
}

/** Country and language of the registering person. */
export function RegionFields({
  country,
  language,
  refusal: { errors },
}: {
  country: string;
  language: string;
  refusal: FormRefusal;
}) {
  const { t } = useTranslation("auth");
  return (
    <>
      <CountrySelect
        name="country"
        selected={country}
        errors={errors("country")}
        label={t("country")}
        autoComplete="country"
      />
      <LanguageSelect
        label={t("languageField")}
        defaultValue={language}
        errors={errors("language")}
        required
      />
    </>
  );
}

/** The name of the registering person. */
export function NameFields({ refusal }: { refusal: FormRefusal }) {
  const { t } = useTranslation("auth");
  const field = fieldOf(refusal);
  return (
    <>
      <TextField {...field("firstName")} label={t("firstName")} autoComplete="given-name" />
      <TextField {...field("lastName")} label={t("lastName")} autoComplete="family-name" />
    </>
  );
}

/** Contact details of the registering person. */
export function ReachFields({
  phoneCountry,
  preferred,
  refusal,
}: {
  phoneCountry: string;
  /** Preferred countries of the calling codes. */
  preferred: string[];
  refusal: FormRefusal;
}) {
  const { t } = useTranslation("auth");
  const field = fieldOf(refusal);
  return (
    <>
      <TextField {...field("email")} label={t("email")} type="email" inputMode="email" autoComplete="email" />
      <PhoneField {...field("phone")} label={t("phone")} country={phoneCountry} choice={{ preferred }} own />
    </>
  );
}
