import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Menu } from "~/ui/shell/menu";

/** Where a list, as it is filtered, is had as a file: each format has an address. */
export function ExportMenu({ csv, xlsx }: { csv: string; xlsx: string }) {
  const { t } = useTranslation("lists");
  return (
    <Menu
      icon={<Download size={18} aria-hidden />}
      label={t("export.label")}
      short={<span aria-hidden>{t("export.label")}</span>}
    >
      <a href={csv}>{t("export.csv")}</a>
      <a href={xlsx}>{t("export.xlsx")}</a>
    </Menu>
  );
}
