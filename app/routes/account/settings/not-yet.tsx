import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { requireSignedIn } from "~/session/require-access";
import { Alert } from "~/ui/primitives/alert";

/** A planned tab. */
export function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  return null;
}

export { action } from "~/routes/layouts/unknown-tab";
export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function NotYetTab() {
  const { t } = useTranslation();
  return <Alert tone="calm">{t("notYet.text")}</Alert>;
}
