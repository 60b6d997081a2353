import type { Language } from "~/contract/language";
import type { PeopleKind } from "~/contract/people-fields";
import { textsFor } from "~/i18n/server";

/** The columns of an import of these people, in the reader's language; the import accepts all four. */
export function importHeads(language: Language, kind: PeopleKind): { name: string; required: boolean }[] {
  const t = textsFor(language);
  const head = (name: string, required: boolean) => ({ name, required });
  return [
    head(t("people:field.firstName"), true),
    head(t("people:field.lastName"), true),
    head(t("people:field.email"), true),
    ...(kind === "data-manager" ? [head(t("people:field.companyName"), true)] : []),
    ...(kind === "staff" ? [head(t("people:field.role"), true)] : []),
    head(t("people:field.phone"), false),
    head(t("people:field.language"), false),
    head(t("people:field.country"), false),
  ];
}
