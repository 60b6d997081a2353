import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isLanguage } from "~/contract/language";
import { formatList } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { CheckGroup } from "~/ui/form/choices";
import { SelectField, TextField } from "~/ui/form/field";
import { LanguageSelect } from "~/ui/form/language-select";
import { PhoneField } from "~/ui/form/phone-field";
import type { readRefusal } from "~/ui/form/read-refusal";
import { hintOf, SavedMeanwhile } from "~/ui/form/saved-meanwhile";

const Root = styled.div`
  display: grid; gap: var(--s5);
  > .two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5) var(--s4); align-items: start; }
  @media (max-width: 639px) { > .two { grid-template-columns: minmax(0, 1fr); } }
`;

export type FormPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  phoneCountry: string;
  language: string;
  roleId: string;
  divisionIds: string[];
};

/** The fields of an employee. `emailFixed` if only the employee may change the address. */
export function EmployeeFormFields({
  person,
  divisions,
  roles,
  refusal,
  callingCodes,
  emailFixed = false,
}: {
  person: FormPerson;
  divisions: { id: string; name: string }[];
  /** The assignable roles. */
  roles: { id: string; title: string }[];
  refusal: ReturnType<typeof readRefusal>;
  /** Only if the document does not contain them. */
  callingCodes?: string | undefined;
  emailFixed?: boolean;
}) {
  const { t, i18n } = useTranslation(["employees", "messages"]);
  const { overtaken, errors, value, values } = refusal;
  const chosen = values("divisionIds", person.divisionIds);
  const inDivisions = divisions.filter(({ id }) => person.divisionIds.includes(id)).map(({ name }) => name);
  const otherDivisions = overtaken && [...chosen].sort().join() !== [...person.divisionIds].sort().join();
  const hintOfDivisions = divisions.length > 0 ? t("divisionsHint") : t("divisionsNone");
  const field = (name: "firstName" | "lastName" | "email" | "phone", hint?: string) => ({
    name,
    label: t(name),
    defaultValue: value(name, person[name]),
    errors: errors(name),
    hint: hintOf(refusal, name, person[name], { hint }),
  });
  return (
    <Root>
      <div className="two">
        <TextField {...field("firstName")} autoComplete="off" maxLength={80} required />
        <TextField {...field("lastName")} autoComplete="off" maxLength={80} required />
      </div>
      <TextField
        {...field("email", emailFixed ? t("emailFixed") : t("emailHint"))}
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={emailFixed}
        required
      />
      <PhoneField
        {...field("phone", t("optional"))}
        country={value("phoneCountry", person.phoneCountry)}
        choice={{ preferred: [person.phoneCountry] }}
        options={callingCodes}
      />
      <div className="two">
        <LanguageSelect
          label={t("language")}
          hint={hintOf(refusal, "language", person.language, {
            hint: t("languageHint"),
            shown: languageNames[person.language as keyof typeof languageNames],
          })}
          defaultValue={value("language", person.language)}
          errors={errors("language")}
        />
      </div>
      <SelectField
        name="roleId"
        label={t("role")}
        hint={hintOf(refusal, "roleId", person.roleId, {
          hint: t("roleHint"),
          shown: roles.find(role => role.id === person.roleId)?.title,
        })}
        defaultValue={value("roleId", person.roleId)}
        errors={errors("roleId")}
      >
        {roles.map(role => (
          <option key={role.id} value={role.id}>
            {role.title}
          </option>
        ))}
      </SelectField>
      <CheckGroup
        name="divisionIds"
        legend={t("divisions")}
        hint={
          otherDivisions ? (
            <SavedMeanwhile
              hint={hintOfDivisions}
              text={formatList(inDivisions, isLanguage(i18n.language) ? i18n.language : "en")}
            />
          ) : (
            hintOfDivisions
          )
        }
        errors={errors("divisionIds")}
        choices={divisions.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
        chosen={chosen}
        columns
      />
    </Root>
  );
}
