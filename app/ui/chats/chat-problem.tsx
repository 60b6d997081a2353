import { PageProblem } from "~/ui/shell/page-problem";
import { ChatPage } from "./chat-layout";

/** In the place of a chat that is not there or that failed; the other chats stay in reach beside it. */
export function ChatProblem() {
  return (
    <ChatPage>
      <PageProblem />
    </ChatPage>
  );
}
