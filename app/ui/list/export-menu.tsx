import { ChevronDown, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Link } from "~/ui/primitives/link";
import { Menu } from "~/ui/shell/menu";

// A button like the others beside it, which says that it opens. On narrow screens it starts the line.
const Root = styled.div`
  && summary { padding-inline: var(--s4); border: 1px solid var(--control); background: var(--surface); font: 600 var(--t15) var(--font); }
  && summary:hover { background: var(--sunken); }
  && details[open] > summary > span:last-child svg { transform: rotate(180deg); }
  .export { display: inline-flex; align-items: center; gap: var(--s2); }
  @media (max-width: 639px) { && .wide-only { display: inline; } && details > div { inset-inline: 0 auto; } }
`;

/** Downloads of the filtered list, one address per format, and its page for printing. */
export function ExportMenu({
  csv,
  xlsx,
  markdown,
  print,
}: {
  csv: string;
  xlsx: string;
  markdown?: string;
  print?: string;
}) {
  const { t } = useTranslation("lists");
  return (
    <Root>
      <Menu
        icon={<Download size={18} aria-hidden />}
        label={t("export.label")}
        short={
          <span className="export" aria-hidden>
            {t("export.label")}
            <ChevronDown size={16} />
          </span>
        }
      >
        <a href={csv}>{t("export.csv")}</a>
        <a href={xlsx}>{t("export.xlsx")}</a>
        {markdown ? <a href={markdown}>{t("export.markdown")}</a> : null}
        {print ? <Link to={print}>{t("export.print")}</Link> : null}
      </Menu>
    </Root>
  );
}
