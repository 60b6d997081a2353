import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import { AskStart } from "~/ui/chats/ask-start";
import { ChatPage } from "~/ui/chats/chat-layout";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { askFirst, firstQuestion, lacksDivision } from "./first-question";

export const handle = { namespaces: ["ask", "chats", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const links = { chats: paths.chats.list(user.access), log: paths.ask.log(user.access) };
  const upload = ability.can("create", "File") ? paths.knowledge.new() : undefined;
  if (!ability.can("create", "Chat")) return { state: "public" as const, links, upload };
  const begin = await firstQuestion(context, ability, values => paths.ask.page(user.access, values));
  return begin
    ? { state: "open" as const, links, upload, begin }
    : { state: "empty" as const, links, upload, unassigned: !upload && (await lacksDivision(context)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  return askFirst(context, await request.formData());
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";
export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function Ask() {
  const { t } = useTranslation(["ask", "chats", "messages"]);
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { links, upload } = loaded;
  if (loaded.state !== "open") {
    const none = loaded.state === "empty";
    const unassigned = none && loaded.unassigned;
    return (
      <ChatPage>
        <PageHead title={t("title")} />
        <Sheet>
          <EmptyState
            title={unassigned ? t("chats:noDivisions") : none ? t("needsFile") : t("chats:noCompany.title")}
            action={
              <ButtonLink kind="main" to={none && upload ? upload : links.chats}>
                {none ? (upload ? t("chats:upload") : t("chats")) : t("public")}
              </ButtonLink>
            }
          >
            {unassigned
              ? t("chats:noDivisions.employee")
              : none
                ? upload
                  ? null
                  : t("chats:needsFile.ask")
                : t("chats:noCompany")}
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
        <AskStart begin={loaded.begin} refused={refused} />
      </div>
    </ChatPage>
  );
}
