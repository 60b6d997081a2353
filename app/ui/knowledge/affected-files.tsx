import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ShownFile } from "./shown-file";

const Root = styled.ul`
  display: grid; gap: var(--s2); padding: var(--s3) var(--s4); border: 1px solid var(--line); border-radius: var(--r-control);
  background: var(--canvas); font: 400 var(--t15) var(--font); overflow-wrap: anywhere;
  li { display: grid; grid-template-columns: 1.25rem minmax(0, 1fr); gap: 0 0.625rem; }
  li > svg { margin-block-start: 0.125rem; color: var(--muted); }
  li span span { display: block; color: var(--muted); }
  .more { grid-column: 1 / -1; }
`;

/** The files that a deletion affects. */
export function AffectedFiles({ files, more = 0 }: { files: ShownFile[]; more?: number }) {
  const { t } = useTranslation(["divisions", "shell"]);
  return (
    <Root>
      {files.map(file => (
        <li key={file.id}>
          <FileText size={20} strokeWidth={1.6} aria-hidden />
          <span>
            <bdi>{file.name}</bdi>
            <span>
              {file.size}
              {file.pagesTotal
                ? `${t("shell:comma")}${t(file.kind === "pdf" ? "pages" : "sections", { count: file.pagesTotal })}`
                : null}
            </span>
          </span>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <span className="more">{t("delete.moreFiles", { count: more })}</span>
        </li>
      ) : null}
    </Root>
  );
}
