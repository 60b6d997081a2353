import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { languageNames } from "~/i18n/languages";
import { SelectField, TextField } from "~/ui/form/field";
import { LanguageSelect } from "~/ui/form/language-select";
import { PhoneField } from "~/ui/form/phone-field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { hintOf } from "~/ui/form/saved-meanwhile";

/** The fields of a person in two columns; `wide` fields take both. */
export const PersonGrid = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5) var(--s4); align-items: start;
  .wide { grid-column: 1 / -1; }
  @media (max-width: 639px) { grid-template-columns: minmax(0, 1fr); }
`;

/** What the forms of people and of employees have in common. */
export type SharedPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  phoneCountry: string;
  language: string;
  roleId: string;
};

export type HiddenField = "email" | "phone";

/** Name, then `children` (such as the company), address and phone number. */
export function ContactFields({
  person,
  refusal,
  emailHint,
  emailFixed = false,
  hidden = [],
  callingCodes,
  children,
}: {
  person: SharedPerson;
  refusal: FormRefusal;
  emailHint: string;
  /** Only the person may change the address. */
  emailFixed?: boolean;
  /** The fields that the user's role hides. */
  hidden?: HiddenField[] | undefined;
  /** Only if the document does not contain them. */
  callingCodes: string | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation(["employees", "messages"]);
  const { errors, value } = refusal;
  const field = (name: "firstName" | "lastName" | "email" | "phone", hint?: string) => ({
    name,
    label: t(name),
    defaultValue: value(name, person[name]),
    errors: errors(name),
    hint: hintOf(refusal, name, person[name], { hint }),
  });
  return (
    <>
      <TextField {...field("firstName")} autoComplete="off" maxLength={80} required />
      <TextField {...field("lastName")} autoComplete="off" maxLength={80} required />
      {children}
      {hidden.includes("email") ? null : (
        <div className="wide">
          <TextField
            {...field("email", emailHint)}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            readOnly={emailFixed}
            required
          />
        </div>
      )}
      {hidden.includes("phone") ? null : (
        <div className="wide">
          <PhoneField
            {...field("phone", t("optional"))}
            country={value("phoneCountry", person.phoneCountry)}
            choice={{ preferred: [person.phoneCountry] }}
            options={callingCodes}
          />
        </div>
      )}
    </>
  );
}

/** The language of a person's mails and pages. */
export function PersonLanguage({
  person,
  refusal,
  hint,
}: {
  person: Pick<SharedPerson, "language">;
  refusal: FormRefusal;
  hint: string;
}) {
  const { t } = useTranslation("employees");
  return (
    <LanguageSelect
      label={t("language")}
      hint={hintOf(refusal, "language", person.language, {
        hint,
        shown: languageNames[person.language as keyof typeof languageNames],
      })}
      defaultValue={refusal.value("language", person.language)}
      errors={refusal.errors("language")}
    />
  );
}

/** The role, out of those that the user may assign; `choose` is the empty choice of people who have none yet. */
export function RoleField({
  person,
  roles,
  refusal,
  hint,
  choose,
}: {
  person: Pick<SharedPerson, "roleId">;
  roles: { id: string; title: string }[];
  refusal: FormRefusal;
  hint?: string;
  choose?: string;
}) {
  const { t } = useTranslation("employees");
  return (
    <SelectField
      name="roleId"
      label={t("role")}
      hint={hintOf(refusal, "roleId", person.roleId, {
        ...(hint ? { hint } : {}),
        shown: roles.find(role => role.id === person.roleId)?.title,
      })}
      defaultValue={refusal.value("roleId", person.roleId)}
      errors={refusal.errors("roleId")}
    >
      {person.roleId || choose === undefined ? null : <option value="">{choose}</option>}
      {roles.map(role => (
        <option key={role.id} value={role.id}>
          {role.title}
        </option>
      ))}
    </SelectField>
  );
}
