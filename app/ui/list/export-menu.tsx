import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Menu } from "~/ui/shell/menu";

// On narrow screens it starts the line, with a label.
const Root = styled.div`
  @media (max-width: 639px) { && .wide-only { display: inline; } && details > div { inset-inline: 0 auto; } }
`;

/** Downloads of the filtered list, one address per format. */
export function ExportMenu({ csv, xlsx }: { csv: string; xlsx: string }) {
  const { t } = useTranslation("lists");
  return (
    <Root>
      <Menu
        icon={<Download size={18} aria-hidden />}
        label={t("export.label")}
        short={<span aria-hidden>{t("export.label")}</span>}
      >
        <a href={csv}>{t("export.csv")}</a>
        <a href={xlsx}>{t("export.xlsx")}</a>
      </Menu>
    </Root>
  );
}
