import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OperatorInboxQuery } from "~/contract/operator-inbox";
import { formatTime } from "~/i18n/format";
import type { RootData } from "~/root";
import { filterOf, isFiltered, pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { shownSyncs } from "~/ui/emails/shown-syncs";
import { SyncNotices } from "~/ui/emails/sync-notices";
import { ListSheet } from "~/ui/list/list-sheet";
import { MailBoxes } from "~/ui/operator-mail/mail-boxes";
import { ReceivedTable } from "~/ui/operator-mail/received-table";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["operatorMail", "emails", "lists", "mailSync", "mailSettings"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const reader = { language: context.language, timeZone: user.timeZone };
  const query = { ...readListQuery(context.url, OperatorInboxQuery, { size: 25 }), sort: "" };
  const { mailbox } = await api.operatorInbox.state();
  const { sort: _, ...asked } = query;
  const { rows, ...list } = await api.operatorInbox.list(asked);
  return {
    query,
    rows: rows.map(({ id, fromName, fromAddress, subject, start, read, lookAlike, sentAt }) => ({
      id,
      fromName,
      fromAddress,
      subject,
      start,
      read,
      marked: lookAlike !== null,
      at: sentAt.toISOString(),
      when: formatTime(sentAt, reader),
    })),
    paging: pagingOf(context, list),
    filtered: isFiltered(filterOf(asked)),
    mailbox: mailbox && { address: mailbox.address, unread: mailbox.unread },
    syncs: mailbox ? shownSyncs([mailbox.sync], { reader, mayConsent: false }) : [],
  };
}

/** The received mails of the operator's mailbox. */
export default function Received() {
  const { t } = useTranslation("operatorMail");
  const root = useRouteLoaderData("root") as RootData;
  const { query, rows, paging, filtered, mailbox, syncs } = useLoaderData<typeof loader>();
  if (!mailbox)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState title={t("noBox")}>{t("noBoxText")}</EmptyState>
        </Sheet>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>
        {t("receivedIntro")} <bdi>{mailbox.address}</bdi>
      </PageHead>
      <div className="stack" data-gap="5">
        <MailBoxes current="received" unread={mailbox.unread} />
        <SyncNotices syncs={syncs} />
        <ListSheet
          texts={{
            search: t("searchReceived"),
            noMatchText: t("noMatchText"),
            none: t("noneReceived"),
            noneText: t("noneReceivedText"),
          }}
          query={query}
          paging={paging}
          filtered={filtered}
          inUse={0}
          filters={null}
        >
          {({ empty }) => <ReceivedTable rows={rows} empty={empty} />}
        </ListSheet>
      </div>
    </>
  );
}
