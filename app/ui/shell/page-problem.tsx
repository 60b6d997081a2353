import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useListAddress } from "~/ui/list/use-from-list";
import { ButtonLink } from "~/ui/primitives/button";
import { DeletedRecord } from "./deleted-record";
import { type Drawing, Problem } from "./problem";
import { type ProblemView, useProblem } from "./use-problem";
import { useProblemFocus } from "./use-problem-focus";
import { useReloadOnceReachable } from "./use-reload-once-reachable";

const pictures: Record<ProblemView["kind"], Drawing> = {
  missing: "uncharted",
  denied: "barred",
  offline: "adrift",
  failed: "swell",
};

/** Loads the page that could not be reached as a document. */
function Retry() {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  return (
    <ButtonLink kind="main" reloadDocument to={pathname + search + hash}>
      {t("retry")}
    </ButtonLink>
  );
}

function BackToList({ to, text }: { to: string; text: string }) {
  return (
    <ButtonLink kind="main" to={useListAddress(to)}>
      {text}
    </ButtonLink>
  );
}

/**
 * Replaces a page that is missing or failed: what happened, and a link home. One that could not be
 * reached is loaded once it can be, and a form whose record was deleted meanwhile leads to its list. `missing`: the text if
 * there is no such page, where the general one would not explain it.
 */
export function PageProblem({ missing, children }: { missing?: string; children?: ReactNode }) {
  const { kind, text, deleted, ...problem } = useProblem();
  const offline = kind === "offline";
  const heading = useProblemFocus();
  useReloadOnceReachable(offline);
  return (
    <Problem
      {...problem}
      heading={heading}
      home="/"
      picture={pictures[kind]}
      also={deleted?.back ? <BackToList {...deleted.back} /> : offline ? <Retry /> : undefined}
    >
      <p>{kind === "missing" && !deleted ? (missing ?? text) : text}</p>
      {deleted ? <DeletedRecord {...deleted} /> : null}
      {children}
    </Problem>
  );
}
