import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OperatorReplyFields } from "~/contract/operator-reply-fields";
import { formatList, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { namedAddresses } from "~/routes/emails/named-addresses";
import { quoteText } from "~/routes/emails/quote-text";
import { attachmentShower } from "~/routes/emails/shown-attachment";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { AttachmentList } from "~/ui/emails/attachment-list";
import { EmailBody } from "~/ui/emails/email-body";
import { LookAlikeNotice, SenderCheck } from "~/ui/emails/sender-check";
import { ReportsOn } from "~/ui/emails/undelivered";
import { ReplyForm } from "~/ui/operator-mail/reply-form";
import { ReplyList } from "~/ui/operator-mail/reply-list";
import { DescriptionList } from "~/ui/primitives/description-list";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["operatorMail", "emails", "messages"] };

/** Chosen: what is quoted beyond that is only carried along. */
const maxQuoted = 20_000;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const id = params.id ?? "";
  const { sentAt, replies, recipients, reportsOnMail, ...mail } = await or404(api.operatorInbox.read({ id }));
  // A page that is only fetched ahead is not read.
  if (
    !mail.read &&
    ability.can("update", "Email") &&
    !/prefetch/.test(request.headers.get("sec-purpose") ?? "")
  )
    await api.operatorInbox.markRead({ id });
  const reader = { language: context.language, timeZone: user.timeZone };
  const when = formatTime(sentAt, reader);
  const t = textsFor(context.language);
  const head = t("emails:quoteHead", { when, who: mail.fromName || mail.fromAddress });
  const view = mail.html && context.url.searchParams.get("view") !== "text" ? "html" : "text";
  return {
    mail: {
      id,
      fromName: mail.fromName,
      fromAddress: mail.fromAddress,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      pictures: mail.pictures,
      readable: mail.readable,
      partial: mail.partial,
      sender: mail.sender,
      view: view as "text" | "html",
    },
    files: mail.files.map(attachmentShower(context)),
    at: sentAt.toISOString(),
    when,
    recipients: namedAddresses(mail, mail.to, context.language),
    reportsOn: reportsOnMail && { ...reportsOnMail, to: isolate(reportsOnMail.to) },
    copies: namedAddresses(mail, mail.cc, context.language),
    replies: replies.map(({ createdAt, ...reply }) => ({ ...reply, when: formatTime(createdAt, reader) })),
    reply:
      ability.can("create", "Email") && recipients.length > 0
        ? {
            to: formatList(recipients, context.language),
            text: `\n\n${head}\n${quoteText(mail.text, maxQuoted)}`,
          }
        : null,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: OperatorReplyFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const options = keyOptions(form);
    await or404(api.operatorInbox.reply({ ...submission.value, id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "operatorMail:replied" });
    return redirect(paths.operatorMails.receivedMail(params.id ?? ""));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

/** A mail that the operator's mailbox has received, and the reply to it. */
export default function ReceivedMailPage() {
  const { t } = useTranslation(["operatorMail", "emails"]);
  const { mail, files, at, when, recipients, copies, reportsOn, replies, reply } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { id, sender, fromName, fromAddress } = mail;
  return (
    <>
      <PageHead title={mail.subject || t("emails:noSubject")} />
      <div className="stack" data-gap="6" style={{ maxInlineSize: "48rem" }}>
        {sender ? <LookAlikeNotice sender={sender} fromAddress={fromAddress} /> : null}
        <Sheet data-pad>
          <DescriptionList
            lines={[
              {
                name: t("columnFrom"),
                value: (
                  <bdi style={{ overflowWrap: "anywhere" }}>
                    {fromName ? `${fromName} <${fromAddress}>` : fromAddress}
                  </bdi>
                ),
              },
              {
                name: t("emails:sender.title"),
                value: sender ? <SenderCheck sender={sender} fromAddress={fromAddress} may={false} /> : null,
              },
              { name: t("columnTo"), value: recipients && <bdi>{recipients}</bdi> },
              { name: t("emails:cc"), value: copies && <bdi>{copies}</bdi> },
              { name: t("columnReceived"), value: <time dateTime={at}>{when}</time> },
            ]}
          />
        </Sheet>
        {reportsOn ? (
          <ReportsOn
            mail={paths.operatorMails.view(reportsOn.id)}
            subject={reportsOn.subject}
            addresses={reportsOn.to}
          />
        ) : null}
        <EmailBody {...mail} frame={values => paths.operatorMails.receivedFrame(id, values)} />
        <AttachmentList files={files} download={paths.operatorMails.receivedAttachment} />
        <ReplyList replies={replies} />
        {reply ? <ReplyForm key={replies.length} {...reply} refused={refused} /> : null}
      </div>
    </>
  );
}
