import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { enter } from "~/session/enter";
import { ButtonLink } from "~/ui/primitives/button";
import { Problem } from "~/ui/shell/problem";

export const handle = { namespaces: ["problems"] };

export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return null;
}

/** What is being built. It promises no day, and asks for no address that nobody would write to. */
export default function ComingSoon() {
  const { t } = useTranslation("problems");
  const also = <ButtonLink to={paths.imprint()}>{t("soon.ask")}</ButtonLink>;
  return (
    <Problem title={t("soon.title")} home="/" picture="lighthouse" also={also}>
      <p>{t("soon.text")}</p>
    </Problem>
  );
}
