import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { mayBuy } from "~/session/may-buy";
import { notFound, requireSignedIn } from "~/session/require-access";
import { type SmtpAnswer, SmtpForm } from "~/ui/account/mail/smtp-form";
import { LimitBar } from "~/ui/billing/limit-bar";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { actOnSmtp } from "./act-on-smtp";

export const handle = { namespaces: ["mailSettings", "plan", "messages", "forms"] };

/** At the limit the page shows that instead of a form, and offers a plan. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("create", "SmtpSetting")) throw notFound();
  const { quota, plainAllowed, signIns } = await api.smtpSettings.list({ size: 10 });
  return { plainAllowed, signIns, quota, purchase: mayBuy(context) };
}

export const action = ({ context, request }: ActionFunctionArgs) => actOnSmtp(context, request);

export default function NewSmtp() {
  const { t } = useTranslation(["mailSettings", "plan"]);
  const root = useRouteLoaderData("root") as RootData;
  const { plainAllowed, signIns, quota, purchase } = useLoaderData<typeof loader>();
  const answer = useActionData() as SmtpAnswer | undefined;
  return (
    <>
      <PageHead title={root.title}>{t("smtpIntro")}</PageHead>
      {quota.locked && !answer ? (
        <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
          <LimitBar name={t("plan:limit.smtp")} quota={quota} purchase={purchase} />
        </Sheet>
      ) : (
        <SmtpForm saved={undefined} plainAllowed={plainAllowed} signIns={signIns} answer={answer} />
      )}
    </>
  );
}
