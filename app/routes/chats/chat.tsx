import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Link, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Message } from "~/contract/answers";
import { QuestionFields } from "~/contract/chat-fields";
import type { Chat as ReadChat } from "~/contract/chats";
import { commentLimit } from "~/contract/comment-limit";
import type { Language } from "~/contract/language";
import { questionLimit } from "~/contract/question-limit";
import { tooLong } from "~/contract/too-long";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { approveLinks, goldenLinks } from "~/routes/feedback/golden-link";
import { flash } from "~/session/flash";
import { type Refusal, refuseError, refuseFields, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { CannotAnswerNotice } from "~/ui/chats/cannot-answer-notice";
import { ChatDetails } from "~/ui/chats/chat-details";
import { Composer } from "~/ui/chats/composer";
import { useInPlaceFocus } from "~/ui/chats/in-place-link";
import { PrintNote } from "~/ui/chats/print-note";
import { Question } from "~/ui/chats/question";
import { anchors, isGrowing } from "~/ui/chats/shown";
import { SourcePanel } from "~/ui/chats/source-panel";
import { ThreadHead } from "~/ui/chats/thread-head";
import { attemptKey, useAnnounced } from "~/ui/chats/use-announced";
import { useChatEvents } from "~/ui/chats/use-chat-events";
import { useFirstAsked } from "~/ui/chats/use-draft";
import { useFollow } from "~/ui/chats/use-follow";
import { readRefusal } from "~/ui/form/read-refusal";
import { Alert } from "~/ui/primitives/alert";
import { chatLinks } from "./chat-links";
import { giveReason } from "./give-reason";
import { openSource } from "./open-source";
import { feedbackAt } from "./own-feedback";
import { readThread, readWholeThread } from "./read-thread";
import { modelOf, shownMessage } from "./shown-message";
import { searchedFiles } from "./side-lists";
import { widerSearch } from "./wider-search";

export const handle = { namespaces: ["chats", "messages", "original"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const { language, url } = context;
  const id = params.id ?? "";
  const before = url.searchParams.get("before") ?? undefined;
  const branch = url.searchParams.get("branch") ?? undefined;
  const printing = url.searchParams.has("print");
  const now = new Date();
  const read = printing ? readWholeThread : readThread;
  const [chat, page] = await or404(Promise.all([api.chats.read({ id }), read(api, { id, before, branch })]));
  const [files, source, feedbackOf] = await Promise.all([
    searchedFiles(api, chat, language),
    openSource(api, page.messages, url.searchParams, { language, timeZone: user.timeZone }),
    feedbackAt(api, ability, { id, messages: page.messages }),
  ]);
  const here = paths.chats.open(user.access, chat.id, branch && page.latest ? { branch: page.latest } : {});
  const reader = { language, timeZone: user.timeZone };
  const goldenTo = goldenLinks(user, ability);
  const approveTo = approveLinks(user, ability);
  const managed = chat.own || chat.shared !== null;
  const widerQuestion = await widerSearch(context, chat, page.messages);
  return {
    title: chat.name,
    id: chat.id,
    chat: {
      id: chat.id,
      version: chat.version,
      name: chat.name,
      own: chat.own,
      public: chat.visibility === "public",
      locked: chat.locked,
      model: modelOf(chat.answerer),
      divisions: chat.divisions,
      files: chat.files,
      hiddenDivisions: chat.hiddenDivisions,
      shared: chat.shared,
      readers: chat.readers,
    },
    writer: user.id,
    asker: `${user.firstName} ${user.lastName}`,
    messages: page.messages
      .map(message => ({
        ...shownMessage(message, reader, now),
        ...feedbackOf(message),
        askAll:
          message.state === "declined" && message.askedBy === null
            ? widerQuestion(message.question)
            : undefined,
        golden: message.askedBy === null ? goldenTo(message.question, whereOf(message, chat)) : undefined,
        approve: managed ? approveTo(message.question, whereOf(message, chat)) : undefined,
      }))
      .reverse(),
    older: page.older
      ? paths.chats.open(user.access, id, { before: page.older, branch, print: printing ? "yes" : undefined })
      : null,
    whole: printing ? paths.chats.open(user.access, id, { branch }) : null,
    newer: page.moved ? `${here}#${anchors.latest}` : null,
    after: page.latest,
    editing: url.searchParams.get("edit"),
    questionsLeft: page.questionsLeft,
    files,
    source,
    quoted: source && url.searchParams.has("quote") ? quoted(source.sentence, language) : "",
    links: chatLinks(context, chat, page, branch),
  };
}

/** The division of the first source, those that were searched, and the question itself. */
const whereOf = ({ id, state, citations }: Message, chat: Pick<ReadChat, "id" | "divisions">) => ({
  divisions: chat.divisions,
  from: { chat: chat.id, message: id },
  cited: state === "declined" ? undefined : citations[0]?.divisionId,
});

/** The prefix of a question about a quoted sentence. */
const quoted = (sentence: string, language: Language) =>
  `${textsFor(language)("chats:quoted", { sentence })}\n`.slice(0, questionLimit);

const Wish = z.discriminatedUnion("intent", [
  QuestionFields.extend({ intent: z.literal("ask"), after: z.uuid().optional() }),
  QuestionFields.extend({ intent: z.literal("edit"), message: z.uuid() }),
  z.object({ intent: z.literal("stop"), message: z.uuid() }),
  z.object({ intent: z.literal("again"), message: z.uuid(), alone: z.enum(["yes", "no"]).optional() }),
  z.object({ intent: z.literal("hand-on"), message: z.uuid(), handedOn: z.enum(["yes", "no"]) }),
  z.object({
    intent: z.literal("reason"),
    message: z.uuid(),
    comment: z.string("field.required").trim().min(1, "field.required").max(commentLimit, tooLong),
  }),
  z.object({ intent: z.literal("like"), message: z.uuid(), liked: z.enum(["yes", "no", "unsaid"]) }),
]);

/** The message that a repeated answer over unchanged documents did not count as a question. */
function freeNotice(context: AppLoadContext, { id, free }: { id: string; free: boolean }): string {
  if (free) flash(context, { kind: "note", key: "chats:again.free" });
  return anchors.message(id);
}

/** Performs the action of a form; returns the address of its result in the chat. */
async function performAction(
  context: AppLoadContext,
  id: string,
  wish: z.output<typeof Wish>,
  key: string | undefined,
) {
  const { api, url } = context;
  const branch = url.searchParams.get("branch") ?? undefined;
  const at = (anchor: string, shown = branch) =>
    `${paths.chats.open(requireSignedIn(context).user.access, id, { branch: shown })}#${anchor}`;
  const call = { context: { key } };
  switch (wish.intent) {
    case "ask": {
      const { intent: _, ...asked } = wish;
      const { id: message } = await api.answers.ask({ id, ...asked }, call);
      return at(anchors.message(message), branch && message);
    }
    case "edit": {
      const { id: message } = await api.answers.edit({ id: wish.message, question: wish.question }, call);
      return at(anchors.message(message), message);
    }
    case "again":
      return at(
        freeNotice(
          context,
          await api.answers.retry(
            { id: wish.message, ...(wish.alone && { alone: wish.alone === "yes" }) },
            call,
          ),
        ),
      );
    case "like":
      if (wish.liked === "unsaid") await api.feedback.unlike({ id: wish.message }, call);
      else await api.feedback.like({ id: wish.message, liked: wish.liked === "yes" }, call);
      return at(anchors.actions(wish.message));
    case "reason":
      await giveReason(api, wish, call);
      return at(anchors.actions(wish.message));
    case "hand-on":
      await api.feedback[wish.handedOn === "yes" ? "handOn" : "takeBack"]({ id: wish.message }, call);
      return at(anchors.actions(wish.message));
    case "stop":
      await api.answers.cancel({ id: wish.message }, call);
      return at(anchors.actions(wish.message));
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: Wish });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    return redirect(await or404(performAction(context, id, submission.value, requestKey(form))));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

/** A refusal changes nothing, except a conflict, after which the page shows the other change. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200 }) =>
  actionStatus < 400 || actionStatus === 409;

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";

export default function Chat() {
  const { t } = useTranslation(["chats", "messages"]);
  const { id, chat, messages, source, links, ...page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as Refusal | undefined;
  const { errors, value, ...refusal } = readRefusal(refused);
  const latest = messages.at(-1);
  const growing = latest !== undefined && isGrowing(latest) && !latest.withheld;
  const stoppable = messages.find(message => isGrowing(message) && message.askedBy === null)?.id;
  // The answer that a question had to wait for has ended since.
  const isOver = refused?.code === "answer_under_way" && !stoppable;
  const problems = isOver ? [] : refusal.problems;
  const intent = value("intent");
  const inThread = intent === "edit" || intent === "reason";
  const refusedText = (field: "question" | "comment") => ({
    problems,
    typed: value(field),
    invalid: Boolean(errors(field)),
  });
  useChatEvents(
    id,
    chat.shared !== null || chat.readers > 0,
    asked => page.newer !== null || messages.some(one => one.id === asked.id && one.attempt >= asked.attempt),
  );
  useFirstAsked(page.writer, latest?.question, () => document.getElementById("question"));
  const { end, away } = useFollow(growing);
  const said = useAnnounced(id, latest, chat.own);
  useInPlaceFocus();
  const readOnly = chat.shared?.mode === "read" && !chat.public;
  const readable = chat.divisions.some(one => one.readyFiles + one.approvedAnswers > 0);
  return (
    <section aria-label={t("thread")}>
      <ThreadHead chat={chat} links={links} prominent={messages.length === 0 || (!chat.own && !chat.shared)}>
        <ChatDetails chat={chat} files={page.files} divisions={links.divisions} />
      </ThreadHead>
      {page.whole ? (
        <PrintNote back={page.whole}>
          {page.older ? null : t("print.all", { count: messages.length })}
        </PrintNote>
      ) : null}
      {page.older ? (
        <p className="turn small">
          <Link to={page.older}>{t("older")}</Link>
        </p>
      ) : null}
      {messages.map(message => (
        <Fragment key={message.id}>
          <Question
            message={message}
            asker={page.asker}
            own={chat.own}
            open={source?.messageId === message.id ? source.number : undefined}
            edit={
              message.askedBy !== null || readOnly
                ? undefined
                : {
                    open: page.editing === message.id && !isGrowing(message),
                    refused: intent === "edit" ? refusedText("question") : undefined,
                  }
            }
            reasonRefused={
              intent === "reason" && value("message") === message.id ? refusedText("comment") : undefined
            }
          />
          {source?.messageId === message.id ? (
            <>
              <span id={anchors.open} />
              <SourcePanel source={source} own={chat.own} asks={!readOnly} />
            </>
          ) : null}
        </Fragment>
      ))}
      {messages.length === 0 ? (
        <div className="first">
          <h2>{t("first")}</h2>
          <p>{t(chat.public && !chat.own ? "instructions.askPublic" : "instructions.ask")}</p>
        </div>
      ) : null}
      {page.newer ? (
        <p className="turn small">
          <Link to={page.newer}>{t("newer")}</Link>
        </p>
      ) : null}
      <p role="status" className="hidden">
        {/* The same words about another answer are said again. */}
        {latest ? <span key={attemptKey(latest)}>{said}</span> : null}
      </p>
      <div id={anchors.latest} ref={end} />
      {readOnly ? (
        <div className="first">
          <Alert tone="calm">{t("shared.readOnly", { name: chat.shared?.by })}</Alert>
        </div>
      ) : (
        <Composer
          key={id}
          writer={page.writer}
          chatId={id}
          asked={messages}
          after={page.after}
          problems={inThread ? [] : problems}
          invalid={!inThread && Boolean(errors("question"))}
          typed={inThread ? "" : value("question")}
          quoted={page.quoted}
          away={away}
          growing={stoppable}
        >
          <CannotAnswerNotice
            divisions={{ shown: chat.divisions.length, hidden: chat.hiddenDivisions }}
            readable={readable}
            chosen={chat.divisions.some(({ onlyFiles }) => onlyFiles)}
            edit={links.edit}
            upload={links.upload}
            questionsLeft={page.questionsLeft}
          />
        </Composer>
      )}
    </section>
  );
}
