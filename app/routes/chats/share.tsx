import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ShareFields } from "~/contract/chat-fields";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { formatDate } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ChatPage } from "~/ui/chats/chat-layout";
import { ChoosePerson } from "~/ui/chats/sharing/choose-person";
import { ShareForm } from "~/ui/chats/sharing/share-form";
import { ShareTable } from "~/ui/chats/sharing/share-table";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { shownShare } from "./shown-share";

export const handle = { namespaces: ["sharing", "lists", "messages", "forms"] };

const maxContacts = 100;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "Chat")) throw notFound();
  const id = params.id ?? "";
  const person = Id.safeParse(context.url.searchParams.get("person")).data;
  const [chat, shares, contacts, { preview, problem }] = await or404(
    Promise.all([
      api.chats.read({ id }),
      api.shares.ofChat({ id }),
      api.shares.contacts({ size: maxContacts }),
      person ? previewOf(context, { id, userId: person }) : { preview: undefined, problem: null },
    ]),
  );
  const reader = { language: context.language, timeZone: user.timeZone };
  const root = paths.contacts.root(user.access);
  return {
    name: chat.name,
    public: chat.visibility === "public",
    preview,
    problem,
    shares: shares.map(share =>
      shownShare(share, { own: true, access: user.access, since: formatDate(share.since, reader) }),
    ),
    contacts: contacts.rows
      .filter(one => !shares.some(share => share.person.id === one.id))
      .map(one => ({ id: one.id, name: one.name })),
    hasContacts: contacts.total > 0,
    all: contacts.total > maxContacts ? paths.contacts.list(root) : undefined,
    here: paths.chats.share(user.access, id),
    back: paths.chats.open(user.access, id),
  };
}

/** The preview for a person; or why there is none, for one who has left or has no division in common any more. */
async function previewOf({ api, language }: AppLoadContext, input: { id: string; userId: string }) {
  try {
    return { preview: await api.shares.preview(input), problem: null };
  } catch (error) {
    if (!(error instanceof AppError) || !["not_found", "share_not_reachable"].includes(error.code))
      throw error;
    return { preview: undefined, problem: sayError(language, error.code) };
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: ShareFields.extend({ userId: Id }) });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const options = callOptions(form);
    const { person } = await api.shares.share({ ...submission.value, id }, options);
    flash(context, { kind: "done", key: "sharing:shared", values: { name: isolate(person.name) } });
    return redirect(paths.chats.share(user.access, id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";
export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function ShareChat() {
  const { t } = useTranslation(["sharing", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { preview } = data;
  return (
    <ChatPage>
      <PageHead title={root.title} actions={<ButtonLink to={data.back}>{t("toChat")}</ButtonLink>}>
        <bdi>{data.name}</bdi>
      </PageHead>
      <div className="stack" data-gap="5" style={{ maxInlineSize: "52rem" }}>
        {preview ? (
          <ShareForm
            key={preview.person.id}
            preview={preview}
            isPublic={data.public}
            cancel={data.here}
            refused={refused}
          />
        ) : (
          <>
            {refused ? (
              <ErrorSummary title={t("messages:form.invalid")} problems={readRefusal(refused).problems} />
            ) : data.problem ? (
              <Alert tone="err">{data.problem}</Alert>
            ) : null}
            <ChoosePerson contacts={data.contacts} hasContacts={data.hasContacts} all={data.all} />
          </>
        )}
        <Sheet>
          <ShareTable
            shares={data.shares}
            given
            oneChat
            empty={<EmptyState title={t("notShared")}>{t("notSharedText")}</EmptyState>}
          />
        </Sheet>
      </div>
    </ChatPage>
  );
}
