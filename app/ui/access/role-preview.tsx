import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Sheet)`
  > .parts { display: grid; grid-template-columns: minmax(12rem, 1fr) 3fr; gap: var(--s6); margin-block-start: var(--s4); }
  h3 { font: 650 var(--t16) var(--font); }
  h4 { margin-block-start: var(--s3); font: 500 var(--t13) var(--font); color: var(--muted); }
  .pages { columns: 20rem auto; margin-block-start: var(--s3); }
  .pages li { break-inside: avoid; padding-block: var(--s1); overflow-wrap: anywhere; }
  .pages code { display: block; font-size: 0.8125rem; color: var(--muted); }
  @media (max-width: 767px) { > .parts { grid-template-columns: minmax(0, 1fr); } }
`;

/** Preview of a role: its menu and accessible pages. */
export function RolePreview({
  preview,
  unsaved,
}: {
  preview: {
    menu: { title: string; items: { to: string; title: string }[] }[];
    pages: { path: string; title: string }[];
  };
  unsaved: boolean;
}) {
  const { t } = useTranslation("roles");
  return (
    <Root data-pad id="preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{t("previewTitle")}</h2>
      <p>{t("previewText")}</p>
      {unsaved ? (
        <Alert tone="warn" live>
          {t("previewUnsaved")}
        </Alert>
      ) : null}
      <div className="parts">
        <div>
          <h3>{t("previewMenu")}</h3>
          {preview.menu.map(group => (
            <div key={group.title}>
              <h4>{group.title}</h4>
              <ul>
                {group.items.map(item => (
                  <li key={item.to}>{item.title}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div>
          <h3>{t("previewPages")}</h3>
          <ul className="pages">
            {preview.pages.map(page => (
              <li key={page.path}>
                {page.title}
                <code dir="ltr">{page.path}</code>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Root>
  );
}
