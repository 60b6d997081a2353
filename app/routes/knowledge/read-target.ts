import type { AppLoadContext } from "@remix-run/node";
import { DivisionFields } from "~/contract/division-fields";
import { sayInvalid, textsFor } from "~/i18n/server";
import type { Answer } from "~/ui/knowledge/answer";

/** The division of the files: an existing one, or a new one with a valid name. */
export function readTarget({ language }: AppLoadContext, division: string, newDivision: string) {
  const fields: Answer["fields"] = {};
  if (division !== "new" && (division !== "" || newDivision.trim() === "")) {
    if (division === "") fields.division = [sayInvalid(language, "field.required")];
    else if (!/^[\da-f-]{36}$/i.test(division)) fields.division = [textsFor(language)("divisions:new.gone")];
    return { fields, into: { divisionId: division } };
  }
  const added = DivisionFields.safeParse({ name: newDivision });
  if (added.success) return { fields, into: { newDivision: added.data } };
  fields.newDivision = added.error.issues.map(issue => sayInvalid(language, issue.message));
  return { fields, into: {} };
}
