import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { requireAccess } from "~/session/require-access";
import { Problem } from "~/ui/shell/problem";

export const handle = { namespaces: ["problems"] };

/** Answers 200: this address only shows the page. A real maintenance answers 503 earlier. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return null;
}

export default function UnderMaintenance() {
  const { t } = useTranslation("problems");
  return (
    <Problem title={t("dock.title")} home="/" picture="dock">
      <p>{t("dock.text")}</p>
      <p className="muted">{t("dock.safe")}</p>
    </Problem>
  );
}
