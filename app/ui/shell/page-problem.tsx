import { type Drawing, Problem } from "./problem";
import { type ProblemView, useProblem } from "./use-problem";

const pictures: Record<ProblemView["kind"], Drawing> = {
  missing: "uncharted",
  offline: "adrift",
  failed: "swell",
};

/** In the place of a page that is not there or that failed: what happened, and the way home. */
export function PageProblem() {
  const { kind, text, ...problem } = useProblem();
  return (
    <Problem {...problem} home="/" picture={pictures[kind]}>
      <p>{text}</p>
    </Problem>
  );
}
