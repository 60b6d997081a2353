import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReceiptKind } from "~/contract/deletion-receipts";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Badge } from "~/ui/primitives/badge";
import { ButtonLink } from "~/ui/primitives/button";
import { When } from "~/ui/primitives/when";

export type ShownReceipt = {
  id: string;
  kind: ReceiptKind;
  name: string;
  content: string;
  by: string | null;
  at: string;
  time: string;
  /** When the deletion was last checked, and what remained; null before the first check. */
  checked: string | null;
  remains: number | null;
  backups: string;
};

/** Receipts of deletions, each to download. */
export function ReceiptTable({
  rows,
  caption,
  empty,
}: {
  rows: ShownReceipt[];
  caption: string;
  empty: ReactNode;
}) {
  const { t } = useTranslation("receipts");
  const kinds = { file: 0, division: 0, chat: 0, user: 0, company: 0 } satisfies Record<ReceiptKind, 0>;
  const names = Object.fromEntries(Object.keys(kinds).map(kind => [kind, t(`kind.${kind as ReceiptKind}`)]));
  const nameOf = ({ kind, name }: ShownReceipt) => (name ? `${names[kind]} ${name}` : names[kind]!);
  const columns: ListColumn<ShownReceipt>[] = [
    {
      name: "what",
      title: t("what"),
      names: true,
      cell: ({ kind, name }) => (
        <>
          {name ? <bdi>{name}</bdi> : names[kind]}
          {name ? <p className="small muted">{names[kind]}</p> : null}
        </>
      ),
    },
    {
      name: "when",
      title: t("when"),
      cell: ({ at, time, by }) => (
        <div>
          <When at={at}>{time}</When>
          {by ? <p className="small muted">{t("by", { name: by })}</p> : null}
        </div>
      ),
    },
    { name: "content", title: t("content"), none: ({ content }) => !content, cell: ({ content }) => content },
    { name: "proof", title: t("proof"), cell: row => <Proof receipt={row} /> },
    { name: "backups", title: t("backups"), cell: ({ backups }) => backups },
    {
      name: "download",
      title: t("download"),
      plain: true,
      line: true,
      cell: row => (
        <ButtonLink
          small
          to={paths.ownData.deletion(row.id)}
          reloadDocument
          download
          aria-label={t("downloadNamed", { name: nameOf(row) })}
        >
          <Download size={18} aria-hidden />
          {t("download")}
        </ButtonLink>
      ),
    },
  ];
  return <ListTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} empty={empty} />;
}

function Proof({ receipt: { checked, remains } }: { receipt: ShownReceipt }) {
  const { t } = useTranslation("receipts");
  if (checked === null || remains === null) return <Badge>{t("waiting")}</Badge>;
  return (
    <div>
      {remains === 0 ? (
        <Badge tone="ok">{t("proven")}</Badge>
      ) : (
        <Badge tone="warn">{t("remains", { count: remains })}</Badge>
      )}
      <p className="small muted">{t("checked", { time: checked })}</p>
    </div>
  );
}
