import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { requireAccess } from "~/session/require-access";
import { Problem } from "~/ui/shell/problem";

export const handle = { namespaces: ["messages", "problems"] };

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return data(null, { status: 403 });
}

export default function NotAuthorized() {
  const { t } = useTranslation(["problems", "messages"]);
  return (
    <Problem status={403} title={t("messages:access.denied")} home="/" picture="barred">
      <p>{t("denied")}</p>
    </Problem>
  );
}
