import type { ReactNode } from "react";
import { type Drawing, Problem } from "./problem";
import { type ProblemView, useProblem } from "./use-problem";

const pictures: Record<ProblemView["kind"], Drawing> = {
  missing: "uncharted",
  denied: "barred",
  offline: "adrift",
  failed: "swell",
};

/**
 * Replaces a page that is missing or failed: what happened, and a link home. `missing`: the text if there is no such page,
 * where the general one would not explain it.
 */
export function PageProblem({ missing, children }: { missing?: string; children?: ReactNode }) {
  const { kind, text, ...problem } = useProblem();
  return (
    <Problem {...problem} home="/" picture={pictures[kind]}>
      <p>{kind === "missing" ? (missing ?? text) : text}</p>
      {children}
    </Problem>
  );
}
