import { useTranslation } from "react-i18next";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import { useProblem } from "./use-problem";

/** In the place of a tab that is not there or that failed; the other tabs stay in reach beside it. */
export function TabProblem() {
  const { t } = useTranslation();
  const { title, text, requestId } = useProblem();
  return (
    <Sheet>
      <EmptyState title={title}>
        {text}
        {requestId ? (
          <>
            {" "}
            {t("error.request")} <code>{requestId}</code>
          </>
        ) : null}
      </EmptyState>
    </Sheet>
  );
}
