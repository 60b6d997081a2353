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
  const link = url.searchParams.get("link") ?? "";
  const again = ways[link];
  const done = link === "verify" ? ("confirmed" as const) : again ? null : ("set" as const);
  const signedIn = visitor.state === "signed-in";
  return {
    again: again ?? paths.forgotPassword(),
    done: signedIn ? null : done,
    /** Nobody signs in before their address is confirmed. */
    needless: signedIn && link === "verify",
  };
}

/** A mailed link is invalid, used or expired. Those of an invitation and of a confirmation are often opened again after they have done their work. */
export default function TokenError() {
  const { t } = useTranslation("problems");
  const { again, done, needless } = useLoaderData<typeof loader>();
  const also = needless ? null : (
    <ButtonLink kind="main" to={again}>
      {t("link.again")}
    </ButtonLink>
  );
  const signIn = (
    <p>
      {t(done === "confirmed" ? "link.alreadyConfirmed" : "link.alreadySet")}{" "}
      <Link to={paths.login()}>{t("link.signIn")}</Link>
    </p>
  );
  return (
    <Problem title={t("link.title")} home="/" picture="adrift" also={also} ways={done ? signIn : null}>
      <p>{t(needless ? "link.needless" : "link.text")}</p>
    </Problem>
  );
}
