import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Id } from "~/contract/endpoint";
import { formatDate } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ShareTable } from "~/ui/chats/sharing/share-table";
import { SelectField } from "~/ui/form/field";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { shownShare } from "./shown-share";

export const handle = { namespaces: ["sharing", "lists"] };

/** A person, and the choice of a chat to share, which leads to a preview for that person. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "Chat")) throw notFound();
  const person = await or404(api.shares.contact({ id: params.id ?? "" }));
  const chosen = Id.safeParse(context.url.searchParams.get("chat")).data;
  if (chosen) throw redirect(paths.chats.share(user.access, chosen, { person: person.id }));
  const [{ rows }, given] = await Promise.all([
    api.chats.list({ which: "own", size: 100 }),
    api.shares.given(),
  ]);
  const reader = { language: context.language, timeZone: user.timeZone };
  const shares = given.filter(share => share.person.id === person.id);
  return {
    name: person.name,
    divisions: person.divisions,
    chats: rows
      .filter(chat => !shares.some(share => share.chatId === chat.id))
      .map(({ id, name }) => ({ id, name })),
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
  const { name, divisions, chats, shares, start, back } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title}>
        <bdi>{name}</bdi>
      </PageHead>
      <div className="stack" data-gap="5">
        <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
          <div className="stack">
            <h2>{t("chooseChat")}</h2>
            <p>{t("commonWith", { count: divisions.length })}</p>
            <ul>
              {divisions.map(division => (
                <li key={division.id}>
                  <bdi>{division.name}</bdi>
                </li>
              ))}
            </ul>
            {chats.length > 0 ? (
              <Form method="get" className="stack">
                <SelectField name="chat" label={t("chat")} hint={t("chooseHint")}>
                  {chats.map(chat => (
                    <option key={chat.id} value={chat.id}>
                      {chat.name}
                    </option>
                  ))}
                </SelectField>
                <p className="row">
                  <Button kind="main">{t("next")}</Button>
                  <ButtonLink to={back}>{t("back")}</ButtonLink>
                </p>
              </Form>
            ) : (
              <p className="row">
                <ButtonLink to={start}>{t("startChat")}</ButtonLink>
                <ButtonLink to={back}>{t("back")}</ButtonLink>
              </p>
            )}
          </div>
        </Sheet>
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
