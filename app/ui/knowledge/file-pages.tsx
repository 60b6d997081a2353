import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { KnowledgeFile } from "~/contract/files";
import { type ListColumn, ListTable } from "~/ui/list/list-table";

type ShownPage = {
  id: string;
  to: string;
  place: string;
  heading: string | null;
  beginning: string;
  passages: number;
};

const Root = styled.div`
  table { table-layout: fixed; }
  :is(th, td):first-child { inline-size: 9rem; }
  :is(th, td):last-child { inline-size: 9rem; }
  td { overflow-wrap: anywhere; }
  b { display: block; font-weight: 600; }
`;

/** The pages of a file, each with the beginning of its text and its number of passages. */
export function FilePages({ pages, status }: { pages: ShownPage[]; status: KnowledgeFile["status"] }) {
  const { t } = useTranslation("divisions");
  const none =
    status === "quarantined"
      ? t("file.noPagesHeld")
      : status === "failed"
        ? t("file.noPagesFailed")
        : t("file.noPages");
  const columns: ListColumn<ShownPage>[] = [
    {
      name: "page",
      title: t("file.columnPage"),
      names: true,
      cell: ({ to, place }) => <Link to={to}>{place}</Link>,
    },
    {
      name: "text",
      title: t("file.columnText"),
      plain: true,
      cell: ({ heading, beginning }) => (
        <div dir="auto">
          {heading ? <b>{heading}</b> : null}
          {beginning}
        </div>
      ),
    },
    { name: "passages", title: t("file.columnPassages"), end: true, cell: ({ passages }) => passages },
  ];
  return (
    <Root>
      <ListTable
        caption={t("file.pages")}
        columns={columns}
        rows={pages}
        keyOf={page => page.id}
        empty={<p style={{ padding: "var(--s5)" }}>{none}</p>}
      />
    </Root>
  );
}
