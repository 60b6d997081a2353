import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import { languageNames } from "~/i18n/languages";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Badge } from "~/ui/primitives/badge";
import { Link } from "~/ui/primitives/link";

type ShownTemplate = {
  id: string;
  language: Language;
  purpose: string;
  subject: string;
  edited: { at: string; when: string; by: string | null } | null;
};

/** Templates with their subject, and whether the operator changed them. */
export function TemplatesTable({ rows, empty }: { rows: ShownTemplate[]; empty: ReactNode }) {
  const { t } = useTranslation("operatorMail");
  const columns: ListColumn<ShownTemplate>[] = [
    {
      name: "subject",
      title: t("columnSubject"),
      names: true,
      cell: ({ id, language, subject, purpose }) => (
        <>
          <Link to={paths.mailTemplates.edit(id)}>
            <bdi lang={language} style={{ overflowWrap: "anywhere" }}>
              {subject}
            </bdi>
          </Link>
          <span className="tiny muted" style={{ display: "block", fontWeight: 400 }}>
            {purpose}
          </span>
        </>
      ),
    },
    {
      name: "language",
      title: t("columnLanguage"),
      cell: ({ language }) => <bdi lang={language}>{languageNames[language]}</bdi>,
    },
    {
      name: "words",
      title: t("columnWords"),
      cell: ({ edited }) =>
        edited ? (
          <>
            <Badge tone="info">{t("words.yes")}</Badge>
            <span className="tiny muted" style={{ display: "block" }}>
              {t("editedBy", { when: edited.when, name: edited.by ?? t("someone") })}
            </span>
          </>
        ) : (
          <Badge>{t("words.no")}</Badge>
        ),
    },
  ];
  return (
    <ListTable
      caption={t("templatesCaption")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
    />
  );
}
