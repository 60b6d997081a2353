import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import { UndeliveredMail } from "~/ui/emails/undelivered";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { MailContent } from "~/ui/operator-mail/mail-content";
import { MailReason, MailSettled, MailStateBadge } from "~/ui/operator-mail/mail-parts";
import { SettleMailForm } from "~/ui/operator-mail/settle-mail-form";
import { Alert } from "~/ui/primitives/alert";
import { DescriptionList } from "~/ui/primitives/description-list";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { actOnMail } from "./act-on-mail";
import { mailShower } from "./mail-shown";

export const handle = { namespaces: ["operatorMail", "emails"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const { content, without, resendable, settleable, company, undeliveredReport, retriedUntil, ...mail } =
    await or404(api.operatorMails.read({ id: params.id ?? "" }));
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    mail: mailShower(context, user)(mail),
    company,
    undeliveredReport,
    until: retriedUntil && { at: retriedUntil.toISOString(), text: formatTime(retriedUntil, reader) },
    without,
    text: content?.text,
    resendable: resendable && ability.can("update", "Email"),
    settleable: settleable && ability.can("update", "Email"),
    reopenable: mail.settledAt !== null && ability.can("update", "Email"),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  requireSignedIn(context);
  const id = params.id ?? "";
  try {
    await or404(actOnMail(context, id, await request.formData()));
    return redirect(paths.operatorMails.view(id));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export default function Mail() {
  const { t } = useTranslation("operatorMail");
  const root = useRouteLoaderData("root") as RootData;
  const { mail, company, undeliveredReport, until, without, text, resendable, settleable, reopenable } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const moment = (at: typeof mail.sent) => at && <time dateTime={at.at}>{at.text}</time>;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          resendable || settleable || reopenable ? (
            <>
              {settleable || reopenable ? <SettleMailForm mail={mail} /> : null}
              {resendable ? (
                <Form method="post">
                  <RequestId form={`resend-${mail.attempts}`} />
                  <Submit busy={t("resending")}>
                    <RotateCw size={18} aria-hidden />
                    {t("resend")}
                  </Submit>
                </Form>
              ) : null}
            </>
          ) : null
        }
      >
        <bdi>{mail.subject}</bdi>
      </PageHead>
      <div className="stack" data-gap="6" style={{ maxInlineSize: "48rem" }}>
        {refused?.problem ? (
          <Alert tone="err" live>
            {refused.problem}
          </Alert>
        ) : null}
        {mail.undelivered && undeliveredReport ? (
          <UndeliveredMail
            report={paths.operatorMails.receivedMail(undeliveredReport)}
            addresses={isolate(mail.to)}
            when={mail.undelivered.text}
          />
        ) : null}
        <Sheet data-pad>
          <DescriptionList
            lines={[
              { name: t("columnTo"), value: <bdi>{mail.to}</bdi> },
              { name: t("columnCompany"), value: company && <bdi>{company}</bdi> },
              { name: t("columnPurpose"), value: mail.purpose },
              {
                name: t("columnState"),
                value: <MailStateBadge state={mail.state} undelivered={mail.undelivered !== null} />,
              },
              { name: t("columnReason"), value: mail.reason && <MailReason reason={mail.reason} /> },
              { name: t("settled"), value: mail.settled && <MailSettled settled={mail.settled} /> },
              { name: t("columnAttempts"), value: mail.attempts },
              { name: t("columnNext"), value: moment(mail.next) },
              { name: t("retriedUntil"), value: moment(until) },
              { name: t("columnDate"), value: moment(mail.created) },
              { name: t("columnSent"), value: moment(mail.sent) },
            ]}
          />
        </Sheet>
        {without ? (
          <Alert tone="info">
            {without === "secret" ? t("secret") : t("deleted")}
            {without === "secret" && mail.state === "failed" ? ` ${t("secretFailed")}` : ""}
          </Alert>
        ) : (
          <MailContent frame={paths.operatorMails.frame(mail.id)} text={text ?? ""} />
        )}
      </div>
    </>
  );
}
