import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListInput } from "~/contract/endpoint";
import { formatDate } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ChatsToShare } from "~/ui/chats/sharing/chats-to-share";
import { ShareTable } from "~/ui/chats/sharing/share-table";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { shownChat } from "./shown-chats";
import { shownShare } from "./shown-share";

export const handle = { namespaces: ["sharing", "chats", "lists"] };

/** A person, and the chats to share, each of which leads to a preview for that person. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "Chat")) throw notFound();
  const person = await or404(api.shares.contact({ id: params.id ?? "" }));
  const query = readListQuery(context.url, ListInput, { size: 10 });
  const [{ rows, ...list }, given] = await Promise.all([
    api.chats.list({ ...query, which: "own" }),
    api.shares.given(),
  ]);
  const reader = { language: context.language, timeZone: user.timeZone };
  const shares = given.filter(share => share.person.id === person.id);
  const now = new Date();
  return {
    name: person.name,
    divisions: person.divisions,
    search: query.search,
    paging: pagingOf(context, list),
    chats: rows
      .map(chat => shownChat(chat, user, now))
      .map(({ id, name, divisions, at, when }) => ({
        id,
        name,
        divisions,
        at,
        when,
        to: paths.chats.share(user.access, id, { person: person.id }),
        mode: shares.find(share => share.chatId === id)?.mode,
      })),
    shares: shares.map(share =>
      shownShare(share, { own: true, access: user.access, since: formatDate(share.since, reader) }),
    ),
    start: paths.ask.page(user.access),
    back: paths.contacts.root(user.access, context.url.pathname),
  };
}

export default function ContactPage() {
  const { t } = useTranslation("sharing");
  const root = useRouteLoaderData("root") as RootData;
  const { name, divisions, shares, start, back, ...chats } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title} actions={<ButtonLink to={back}>{t("back")}</ButtonLink>}>
        <bdi>{name}</bdi>
      </PageHead>
      <div className="stack" data-gap="5">
        <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
          <p>{t("commonWith", { count: divisions.length })}</p>
          <ul>
            {divisions.map(division => (
              <li key={division.id}>
                <bdi>{division.name}</bdi>
              </li>
            ))}
          </ul>
        </Sheet>
        <ChatsToShare {...chats} start={start} />
        <Sheet>
          <ShareTable
            shares={shares}
            given
            empty={<EmptyState title={t("noneWith")}>{t("noGivenText")}</EmptyState>}
          />
        </Sheet>
      </div>
    </>
  );
}
