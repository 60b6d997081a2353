import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type DeletionReceipt, ReceiptQuery } from "~/contract/deletion-receipts";
import { formatBytes, formatDate, formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import type { RootData } from "~/root";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { ReceiptTable } from "~/ui/account/receipt-table";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["receipts", "lists"] };

/** The receipts of deletions that the user may read, newest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { language } = context;
  const { rows, ...list } = await api.deletionReceipts.list(
    readListQuery(context.url, ReceiptQuery, { size: 25 }),
  );
  const reader = { language, timeZone: user.timeZone };
  const t = textsFor(language);
  const contentOf = (receipt: DeletionReceipt) => {
    const { files, pages, passages, questions, bytes } = receipt;
    const facts = [
      files > 0 ? t("receipts:files", { count: files }) : "",
      pages > 0 ? t("receipts:pages", { count: pages }) : "",
      passages > 0 ? t("receipts:passages", { count: passages }) : "",
      questions > 0 ? t("receipts:questions", { count: questions }) : "",
    ].filter(Boolean);
    // A number stays with what it counts.
    return [...facts, ...(bytes > 0 ? [formatBytes(bytes, language)] : [])]
      .map(part => part.replaceAll(" ", "\u00a0"))
      .join(" · ");
  };
  return {
    rows: rows.map(receipt => ({
      id: receipt.id,
      kind: receipt.kind,
      name: receipt.name,
      remains: receipt.remains,
      content: contentOf(receipt),
      by: receipt.deletedByName,
      at: receipt.deletedAt.toISOString(),
      time: formatTime(receipt.deletedAt, reader),
      checked: receipt.checkedAt && formatTime(receipt.checkedAt, reader),
      backups: formatDate(`${receipt.backupsUntil}T12:00:00Z`, reader),
    })),
    paging: pagingOf(context, list),
  };
}

export default function Deletions() {
  const { t } = useTranslation("receipts");
  const root = useRouteLoaderData("root") as RootData;
  const { rows, paging } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <PageHead title={root.title}>{t("intro")}</PageHead>
      <Sheet>
        <ReceiptTable
          rows={rows}
          caption={root.title}
          empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
    </>
  );
}
