import { PageProblem } from "~/ui/shell/page-problem";
import { ChatPage } from "./chat-layout";

/** Replaces a chat that is missing or failed; the list of chats remains beside it. */
export function ChatProblem() {
  return (
    <ChatPage>
      <PageProblem />
    </ChatPage>
  );
}
