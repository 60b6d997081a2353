import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { consentNames } from "~/contract/mail-consent";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ConsentState } from "~/ui/account/mail/consent-state";
import { ButtonLink } from "~/ui/primitives/button";
import { LongName } from "~/ui/primitives/long-name";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";

export const handle = { namespaces: ["mailSettings"] };

/** Explains the consent before it redirects to the provider. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "SmtpSetting")) throw notFound();
  const { id, email, signIn, consent } = await or404(api.smtpSettings.read({ id: params.id ?? "" }));
  if (signIn === "password" || !consent) throw notFound();
  return { id, email, signIn, consent };
}

export default function Consent() {
  const { t } = useTranslation("mailSettings");
  const root = useRouteLoaderData("root") as RootData;
  const { id, email, signIn, consent } = useLoaderData<typeof loader>();
  const provider = consentNames[signIn];
  return (
    <>
      <PageHead title={root.title}>
        <LongName name={email} />
      </PageHead>
      <Sheet data-pad className="stack" style={{ maxInlineSize: "36rem", overflowWrap: "anywhere" }}>
        <ConsentState consent={consent} signIn={signIn} />
        <p>{unbroken(t("consentText", { email: isolate(email), provider }))}</p>
        <ul style={{ listStyle: "disc", paddingInlineStart: "var(--s5)" }}>
          <li>{unbroken(t("consentReads"))}</li>
          <li>{unbroken(t("consentSends"))}</li>
          <li>{t("consentNoPassword")}</li>
          <li>{t("consentWithdraw", { provider })}</li>
        </ul>
        <p className="row">
          <ButtonLink kind="main" to={paths.settings.smtp.startConsent(id)} reloadDocument>
            {t("consentGo", { provider })}
          </ButtonLink>
          <ButtonLink to={paths.settings.smtp.list()}>{t("consentLater")}</ButtonLink>
        </p>
      </Sheet>
    </>
  );
}
