import { useTranslation } from "react-i18next";
import type { PeopleKind } from "~/contract/people-fields";
import { Check } from "~/ui/form/check";
import { CountrySelect } from "~/ui/form/country-select";
import { TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { hintOf } from "~/ui/form/saved-meanwhile";
import {
  ContactFields,
  type HiddenField,
  PersonGrid,
  PersonLanguage,
  RoleField,
  type SharedPerson,
} from "./shared-person-fields";

export type FormPerson = SharedPerson & { country: string };

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
  hidden,
}: {
  kind: PeopleKind;
  person: FormPerson;
  roles: { id: string; title: string }[];
  /** Only if the document does not contain them. */
  countries: string | null;
  callingCodes: string | undefined;
  /** The name of the stored country, for existing people. */
  countryName?: string;
  refusal: FormRefusal;
  emailHint: string;
  /** A new person. */
  added?: boolean;
  /** Whether a Mistral key is stored; undefined if there is none to enter. */
  keySaved?: boolean | undefined;
  /** The fields that the user's role hides. */
  hidden?: HiddenField[];
}) {
  const { t } = useTranslation(["people", "employees", "messages"]);
  const { errors, value } = refusal;
  const shared = { person, refusal };
  return (
    <PersonGrid>
      <ContactFields {...shared} emailHint={emailHint} callingCodes={callingCodes} hidden={hidden}>
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
      </ContactFields>
      <CountrySelect
        name="country"
        label={t("field.country")}
        hint={hintOf(refusal, "country", person.country, { hint: t("countryHint"), shown: countryName })}
        selected={value("country", person.country)}
        errors={errors("country")}
        options={countries ?? undefined}
      />
      <PersonLanguage {...shared} hint={t("languageHint")} />
      {kind === "staff" ? (
        <RoleField
          {...shared}
          roles={roles}
          {...(added ? {} : { hint: t("roleHint") })}
          choose={t("chooseRole")}
        />
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
    </PersonGrid>
  );
}
