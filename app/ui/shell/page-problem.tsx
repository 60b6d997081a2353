import { type Drawing, Problem } from "./problem";
import { type ProblemView, useProblem } from "./use-problem";

const pictures: Record<ProblemView["kind"], Drawing> = {
  missing: "uncharted",
  offline: "adrift",
  failed: "swell",
};

/** Replaces a page that is missing or failed: what happened, and a link home. */
export function PageProblem() {
  const { kind, text, ...problem } = useProblem();
  return (
    <Problem {...problem} home="/" picture={pictures[kind]}>
      <p>{text}</p>
    </Problem>
  );
}
