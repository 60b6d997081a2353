import { useMatches, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageProblem } from "~/ui/shell/page-problem";
import { useProblem } from "~/ui/shell/use-problem";
import { ChatPage } from "./chat-layout";
import { useLeftDraft } from "./use-draft";

/** Replaces a chat that is missing or failed; the list of chats remains beside it. */
export function ChatProblem() {
  const { id } = useParams();
  const { kind } = useProblem();
  const { t } = useTranslation("chats");
  if (kind !== "missing" || !id)
    return (
      <ChatPage>
        <PageProblem />
      </ChatPage>
    );
  return (
    <ChatPage>
      <PageProblem missing={t("gone")}>
        <LeftDraft chatId={id} />
      </PageProblem>
    </ChatPage>
  );
}

/** The text that a reader had typed when the chat was deleted or no longer shared, so that they can use it elsewhere. */
function LeftDraft({ chatId }: { chatId: string }) {
  const { t } = useTranslation("chats");
  const list = useMatches().find(({ data }) => typeof (data as Writer)?.writer === "string");
  const draft = useLeftDraft((list?.data as Writer)?.writer, chatId);
  if (!draft) return null;
  return (
    <div>
      <p>
        <b>{t("gone.draft")}</b>
      </p>
      <p style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        <bdi>{draft}</bdi>
      </p>
    </div>
  );
}

type Writer = { writer?: string } | null | undefined;
