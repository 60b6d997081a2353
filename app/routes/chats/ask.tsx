import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { QuestionFields } from "~/contract/chat-fields";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { refuseError, refuseFields, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import { AskForm } from "~/ui/chats/ask-form";
import { AskTopics } from "~/ui/chats/ask-topics";
import { ChatPage } from "~/ui/chats/chat-layout";
import { anchors } from "~/ui/chats/shown";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { divisionChoices } from "./division-choices";
import { modelOf } from "./shown-message";

export const handle = { namespaces: ["ask", "chats", "messages"] };

const longestProposal = 300;

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const links = { chats: paths.chats.list(user.access), log: paths.ask.log(user.access) };
  const upload = ability.can("create", "File") ? paths.knowledge.new() : undefined;
  if (!ability.can("create", "Chat")) return { state: "public" as const, links, upload };
  const [{ choices }, begin] = await Promise.all([divisionChoices(context, ability), api.questions.begin()]);
  if (!choices.some(choice => choice.state === "ready")) return { state: "empty" as const, links, upload };
  const t = textsFor(context.language);
  const chosen = context.url.searchParams.getAll("division");
  return {
    state: "open" as const,
    links,
    upload,
    choices: choices.map(({ id, name, state }) => ({ id, name, ready: state === "ready" })),
    chosen,
    proposed: (context.url.searchParams.get("question") ?? "").slice(0, longestProposal),
    model: modelOf(begin.answerer),
    questionsLeft: begin.questionsLeft,
    topics: begin.topics.map(({ heading, fileName, pageNumber }) => {
      const question = t("ask:topic", { heading });
      const where =
        pageNumber === null ? fileName : t("ask:topic.page", { file: fileName, page: String(pageNumber) });
      return { question, where, to: paths.ask.page(user.access, { question }) };
    }),
  };
}

const Wish = QuestionFields.extend({ divisionIds: z.array(z.uuid()).max(100).default([]) });

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: Wish });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const call = { context: { key: requestKey(form) } };
    const { id, chatId } = await or404(api.questions.ask(submission.value, call));
    return redirect(`${paths.chats.open(user.access, chatId)}#${anchors.message(id)}`);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";

export default function Ask() {
  const { t } = useTranslation(["ask", "chats", "messages"]);
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { links, upload } = loaded;
  if (loaded.state !== "open") {
    const none = loaded.state === "empty";
    return (
      <ChatPage>
        <PageHead title={t("title")} />
        <Sheet>
          <EmptyState
            title={none ? t("needsFile") : t("chats:noCompany.title")}
            action={
              <ButtonLink kind="main" to={none && upload ? upload : links.chats}>
                {none ? (upload ? t("chats:upload") : t("chats")) : t("public")}
              </ButtonLink>
            }
          >
            {none ? (upload ? null : t("chats:needsFile.ask")) : t("chats:noCompany")}
          </EmptyState>
        </Sheet>
      </ChatPage>
    );
  }
  return (
    <ChatPage>
      <div style={{ maxInlineSize: "44rem", marginInline: "auto" }}>
        <PageHead
          title={t("title")}
          actions={
            <ButtonLink kind="quiet" to={links.log}>
              {t("log")}
            </ButtonLink>
          }
        >
          {t("intro")}
        </PageHead>
        <AskForm
          key={loaded.proposed}
          choices={loaded.choices}
          chosen={loaded.chosen}
          proposed={loaded.proposed}
          questionsLeft={loaded.questionsLeft}
          refused={refused}
        />
        <div role="note" style={{ marginBlock: "1.5rem" }}>
          <Alert tone="calm">
            {loaded.model ? t("chats:notice.model", { model: loaded.model }) : t("chats:notice.builtin")}{" "}
            {t("private")}
          </Alert>
        </div>
        <AskTopics topics={loaded.topics} />
      </div>
    </ChatPage>
  );
}
