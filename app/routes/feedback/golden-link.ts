import type { AppAbility } from "~/contract/abilities";
import { goldenLength } from "~/contract/golden-length";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";

/**
 * Returns the address of the form that saves a question as a golden question; undefined without permission, or for a
 * question that is too long. Preselects the division if only one was searched.
 */
export function goldenLinks(
  { companyId, access }: Pick<SignedInUser, "companyId" | "access">,
  ability: AppAbility,
): (question: string | null, divisions?: { id: string }[]) => string | undefined {
  const may =
    companyId !== null &&
    access === "user" &&
    ability.can("create", "File") &&
    ability.can("read", "Division");
  return (question, divisions = []) => {
    const line = question?.replace(/\s+/g, " ").trim() ?? "";
    if (!may || !line || line.length > goldenLength) return undefined;
    const [one, ...others] = divisions;
    return paths.feedback.golden.new({
      ...(one && others.length === 0 ? { divisionId: one.id } : {}),
      question: line,
    });
  };
}
