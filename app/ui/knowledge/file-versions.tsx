import { useTranslation } from "react-i18next";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Sheet } from "~/ui/primitives/sheet";

type ShownVersion = {
  number: number;
  name: string;
  pages: number;
  uploadedBy: string | null;
  citedBy: number;
  size: string;
  uploaded: string;
  replaced: string;
};

/** The earlier versions of a file: when each was replaced, and how many answers still cite it. */
export function FileVersions({ versions }: { versions: ShownVersion[] }) {
  const { t } = useTranslation("divisions");
  const columns: ListColumn<ShownVersion>[] = [
    {
      name: "version",
      title: t("file.version"),
      names: true,
      cell: ({ number, name }) => (
        <>
          {t("file.versionNumber", { number: String(number) })}
          <span className="sub" style={{ display: "block" }}>
            <bdi>{name}</bdi>
          </span>
        </>
      ),
    },
    { name: "size", title: t("file.size"), line: true, cell: ({ size }) => size },
    { name: "uploaded", title: t("file.uploaded"), line: true, cell: ({ uploaded }) => uploaded },
    { name: "replaced", title: t("file.replaced"), line: true, cell: ({ replaced }) => replaced },
    { name: "cited", title: t("file.citedBy"), end: true, cell: ({ citedBy }) => citedBy },
  ];
  return (
    <section className="stack" data-gap="3">
      <h2>{t("file.versions")}</h2>
      <p className="small muted">{t("file.versionsText")}</p>
      <Sheet as="div">
        <ListTable
          caption={t("file.versions")}
          columns={columns}
          rows={versions}
          keyOf={({ number }) => number}
        />
      </Sheet>
    </section>
  );
}
