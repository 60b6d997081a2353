import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { VisitorLinkFields } from "~/contract/visitor-fields";
import { visitorQuestionDays } from "~/contract/visitor-limits";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { expectedVersion, refuseError, refuseFields, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { ChatPage } from "~/ui/chats/chat-layout";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { ShareLink } from "~/ui/visitors/share-link";
import { VisitorLinkForm } from "~/ui/visitors/visitor-link-form";
import { VisitorQuestions } from "~/ui/visitors/visitor-questions";
import { qrPath } from "../identity/qr-path";

export const handle = { namespaces: ["visitors", "lists", "messages", "forms"] };

/** The HTML for another site: a link, which the script replaces by a frame. */
const embedOf = (origin: string, link: string, name: string) => {
  const text = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<a href="${link}" data-lotse>${text}</a>\n<script src="${origin}/embed.js" async></script>`;
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const [chat, { link, asked, total }] = await or404(
    Promise.all([api.chats.read({ id }), api.visitors.link({ id })]),
  );
  const { origin } = context.build;
  const address = link && `${origin}${paths.publicChat.page(link.code)}`;
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    name: chat.name,
    isPublic: chat.visibility === "public",
    link: link && { sites: link.sites.join("\n"), colour: link.colour, version: link.version },
    share: address && {
      url: address,
      qr: qrPath(address),
      embed: link.sites.length > 0 ? embedOf(origin, address, chat.name) : null,
    },
    total,
    asked: asked.map(({ at, ...one }) => ({ ...one, at: formatTime(at, reader) })),
    days: visitorQuestionDays,
    back: paths.chats.open(user.access, id),
    edit: paths.chats.edit(user.access, id),
    close: paths.chats.closeToVisitors(user.access, id),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: VisitorLinkFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const version = expectedVersion(form);
  try {
    await or404(
      api.visitors.open({ ...submission.value, id }, { context: { key: requestKey(form), version } }),
    );
    flash(context, { kind: "done", key: version ? "visitors:saved" : "visitors:opened" });
    return redirect(paths.chats.visitors(user.access, id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";
export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function ChatVisitors() {
  const { t } = useTranslation("visitors");
  const root = useRouteLoaderData("root") as RootData;
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { link, share } = page;
  return (
    <ChatPage>
      <PageHead title={root.title} actions={<ButtonLink to={page.back}>{t("toChat")}</ButtonLink>}>
        <bdi>{page.name}</bdi>
      </PageHead>
      <div className="stack" data-gap="5" style={{ maxInlineSize: "52rem" }}>
        {page.isPublic ? (
          <>
            {share ? <ShareLink {...share} /> : null}
            <VisitorLinkForm key={link?.version} link={link} close={page.close} refused={refused} />
          </>
        ) : (
          <Sheet>
            <EmptyState
              title={t("notPublic")}
              action={<ButtonLink to={page.edit}>{t("makePublic")}</ButtonLink>}
            >
              {t("notPublicText")}
            </EmptyState>
          </Sheet>
        )}
        <Sheet data-pad className="stack" data-gap="4">
          <VisitorQuestions asked={page.asked} total={page.total} days={page.days} />
        </Sheet>
      </div>
    </ChatPage>
  );
}
