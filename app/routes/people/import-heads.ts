import type { Language } from "~/contract/language";
import type { PeopleKind } from "~/contract/people-fields";
import { textsFor } from "~/i18n/server";

/** The columns of an import of these people, in the reader's language; the import accepts all four. */
export function importHeads(language: Language, kind: PeopleKind): { name: string; required: boolean }[] {
  const t = textsFor(language);
  const required = [
    t("people:field.firstName"),
    t("people:field.lastName"),
    t("people:field.email"),
    ...(kind === "data-manager" ? [t("people:field.companyName")] : []),
    ...(kind === "staff" ? [t("people:field.role")] : []),
  ];
  const optional = [t("people:field.phone"), t("people:field.language"), t("people:field.country")];
  return [
    ...required.map(name => ({ name, required: true })),
    ...optional.map(name => ({ name, required: false })),
  ];
}
