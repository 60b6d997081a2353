import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { enter } from "~/session/enter";
import { Problem } from "~/ui/shell/problem";

export const handle = { namespaces: ["problems"] };

/** Answers 200: this address shows the page, nothing is closed. A real closure answers 503 before it comes here. */
export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
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
