import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { enter } from "~/session/enter";
import { ButtonLink } from "~/ui/primitives/button";
import { Problem } from "~/ui/shell/problem";

export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return null;
}

/** The link of a mail is wrong, used or too old. */
export default function TokenError() {
  const { t } = useTranslation();
  return (
    <>
      <Problem title={t("tokenError.title")} home="/">
        {t("tokenError.text")}
      </Problem>
      <ButtonLink kind="main" to={paths.forgotPassword()}>
        {t("tokenError.again")}
      </ButtonLink>
    </>
  );
}
