import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatList, formatTime } from "~/i18n/format";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { Alert } from "~/ui/primitives/alert";
import { DescriptionList } from "~/ui/primitives/description-list";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["emails"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Email")) throw notFound();
  const { sentAt, ...email } = await or404(api.emails.read({ id: params.id ?? "" }));
  return {
    ...email,
    at: sentAt.toISOString(),
    when: formatTime(sentAt, { language: context.language, timeZone: user.timeZone }),
    recipients: formatList(email.to, context.language),
    copies: formatList(email.cc, context.language),
    files: formatList(email.attachments.filter(Boolean), context.language),
  };
}

/** One mail, as text: its HTML is never shown. */
export default function EmailPage() {
  const { t } = useTranslation("emails");
  const email = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={email.subject || t("noSubject")} />
      <div className="stack" data-gap="6" style={{ maxInlineSize: "48rem" }}>
        <Sheet data-pad>
          <DescriptionList
            lines={[
              {
                name: t("from"),
                value: (
                  <bdi style={{ overflowWrap: "anywhere" }}>
                    {email.fromName ? `${email.fromName} <${email.fromAddress}>` : email.fromAddress}
                  </bdi>
                ),
              },
              { name: t("to"), value: email.recipients && <bdi>{email.recipients}</bdi> },
              { name: t("cc"), value: email.copies && <bdi>{email.copies}</bdi> },
              { name: t("date"), value: <time dateTime={email.at}>{email.when}</time> },
              { name: t("attachments"), value: email.files && <bdi>{email.files}</bdi> },
            ]}
          />
        </Sheet>
        {email.readable ? (
          <Sheet data-pad>
            <p dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {email.text.trim() || t("noText")}
            </p>
          </Sheet>
        ) : (
          <Alert tone="info">{t("unreadable")}</Alert>
        )}
      </div>
    </>
  );
}
