import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { maxRecipients } from "~/contract/email-draft-limits";
import type { EmailDraft, SendingMailbox } from "~/contract/email-drafts";
import type { EmailDetails } from "~/contract/emails";
import { AppError } from "~/contract/errors";
import { signatureBlock } from "~/contract/mail-signature";
import { readTime } from "~/i18n/dates";
import { formatTime } from "~/i18n/format";
import { instantOf } from "~/i18n/local-time";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { NoMailbox } from "~/ui/emails/no-mailbox";
import { WriteForm } from "~/ui/emails/write-form";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";
import { PageHead } from "~/ui/primitives/page-head";
import { answerFeedback, beginDraft, type DraftStart } from "./begin-draft";
import { checkGaps, DraftForm, forwardFiles } from "./draft-form";
import { mailboxSetUpAt } from "./mailbox-set-up-at";
import { storedDraft } from "./stored-draft";

export const handle = { namespaces: ["emails", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("create", "Email")) throw notFound();
  const [senders, correspondents] = await Promise.all([
    api.emailDrafts.senders(),
    api.emailDrafts.correspondents(),
  ]);
  const setUpAt = mailboxSetUpAt(ability);
  const choices = senders.map(({ id, from, signature }) => ({ id, name: from, signature }));
  const draft = params.id ? await writtenDraft(context, params.id) : undefined;
  if (draft)
    return {
      senders: choices,
      correspondents,
      setUpAt,
      draft: { ...draft, answersId: "", forwarded: [] },
      stored: true,
      earlier: null,
    };
  const { earlier = null, ...begun } = await draftStartOf(context, senders);
  return {
    senders: choices,
    correspondents,
    setUpAt,
    draft: { ...begun, files: [], id: crypto.randomUUID(), version: 0 },
    stored: false,
    earlier,
  };
}

/**
 * A draft; undefined for a form that was refused because it was sent or deleted, also with its mailbox, whose text becomes
 * another draft. @throws 404, a redirect to the mail that it became
 */
