import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Id } from "~/contract/endpoint";
import { formatDate } from "~/i18n/format";
import { withoutIsolates } from "~/i18n/isolate";
import { i18nFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { keyOptions } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";
import { ChatForm } from "~/ui/chats/chat-form";
import { ChatPage } from "~/ui/chats/chat-layout";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { readChatForm } from "./chat-submission";
import { divisionChoices } from "./division-choices";
import { fileChoices } from "./file-choices";

export const handle = { namespaces: ["chats", "ask", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability, api } = requireSignedIn(context);
  const list = paths.chats.list(user.access);
  if (!ability.can("create", "Chat")) return { list, form: null, upload: undefined };
  const [form, { models }] = await Promise.all([divisionChoices(context, ability), api.questions.begin()]);
  const requestedDivision = context.url.searchParams.get("division");
  const file = Id.safeParse(context.url.searchParams.get("file")).data;
  const files = await fileChoices(
    context,
    form.choices.map(choice => choice.id),
    file ? { ids: [file] } : {},
  );
  const only = form.choices.length === 1 ? form.choices[0]?.id : undefined;
  const divisionId = form.choices.find(choice => choice.id === requestedDivision)?.id ?? only;
  const subject = files.chosen[0]?.name ?? form.choices.find(choice => choice.id === divisionId)?.name;
  const date = formatDate(new Date(), { language: context.language, timeZone: user.timeZone });
  const { t } = i18nFor(context.language);
  return {
    list,
    form: {
      ...form,
      files,
      models,
      name: withoutIsolates(
        subject ? t("chats:new.nameAbout", { name: subject, date }) : t("chats:new.name", { date }),
      ),
      chosen: divisionId ? [divisionId] : [],
    },
    upload: ability.can("create", "File") ? paths.knowledge.new() : undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const { fields, comeBack, refuse } = readChatForm(context, form);
  if (!fields) return comeBack();
  try {
    const { id } = await api.chats.start(fields, keyOptions(form));
    return redirect(paths.chats.open(user.access, id));
  } catch (error) {
    return refuse(error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";
export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function NewChat() {
  const { t } = useTranslation(["chats"]);
  const root = useRouteLoaderData("root") as RootData;
  const { list, form, upload } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!form || form.choices.length === 0) {
    const why = form ? (upload ? t("noDivisions.manager") : t("noDivisions.employee")) : t("noCompany");
    return (
      <ChatPage>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState
            title={form ? t("noDivisions") : t("noCompany.title")}
            action={
              <ButtonLink kind="main" to={upload ?? list}>
                {upload ? t("newKnowledge") : t("list.all")}
              </ButtonLink>
            }
          >
            {why}
          </EmptyState>
        </Sheet>
      </ChatPage>
    );
  }
  return (
    <ChatPage>
      <div style={{ maxInlineSize: "44rem" }}>
        <PageHead title={root.title}>{t("new.intro")}</PageHead>
        <ChatForm
          choices={form.choices}
          files={form.files}
          refused={refused}
          values={{
            name: form.name,
            visibility: "private",
            divisionIds: form.chosen,
            model: "",
            answerLength: "normal",
            answerLanguage: "reader",
          }}
          models={form.models}
          publicLocked={form.publicLocked}
          submit={{ label: t("new.submit"), busy: t("new.busy") }}
          cancel={list}
        />
      </div>
    </ChatPage>
  );
}
