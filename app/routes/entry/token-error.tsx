import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { requireAccess } from "~/session/require-access";
import { ButtonLink } from "~/ui/primitives/button";
import { Link } from "~/ui/primitives/link";
import { Problem } from "~/ui/shell/problem";

export const handle = { namespaces: ["problems"] };

const kinds = ["verify", "google", "contract", "email"] as const;

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
  const signedIn = visitor.state === "signed-in";
  if (url.searchParams.has("used")) {
    const kind = kinds.find(one => one === link) ?? ("password" as const);
    const title = textsFor(context.language)("problems:link.usedTitle");
    return { used: kind, title, signsIn: !signedIn && kind !== "contract" };
  }
  const again = ways[link];
  const done = link === "verify" ? ("confirmed" as const) : again ? null : ("set" as const);
  return {
    used: null,
    again: again ?? paths.forgotPassword(),
    done: signedIn ? null : done,
    /** Nobody signs in before their address is confirmed. */
    needless: signedIn && link === "verify",
  };
}

/**
 * A mailed link is invalid, expired or used. Those of an invitation and of a confirmation are often opened again after they
 * have done their work.
 */
export default function TokenError() {
  const { t } = useTranslation("problems");
  const data = useLoaderData<typeof loader>();
  if (data.used)
    return (
      <Problem
        title={data.title}
        home="/"
        picture="lighthouse"
        also={
          data.signsIn ? (
            <ButtonLink kind="main" to={paths.login()}>
              {t("link.signIn")}
            </ButtonLink>
          ) : null
        }
      >
        <p>{t(`link.used.${data.used}`)}</p>
      </Problem>
    );
  const { again, done, needless } = data;
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
