import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { BookOpen, Forward, PenLine, Reply, ReplyAll } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { type EmailState, emailFolders } from "~/contract/email-fields";
import { formatList, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { recordTitle, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { refuseTags } from "~/routes/feedback/refuse-tags";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { AnswerOutcome } from "~/ui/emails/answer-outcome";
import { AttachmentList } from "~/ui/emails/attachment-list";
import { EmailBody } from "~/ui/emails/email-body";
import { MessageActions } from "~/ui/emails/message-actions";
import { MessageHead } from "~/ui/emails/message-head";
import { LookAlikeNotice } from "~/ui/emails/sender-check";
import { SendingState } from "~/ui/emails/sending-state";
import { ThreadList } from "~/ui/emails/thread-list";
import { Undelivered } from "~/ui/emails/undelivered";
import { TagList } from "~/ui/feedback/tag-badge";
import { TagForm } from "~/ui/feedback/tag-form";
import { RequestId } from "~/ui/form/request-id";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { usePolledData } from "~/ui/shell/use-polled-data";
import { actOnEmails } from "./act-on-emails";
import { listAddress, type OpenedList, openedFrom } from "./email-place";
import { namedAddresses } from "./named-addresses";
import { attachmentShower } from "./shown-attachment";
import { shownOutcome } from "./shown-outcome";

export const handle = { namespaces: ["emails", "tagging"] };

/** A mail that is due sooner counts as being sent. */
const soonMs = 60_000;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Email")) throw notFound();
  const { sentAt, ...email } = await or404(api.emails.read({ id: params.id ?? "" }));
  const may = ability.can("create", "Email");
  const change = ability.can("update", "Email");
  // A page that is only fetched ahead is not read.
  if (change && !email.read && !/prefetch/.test(request.headers.get("sec-purpose") ?? ""))
    await or404(api.emailChanges.make({ ids: [email.id], act: "read" }));
  const view = email.html && context.url.searchParams.get("view") !== "text" ? "html" : "text";
  const reader = { language: context.language, timeZone: user.timeZone };
  const planned = email.state === "waiting" && email.sendAt && email.sendAt.getTime() > Date.now() + soonMs;
  if (email.draft && may) throw redirect(paths.emails.draft(email.id));
  const tagChoices = change
    ? await api.tags.choices({
        words: `${email.subject} ${email.text}`.slice(0, 4000),
      })
    : null;
  const { folders } = change ? await api.emails.folders() : { folders: [] };
  const t = textsFor(context.language);
  const named = (addresses: string[]) => namedAddresses(email, addresses, context.language);
  const subject = email.subject || t("emails:noSubject");
  return {
    ...email,
    title: recordTitle(context.language, context.page, subject),
    tagChoices,
    serverFolders: folders.filter(({ settingId }) => settingId === email.smtpSettingId),
    may,
    asks: may && email.state === "received" && ability.can("create", "Chat"),
    view: view as "text" | "html",
    undelivered: email.undelivered.map(({ id, addresses, at }) => ({
      id,
      addresses: formatList(addresses.map(isolate), context.language),
      when: formatTime(at, reader),
    })),
    reportsOn: email.reportsOn && {
      id: email.reportsOn.id,
      subject: email.reportsOn.subject || t("emails:noSubject"),
      addresses: formatList(email.reportsOn.addresses.map(isolate), context.language),
    },
    answer:
      email.answer &&
      shownOutcome(context, email.answer, ability.can("update", "SmtpSetting") && email.smtpSettingId),
    files: email.files.map(attachmentShower(context)),
    acts: { change, remove: ability.can("delete", "Email") },
    nextTry: email.nextTryAt && formatTime(email.nextTryAt, reader),
    lastTry: email.lastTryAt && formatTime(email.lastTryAt, reader),
    unfiled: email.unfiled && {
      reason: email.unfiled.reason,
      nextTry: email.unfiled.nextTryAt && formatTime(email.unfiled.nextTryAt, reader),
    },
    planned: planned && email.sendAt ? formatTime(email.sendAt, reader) : null,
    at: Date.now(),
    // Until it is sent or refused.
    busy: email.state === "waiting" && !planned,
    sentAt: sentAt.toISOString(),
    when: formatTime(sentAt, reader),
    recipients: named(email.to),
    blindCopies: named(email.bcc),
    copies: named(email.cc),
    thread: email.thread.map(({ fromName, fromAddress, sentAt: at, ...mail }) => ({
      ...mail,
      from: fromName || fromAddress,
      at: at.toISOString(),
      when: formatTime(at, reader),
    })),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const id = params.id ?? "";
  const options = keyOptions(form);
  try {
    const here = `${paths.emails.view(id)}${context.url.search}`;
    if (form.get("intent") === "tags") {
      const tagIds = form.getAll("tagIds").map(String);
      try {
        await api.emails.setTags({ id, tagIds }, options);
      } catch (error) {
        return refuseTags(context, tagIds, error);
      }
      flash(context, { kind: "done", key: "tagging:saved" });
      return redirect(here);
    }
    const own = await folderOf(context, id);
    const list = openedFrom(context.url) ?? own;
    const intent = String(form.get("intent"));
    const back = intent === "move:inbox" ? paths.emails.folder("inbox") : listAddress(list);
    const moves = /^(move:|moveTo$|remove)/.test(intent);
    const acted = await actOnEmails(context, form, moves ? back : here, list.params);
    if (acted) return acted;
    if (intent === "checkSender") {
      await or404(api.emails.checkSender({ id }, options));
      return redirect(here);
    }
    if (intent === "resend") {
      await or404(api.emailDrafts.resend({ id }, options));
      flash(context, { kind: "done", key: "emails:sent" });
      return redirect(here);
    }
    const { state } = await or404(api.emails.read({ id }));
    await or404(api.emailDrafts.takeBack({ id }, options));
    flash(context, {
      kind: "done",
      key: state === "failed" ? "emails:toDraftDone" : "emails:takenBack",
    });
    return redirect(paths.emails.draft(id));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

/** One mail: its text, or its sanitised HTML. */
export default function EmailPage() {
  const { t } = useTranslation("emails");
  const email = usePolledData(useLoaderData<typeof loader>());
  const refused = useActionData<typeof action>();
  const refusedTags = refused && "tagIds" in refused ? refused : undefined;
  const answerable = email.may && !["draft", "waiting", "failed"].includes(email.state);
  return (
    <>
      <PageHead
        title={email.subject || t("noSubject")}
        actions={
          email.acts.change ? (
            <Form method="post">
              <RequestId form="act" />
              <input type="hidden" name="id" value={email.id} />
              <MessageActions
                email={email}
                folders={email.serverFolders}
                remove={email.acts.remove}
                reply={answerable}
              />
            </Form>
          ) : null
        }
      />
      {refused?.problem && !refusedTags ? (
        <Alert tone="err" live>
          {refused.problem}
        </Alert>
      ) : null}
      <div className="stack" data-gap="6" style={{ maxInlineSize: "48rem" }}>
        {email.sender ? <LookAlikeNotice sender={email.sender} fromAddress={email.fromAddress} /> : null}
        {email.refusedChange ? (
          <Alert tone="warn">{t(email.refusedChange === "move" ? "refusedMove" : "refusedChange")}</Alert>
        ) : null}
        {email.state === "draft" && email.may ? <Alert tone="info">{t("serverDraft")}</Alert> : null}
        <SendingState {...email} />
        <Undelivered reports={email.undelivered} reportsOn={email.reportsOn} />
        <MessageHead email={email} may={email.acts.change} />
        <EmailBody {...email} />
        <AttachmentList files={email.files} />
        {email.answer ? <AnswerOutcome {...email.answer} /> : null}
        {answerable || (email.may && email.state === "draft") ? <Answers email={email} /> : null}
        {email.tagChoices ? (
          <TagForm choices={email.tagChoices} chosen={email.tags} refused={refusedTags} />
        ) : email.tags.length > 0 ? (
          <TagList tags={email.tags} />
        ) : null}
        <ThreadList mails={email.thread} current={email.id} />
      </div>
    </>
  );
}

/** The list of a mail's folder, to return to from a page that was opened from none. */
async function folderOf({ api }: AppLoadContext, id: string): Promise<OpenedList> {
  const { folder, serverFolder } = await or404(api.emails.read({ id }));
  const folderId = serverFolder?.id;
  const place = folderId ? { folderId } : { folder: emailFolders.find(name => name === folder) };
  return { place, params: { in: folderId ?? place.folder } };
}

const AnswerRow = styled.nav`
  display: flex; flex-wrap: wrap; gap: var(--s3);
  [dir="rtl"] & .directed { transform: scaleX(-1); }
  @media (max-width: 639px) { > * { flex: 1 1 auto; } }
`;

/** The ways to answer a mail. */
function Answers({ email }: { email: { id: string; state: EmailState; asks: boolean } }) {
  const { t } = useTranslation("emails");
  const { search } = useLocation();
  return (
    <AnswerRow aria-label={t("reply")}>
      {email.state === "draft" ? (
        <ButtonLink kind="main" to={paths.emails.write({ continue: email.id })}>
          <PenLine size={18} aria-hidden />
          {t("continueDraft")}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.emails.write({ reply: email.id })}>
            <Reply size={18} aria-hidden className="directed" />
            {t("reply")}
          </ButtonLink>
          <ButtonLink to={paths.emails.write({ all: email.id })}>
            <ReplyAll size={18} aria-hidden className="directed" />
            {t("replyAll")}
          </ButtonLink>
          <ButtonLink to={paths.emails.write({ forward: email.id })}>
            <Forward size={18} aria-hidden className="directed" />
            {t("forward")}
          </ButtonLink>
          {email.asks ? (
            <ButtonLink to={`${paths.emails.ask(email.id)}${search}`}>
              <BookOpen size={18} aria-hidden />
              {t("askDocuments")}
            </ButtonLink>
          ) : null}
        </>
      )}
    </AnswerRow>
  );
}
