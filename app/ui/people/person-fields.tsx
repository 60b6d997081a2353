import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { PeopleKind } from "~/contract/people-fields";
import { languageNames } from "~/i18n/languages";
import { Check } from "~/ui/form/check";
import { CountrySelect } from "~/ui/form/country-select";
import { SelectField, TextField } from "~/ui/form/field";
import { LanguageSelect } from "~/ui/form/language-select";
import { PhoneField } from "~/ui/form/phone-field";
import type { readRefusal } from "~/ui/form/read-refusal";
import { hintOf } from "~/ui/form/saved-meanwhile";

const Root = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5) var(--s4); align-items: start;
  .wide { grid-column: 1 / -1; }
  @media (max-width: 639px) { grid-template-columns: minmax(0, 1fr); }
`;

export type FormPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  phoneCountry: string;
  language: string;
  country: string;
  roleId: string;
};

/** The fields of a person managed by administrators. */
export function PersonFormFields({
  kind,
  person,
  roles,
  countries,
  countryName,
  callingCodes,
  refusal,
  emailHint,
  added = false,
  keySaved,
}: {
  kind: PeopleKind;
  person: FormPerson;
  roles: { id: string; name: string }[];
  /** Only if the document does not contain them. */
  countries: string | null;
  callingCodes: string | undefined;
  /** The name of the stored country, for existing people. */
  countryName?: string;
  refusal: ReturnType<typeof readRefusal>;
  emailHint: string;
  /** A new person. */
  added?: boolean;
  /** Whether a Mistral key is stored; undefined if there is none to enter. */
  keySaved?: boolean | undefined;
}) {
  const { t } = useTranslation(["people", "employees", "messages"]);
  const { errors, value } = refusal;
  const field = (name: "firstName" | "lastName" | "email" | "phone", hint?: ReactNode) => ({
    name,
    label: t(`field.${name}`),
    defaultValue: value(name, person[name]),
    errors: errors(name),
    autoComplete: "off",
    hint: hintOf(refusal, name, person[name], { hint }),
  });
  return (
    <Root>
      <TextField {...field("firstName")} maxLength={80} required />
      <TextField {...field("lastName")} maxLength={80} required />
      {added && kind === "data-manager" ? (
        <div className="wide">
          <TextField
            name="companyName"
            label={t("field.companyName")}
            hint={t("companyHint")}
            defaultValue={value("companyName")}
            errors={errors("companyName")}
            autoComplete="off"
            maxLength={120}
            required
          />
        </div>
      ) : null}
      <div className="wide">
        <TextField {...field("email", emailHint)} type="email" inputMode="email" maxLength={254} required />
      </div>
      <div className="wide">
        <PhoneField
          {...field("phone", t("phoneHint"))}
          country={value("phoneCountry", person.phoneCountry)}
          choice={{ preferred: [person.phoneCountry] }}
          options={callingCodes}
        />
      </div>
      <CountrySelect
        name="country"
        label={t("field.country")}
        hint={hintOf(refusal, "country", person.country, { hint: t("countryHint"), shown: countryName })}
        selected={value("country", person.country)}
        errors={errors("country")}
        options={countries ?? undefined}
      />
      <LanguageSelect
        label={t("field.language")}
        hint={hintOf(refusal, "language", person.language, {
          hint: t("languageHint"),
          shown: languageNames[person.language as keyof typeof languageNames],
        })}
        defaultValue={value("language", person.language)}
        errors={errors("language")}
      />
      {kind === "staff" ? (
        <SelectField
          name="roleId"
          label={t("field.role")}
          hint={hintOf(refusal, "roleId", person.roleId, {
            hint: t("roleHint"),
            shown: roles.find(role => role.id === person.roleId)?.name,
          })}
          defaultValue={value("roleId", person.roleId)}
          errors={errors("roleId")}
        >
          {person.roleId ? null : <option value="">{t("chooseRole")}</option>}
          {roles.map(role => (
            <option key={role.id} value={role.id}>
              {role.name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {keySaved === undefined ? null : (
        <div className="wide stack">
          <TextField
            name="mistralKey"
            label={t("field.mistralKey")}
            hint={keySaved ? t("keySaved") : t("keyHint")}
            type="password"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={1000}
            errors={errors("mistralKey")}
          />
          {keySaved ? <Check name="forgetKey" label={t("forgetKey")} sub={t("forgetKeySub")} /> : null}
        </div>
      )}
    </Root>
  );
}
