import { useTranslation } from "react-i18next";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import { useProblem } from "./use-problem";

/** Replaces a tab that is missing or failed; the other tabs remain beside it. */
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
