import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requireAccess } from "~/session/require-access";
import { ButtonLink } from "~/ui/primitives/button";
import { Link } from "~/ui/primitives/link";
import { Problem } from "~/ui/shell/problem";

export const handle = { namespaces: ["problems"] };

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  const { visitor, url } = context;
  const ways: Record<string, string> = {
    verify: paths.verify(),
    google: paths.login(),
    contract: paths.contracts.cancel(),
    email: visitor.state === "signed-in" ? paths.settings.of(visitor.user.access, "account") : paths.login(),
  };
  const again = ways[url.searchParams.get("link") ?? ""];
  return { again: again ?? paths.forgotPassword(), used: !again && visitor.state !== "signed-in" };
}

/** A mailed link is invalid, used or expired. That of an invitation is often opened again by who has set a password. */
export default function TokenError() {
  const { t } = useTranslation("problems");
  const { again, used } = useLoaderData<typeof loader>();
  const also = (
    <ButtonLink kind="main" to={again}>
      {t("link.again")}
    </ButtonLink>
  );
  const signIn = (
    <p>
      {t("link.alreadySet")} <Link to={paths.login()}>{t("link.signIn")}</Link>
    </p>
  );
  return (
    <Problem title={t("link.title")} home="/" picture="adrift" also={also} ways={used ? signIn : null}>
      <p>{t("link.text")}</p>
    </Problem>
  );
}
