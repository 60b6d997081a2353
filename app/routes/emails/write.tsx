import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { EmailDraftFields, maxRecipients, wholeAddresses } from "~/contract/email-draft-fields";
import type { EmailFile, MailSender } from "~/contract/email-drafts";
import { AppError } from "~/contract/errors";
import { formatTime, formatTimeOfDay } from "~/i18n/format";
import { instantOf } from "~/i18n/local-time";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { expectedVersion, refuseError, refuseFields, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { NoMailbox } from "~/ui/emails/no-mailbox";
import { WriteForm } from "~/ui/emails/write-form";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";
import { answerFeedback, beginDraft, type DraftStart, signatureOf } from "./begin-draft";

export const handle = { namespaces: ["emails", "messages"] };

const Fields = EmailDraftFields.extend({ draftId: z.uuid() });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("create", "Email")) throw notFound();
  const senders = await api.emailDrafts.senders();
  const settings = ability.can("read", "SmtpSetting");
  const choices = senders.map(({ id, from, signature }) => ({ id, name: from, signature }));
  if (params.id) {
    const draft = await or404(api.emailDrafts.read({ id: params.id }));
    return { senders: choices, settings, draft: { ...draft, answersId: "", forwarded: [] }, stored: true };
  }
  const begun = await draftStartOf(context, senders);
  return {
    senders: choices,
    settings,
    draft: { ...begun, files: [], id: crypto.randomUUID(), version: 0 },
    stored: false,
  };
}

/** The draft of the address: a reply, a forwarded mail, or an empty one. */
async function draftStartOf(context: AppLoadContext, senders: MailSender[]): Promise<DraftStart> {
  const { api, user } = requireSignedIn(context);
  const kind = (["reply", "all", "forward", "continue"] as const).find(name =>
    context.url.searchParams.get(name),
  );
  const none = {
    recipients: [],
    copies: [],
    blindCopies: [],
    subject: "",
    body: "",
    answersId: "",
    forwarded: [],
  };
  const feedbackId = context.url.searchParams.get("feedback");
  if (feedbackId) return answerTo(context, feedbackId, senders);
  if (!kind) return { ...none, smtpSettingId: senders[0]?.id ?? "", body: signatureOf(senders[0]) };
  const email = await or404(api.emails.read({ id: context.url.searchParams.get(kind) ?? "" }));
  const t = textsFor(context.language);
  const when = formatTime(email.sentAt, { language: context.language, timeZone: user.timeZone });
  const words = {
    quoteHead: t("emails:quoteHead", { when, who: email.fromName || email.fromAddress }),
    forwardHead: t("emails:forwardHead"),
    comma: t("shell:comma"),
    from: t("shell:label", { name: t("emails:from") }),
    to: t("shell:label", { name: t("emails:to") }),
    date: t("shell:label", { name: t("emails:date") }),
    subject: t("shell:label", { name: t("emails:columnSubject") }),
  };
  return beginDraft(kind, email, senders, words, when);
}

/** The draft of a reply to feedback that the user may read. @throws 404 without an address */
async function answerTo(context: AppLoadContext, id: string, senders: MailSender[]): Promise<DraftStart> {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("read", "Feedback")) throw notFound();
  const { contactEmail, comment, createdAt } = await or404(api.feedback.read({ id }));
  if (!contactEmail) throw notFound();
  const t = textsFor(context.language);
  const when = formatTime(createdAt, { language: context.language, timeZone: user.timeZone });
  return answerFeedback({ contactEmail, comment }, senders[0], {
    subject: t("emails:feedback.subject"),
    quoteHead: t("emails:feedback.quoteHead", { when }),
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "autosave") dropUnfinished(form);
  const submission = parseForm(form, { schema: Fields });
  const autosaved = (at: string | null, version: number) => data({ at, version, autosave: true as const });
  if (submission.status !== "success")
    return intent === "autosave" ? autosaved(null, 0) : refuseFields(context, submission);
  const { draftId: id, ...fields } = submission.value;
  const count = fields.recipients.length + fields.copies.length + fields.blindCopies.length;
  const sends = intent === "send" || intent === "later";
  const at = intent === "later" ? instantOf(String(form.get("at") ?? ""), user.timeZone) : undefined;
  if (intent === "later" && !at)
    return refuseFields(context, submission, undefined, { at: ["field.required"] });
  if (sends && (count === 0 || count > maxRecipients))
    return refuseFields(context, submission, undefined, {
      recipients: [count === 0 ? "mail.recipientNone" : "mail.recipientsMost"],
    });
  const key = requestKey(form);
  try {
    const asked = { context: { key, version: expectedVersion(form) } };
    const { version, files } = await or404(api.emailDrafts.save({ ...fields, id }, asked));
    // An automatic save ignores attachments that failed; the next save reports them.
    await forwardFiles(context, id, form, files).catch(error => {
      if (intent !== "autosave" || !(error instanceof AppError)) throw error;
    });
    if (intent === "autosave")
      return autosaved(
        formatTimeOfDay(new Date(), { language: context.language, timeZone: user.timeZone }),
        version,
      );
    if (intent === "files") return redirect(paths.emails.files(id));
    if (!sends) {
      flash(context, { kind: "done", key: "emails:draftSaved" });
      return redirect(paths.emails.draft(id));
    }
    await api.emailDrafts.send({ id, at }, { context: { key: key && `${key}.send` } });
    return redirect(paths.emails.view(id));
  } catch (error) {
    if (intent === "autosave" && error instanceof AppError) return autosaved(null, 0);
    return refuseError(context, submission, error);
  }
}

/** Attaches the selected files of the forwarded mail, and removes those of an earlier save that are not selected. */
async function forwardFiles({ api }: AppLoadContext, id: string, form: FormData, files: EmailFile[]) {
  const offered = form.getAll("offered").map(String);
  if (offered.length === 0) return;
  const attachmentIds = form.getAll("forwarded").map(String);
  for (const file of files)
    if (file.sourceId && offered.includes(file.sourceId) && !attachmentIds.includes(file.sourceId))
      await or404(api.emailFiles.remove({ id, fileId: file.id }));
  if (attachmentIds.length > 0) await or404(api.emailFiles.copy({ id, attachmentIds }));
}

/** Removes incomplete addresses, so that an automatic save stores the rest. */
function dropUnfinished(form: FormData): void {
  for (const name of ["recipients", "copies", "blindCopies"])
    form.set(name, wholeAddresses(String(form.get(name) ?? "")));
}

export { whenSent as shouldRevalidate } from "~/ui/emails/revalidation";

/** A mail that is being written: new, an answer, or a draft. */
export default function WriteEmail() {
  const { t } = useTranslation(["emails", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { senders, settings, draft, stored } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = readRefusal(answer && "fields" in answer ? answer : undefined);
  if (senders.length === 0) return <NoMailbox closed={false} settings={settings} />;
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <WriteForm key={draft.id} senders={senders} draft={draft} stored={stored} refusal={refusal} />
    </>
  );
}