async function writtenDraft(context: AppLoadContext, id: string): Promise<EmailDraft | undefined> {
  if (!context.refused) return storedDraft(context, id);
  try {
    return await context.api.emailDrafts.read({ id });
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The draft of the address: a reply, a forwarded mail, or an empty one. */
async function draftStartOf(
  context: AppLoadContext,
  senders: SendingMailbox[],
): Promise<DraftStart & { earlier?: EarlierReply | null }> {
  const { user } = requireSignedIn(context);
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
  const email = kind && (await earlierMail(context, context.url.searchParams.get(kind) ?? ""));
  if (!email)
    return { ...none, smtpSettingId: senders[0]?.id ?? "", body: signatureBlock(senders[0]?.signature) };
  const t = textsFor(context.language);
  const when = formatTime(email.sentAt, { language: context.language, timeZone: user.timeZone });
  const texts = {
    when,
    quoteHead: t("emails:quoteHead", { when, who: email.fromName || email.fromAddress }),
    forwardHead: t("emails:forwardHead"),
    comma: t("shell:comma"),
    from: t("shell:label", { name: t("emails:from") }),
    to: t("shell:label", { name: t("emails:to") }),
    copy: t("shell:label", { name: t("emails:cc") }),
    date: t("shell:label", { name: t("emails:date") }),
    subject: t("shell:label", { name: t("emails:columnSubject") }),
  };
  const earlier = kind === "reply" || kind === "all" ? earlierReply(context, email) : null;
  return { ...beginDraft(kind, email, { senders, texts }), earlier };
}

/**
 * The mail that is answered or forwarded; undefined if it was deleted meanwhile, for a refused form, which keeps what was
 * written. @throws 404
 */
async function earlierMail({ api, refused }: AppLoadContext, id: string): Promise<EmailDetails | undefined> {
  try {
    return await or404(api.emails.read({ id }));
  } catch (error) {
    if (refused && error instanceof Response) return undefined;
    throw error;
  }
}

type EarlierReply = { id: string; draft: boolean; when: string };

/** What others have written in the thread since the mail that is answered: two people share a mailbox. */
function earlierReply(context: AppLoadContext, { sentAt, thread }: EmailDetails): EarlierReply | null {
  const { user } = requireSignedIn(context);
  const later = thread.filter(
    mail => mail.sentAt > sentAt && (mail.draft || mail.state === "waiting" || mail.state === "sent"),
  );
  const newest = later.find(({ draft }) => draft) ?? later.at(-1);
  if (!newest) return null;
  const when = formatTime(newest.sentAt, { language: context.language, timeZone: user.timeZone });
  return { id: newest.id, draft: newest.draft, when };
}

/** The draft of a reply to feedback that the user may read. @throws 404 without an address */
async function answerTo(context: AppLoadContext, id: string, senders: SendingMailbox[]): Promise<DraftStart> {
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
  const submission = parseForm(form, { schema: DraftForm });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { draftId: id, ...fields } = submission.value;
  const count = fields.recipients.length + fields.copies.length + fields.blindCopies.length;
  const sends = intent === "send" || intent === "later";
  const day = String(form.get("at") ?? "");
  const time = readTime(String(form.get("atTime") ?? ""));
  const at = intent === "later" ? instantOf(`${day}T${time}`, user.timeZone) : undefined;
  if (intent === "later" && !at)
    return refuseFields(context, submission, undefined, {
      ...(instantOf(`${day}T00:00`, user.timeZone) ? {} : { at: ["field.required"] }),
      ...(time ? {} : { atTime: ["mail.time"] }),
    });
  if (sends && (count === 0 || count > maxRecipients))
    return refuseFields(context, submission, undefined, {
      recipients: [count === 0 ? "mail.recipientNone" : "mail.recipientsMost"],
    });
  const gaps = sends ? await checkGaps(context, id, form, fields) : undefined;
  if (gaps) {
    const refused = await refuseFields(context, submission, undefined, gaps.errors);
    refused.data.values.asked = gaps.asked;
    return { ...refused, data: { ...refused.data, asks: true } };
  }
  const key = requestKey(form);
  try {
    const { files } = await or404(api.emailDrafts.save({ ...fields, id }, callOptions(form)));
    await forwardFiles(context, id, form, files);
    if (intent === "files") return redirect(paths.emails.files(id));
    if (!sends) {
      flash(context, { kind: "done", key: "emails:draftSaved" });
      return redirect(paths.emails.draft(id));
    }
    await api.emailDrafts.send({ id, at }, { context: { key: key && `${key}.send` } });
    return redirect(paths.emails.view(id));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "email_not_draft") {
      const refused = await refuseError(context, submission, error);
      return {
        ...refused,
        data: { ...refused.data, saved: await savedMeanwhile(context, id, refused.data) },
      };
    }
    const refused = await refuseFields(
      context,
      submission,
      textsFor(context.language)("emails:sentMeanwhile"),
    );
    refused.data.values.draftId = crypto.randomUUID();
    return refused;
  }
}

/**
 * The draft that another writer has saved, after a conflict. The page's own data may be of another draft: one that was
 * begun at this address and saved by the form has its own address.
 */
async function savedMeanwhile({ api }: AppLoadContext, id: string, { code }: { code?: string }) {
  return code === "conflict_version" ? await api.emailDrafts.read({ id }) : undefined;
}

export { notAfterRefusal as shouldRevalidate } from "~/ui/form/revalidation";

/** A mail that is being written: new, an answer, or a draft. */
export default function WriteEmail() {
  const { t } = useTranslation(["emails", "messages", "forms"]);
  const root = useRouteLoaderData("root") as RootData;
  const { senders, correspondents, setUpAt, draft, stored, earlier } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = readRefusal(answer);
  const saved = answer && "saved" in answer ? answer.saved : undefined;
  const shown = saved ? { ...draft, ...saved } : draft;
  // The written text stays if its mailbox was deleted meanwhile.
  if (senders.length === 0 && !answer) return <NoMailbox closed={false} setUpAt={setUpAt} />;
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary
        title={answer && "asks" in answer ? t("sendIncomplete") : t("messages:form.invalid")}
        problems={refusal.problems}
      />
      {earlier && !saved ? (
        <div style={{ marginBlockEnd: "var(--s5)", maxInlineSize: "48rem" }}>
          <Alert tone="warn">
            {t(earlier.draft ? "earlier.draft" : "earlier.sent", { when: earlier.when })}{" "}
            <Link to={earlier.draft ? paths.emails.draft(earlier.id) : paths.emails.view(earlier.id)}>
              {t(earlier.draft ? "earlier.openDraft" : "earlier.openSent")}
            </Link>
          </Alert>
        </div>
      ) : null}
      <WriteForm
        key={shown.id}
        senders={senders}
        draft={shown}
        stored={stored || saved !== undefined}
        correspondents={correspondents}
        refusal={refusal}
      />
    </>
  );
}
