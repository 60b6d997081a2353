import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { languageNames, languages } from "~/i18n/languages";
import { Check } from "~/ui/form/check";
import { SelectField, TextField } from "~/ui/form/field";
import type { readRefusal } from "~/ui/form/read-refusal";

const Root = styled.div`
  display: grid; gap: var(--s5);
  > .two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5) var(--s4); align-items: start; }
  legend { font: 600 var(--t15) var(--font); margin-block-end: var(--s1); }
  fieldset > .hint { margin-block-end: var(--s3); font: 400 var(--t15) var(--font); color: var(--muted); }
  fieldset > .error { margin-block-end: var(--s3); font: 600 var(--t15) var(--font); color: var(--err); }
  fieldset > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: var(--s3) var(--s6); overflow-wrap: anywhere; }
  @media (max-width: 639px) { > .two { grid-template-columns: minmax(0, 1fr); } }
`;

export type FormPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: string;
  divisionIds: string[];
};

/** The fields of an employee. `emailFixed` where the address is theirs alone to change. */
export function EmployeeFormFields({
  person,
  divisions,
  refusal,
  emailFixed = false,
  meanwhile = false,
}: {
  person: FormPerson;
  divisions: { id: string; name: string }[];
  refusal: ReturnType<typeof readRefusal>;
  emailFixed?: boolean;
  /** Somebody else has saved since: what they saved stands beside what was typed. */
  meanwhile?: boolean;
}) {
  const { t } = useTranslation(["employees", "messages"]);
  const { errors, value, values } = refusal;
  const chosen = values("divisionIds", person.divisionIds);
  const field = (name: "firstName" | "lastName" | "email" | "phone", hint?: string) => ({
    name,
    label: t(name),
    defaultValue: value(name, person[name]),
    errors: errors(name),
    hint:
      meanwhile && value(name) !== person[name] ? (
        <>
          {hint} <b>{t("savedMeanwhile")}</b> <bdi>{person[name] || "–"}</bdi>
        </>
      ) : (
        hint
      ),
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
      <div className="two">
        <TextField
          {...field("phone", t("optional"))}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={25}
          placeholder={t("messages:phone.placeholder")}
        />
        <SelectField
          name="language"
          label={t("language")}
          hint={t("languageHint")}
          defaultValue={value("language", person.language)}
          errors={errors("language")}
        >
          {languages.map(code => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset id="divisionIds">
        <legend>{t("divisions")}</legend>
        <p className="hint">{divisions.length > 0 ? t("divisionsHint") : t("divisionsNone")}</p>
        {errors("divisionIds") ? <p className="error">{errors("divisionIds")?.join(" ")}</p> : null}
        <div>
          {divisions.map(division => (
            <Check
              key={division.id}
              name="divisionIds"
              value={division.id}
              label={<bdi>{division.name}</bdi>}
              defaultChecked={chosen.includes(division.id)}
            />
          ))}
        </div>
      </fieldset>
    </Root>
  );
}
