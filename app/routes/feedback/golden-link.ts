import type { AppAbility } from "~/contract/abilities";
import { wordingLength } from "~/contract/approved-answer-limits";
import { goldenLength } from "~/contract/golden-length";
import type { SignedInUser } from "~/contract/session";
import { type FromChat, paths } from "~/paths";

type Manager = Pick<SignedInUser, "companyId" | "access">;

/** A division that a form begins with: the one that holds the answer, or the only one that was searched. */
type Where = {
  divisions?: { id: string }[];
  cited?: string | null | undefined;
  /** The question in a chat, to which the form returns. */
  from?: FromChat | undefined;
};

/** Whether the user may save golden questions and approve answers. */
const mayKeep = ({ companyId, access }: Manager, ability: AppAbility) =>
  companyId !== null && access === "user" && ability.can("create", "File") && ability.can("read", "Division");

const inOneLine = (question: string | null) => question?.replace(/\s+/g, " ").trim() ?? "";

const divisionOf = ({ divisions: [one, ...others] = [], cited }: Where) =>
  cited ?? (others.length === 0 ? one?.id : undefined);

/**
 * Returns the address of the form that saves a question as a golden question; undefined without permission, or for a
 * question that is too long.
 */
export function goldenLinks(user: Manager, ability: AppAbility) {
  const may = mayKeep(user, ability);
  return (question: string | null, where: Where = {}): string | undefined => {
    const line = inOneLine(question);
    if (!may || !line || line.length > goldenLength) return undefined;
    const divisionId = divisionOf(where);
    return paths.feedback.golden.new({
      ...(divisionId ? { divisionId } : {}),
      question: line,
      ...where.from,
    });
  };
}

/** Returns the address of the form that approves an answer to a question; undefined without permission. */
export function approveLinks(user: Manager, ability: AppAbility) {
  const may = mayKeep(user, ability);
  return (question: string, where: Where = {}): string | undefined => {
    if (!may) return undefined;
    const line = inOneLine(question);
    const division = divisionOf(where);
    return paths.feedback.approved.new({
      ...(division ? { division } : {}),
      // A long one has to be put in fewer words.
      question: line.length > wordingLength ? "" : line,
      ...where.from,
    });
  };
}
