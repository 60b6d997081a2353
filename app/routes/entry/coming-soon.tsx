import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requireAccess } from "~/session/require-access";
import { ButtonLink } from "~/ui/primitives/button";
import { Problem } from "~/ui/shell/problem";

export const handle = { namespaces: ["problems"] };

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return null;
}

/** A page for features in development, without a date or mailing list. */
export default function ComingSoon() {
  const { t } = useTranslation("problems");
  const also = <ButtonLink to={paths.imprint()}>{t("soon.ask")}</ButtonLink>;
  return (
    <Problem title={t("soon.title")} home="/" picture="lighthouse" also={also}>
      <p>{t("soon.text")}</p>
    </Problem>
  );
}
