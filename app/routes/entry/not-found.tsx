import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { enter } from "~/session/enter";
import { Problem } from "~/ui/shell/problem";

/** Every address that is none, and /404 itself. */
export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return data(null, { status: 404 });
}

export { loader as action };

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <Problem status={404} title={t("notFound.title")} home="/">
      {t("notFound.text")}
    </Problem>
  );
}
