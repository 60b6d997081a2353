import { useTranslation } from "react-i18next";
import { isLanguage } from "~/contract/language";
import { formatList } from "~/i18n/format";
import { CheckGroup } from "~/ui/form/choices";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { SavedMeanwhile } from "~/ui/form/saved-meanwhile";
import {
  ContactFields,
  type HiddenField,
  PersonGrid,
  PersonLanguage,
  RoleField,
  type SharedPerson,
} from "~/ui/people/shared-person-fields";

export type FormEmployee = SharedPerson & { divisionIds: string[] };

const emailHints = { invited: "emailHint", suspended: "emailSuspended", fixed: "emailFixed" } as const;

/**
 * The fields of an employee. Their address is `fixed`, for only they may change it, once they have joined; a `suspended`
 * person who has not is invited later.
 */
export function EmployeeFormFields({
  person,
  divisions,
  roles,
  refusal,
  callingCodes,
  emailState = "invited",
  hidden,
}: {
  person: FormEmployee;
  divisions: { id: string; name: string }[];
  /** The assignable roles. */
  roles: { id: string; title: string }[];
  refusal: FormRefusal;
  /** Only if the document does not contain them. */
  callingCodes?: string | undefined;
  emailState?: keyof typeof emailHints;
  /** The fields that the user's role hides. */
  hidden?: HiddenField[];
}) {
  const { t, i18n } = useTranslation(["employees", "messages"]);
  const { isConflict, errors, values } = refusal;
  const divisionIds = values("divisionIds", person.divisionIds);
  const inDivisions = divisions.filter(({ id }) => person.divisionIds.includes(id)).map(({ name }) => name);
  const otherDivisions =
    isConflict && [...divisionIds].sort().join() !== [...person.divisionIds].sort().join();
  const hintOfDivisions = divisions.length > 0 ? t("divisionsHint") : t("divisionsNone");
  const shared = { person, refusal };
  return (
    <PersonGrid>
      <ContactFields
        {...shared}
        emailHint={t(emailHints[emailState])}
        emailFixed={emailState === "fixed"}
        hidden={hidden}
        callingCodes={callingCodes}
      />
      <PersonLanguage {...shared} hint={t("languageHint")} />
      <div className="wide">
        <RoleField {...shared} roles={roles} hint={t("roleHint")} />
      </div>
      <div className="wide">
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
          chosen={divisionIds}
          columns
        />
      </div>
    </PersonGrid>
  );
}
