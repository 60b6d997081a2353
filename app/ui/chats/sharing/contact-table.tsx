import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { About } from "~/ui/knowledge/about";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Avatar } from "~/ui/primitives/avatar";
import { ButtonLink } from "~/ui/primitives/button";

export type ShownContact = {
  id: string;
  name: string;
  picture: string | undefined;
  manages: boolean;
  divisions: { id: string; name: string }[];
  to: string;
  /** How many of the reader's chats are shared with them. */
  chats: number;
};

/** People to share chats with, and the divisions in common. */
export function ContactTable({ people, empty }: { people: ShownContact[]; empty: ReactNode }) {
  const { t } = useTranslation("sharing");
  const columns: ListColumn<ShownContact>[] = [
    {
      name: "name",
      title: t("person"),
      names: true,
      cell: ({ name, picture, manages }) => (
        <span style={{ display: "inline-flex", gap: "0.75rem", alignItems: "center" }}>
          <Avatar name={name} {...(picture ? { picture } : {})} />
          <span>
            <bdi>{name}</bdi>
            {manages ? <span className="sub">{t("manager")}</span> : null}
          </span>
        </span>
      ),
    },
    {
      name: "divisions",
      title: t("common"),
      cell: ({ divisions }) => (
        <ul>
          {divisions.slice(0, maxDivisions).map(division => (
            <li key={division.id}>
              <bdi>{division.name}</bdi>
            </li>
          ))}
          {divisions.length > maxDivisions ? (
            <li>{t("more", { count: divisions.length - maxDivisions })}</li>
          ) : null}
        </ul>
      ),
    },
    {
      name: "chats",
      title: t("sharedChats"),
      end: true,
      none: ({ chats }) => chats === 0,
      cell: ({ chats }) => (chats === 0 ? null : chats),
    },
  ];
  return (
    <ListTable
      caption={t("people")}
      columns={columns}
      rows={people}
      keyOf={({ id }) => id}
      actions={({ to, name }) => (
        <ButtonLink to={to}>
          <Share2 size={18} aria-hidden />
          {t("shareWith")}
          <About name={name} />
        </ButtonLink>
      )}
      empty={empty}
    />
  );
}

/** Chosen: fits in one row. */
const maxDivisions = 4;
