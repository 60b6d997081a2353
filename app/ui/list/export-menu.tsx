import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Menu } from "~/ui/shell/menu";

// On narrow screens it stands where lines begin, and has the room to say what it is.
const Root = styled.div`
  @media (max-width: 639px) { && .wide-only { display: inline; } && details > div { inset-inline: 0 auto; } }
`;

/** Where a list, as it is filtered, is had as a file: each format has an address. */
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
