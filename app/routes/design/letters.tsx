import { useTranslation } from "react-i18next";
import styled from "styled-components";

const sizes = [
  ["t40", 680],
  ["t28", 680],
  ["t20", 650],
  ["t17", 400],
  ["t16", 400],
  ["t15", 400],
  ["t13", 400],
] as const;

const Root = styled.ul`
  li { display: grid; grid-template-columns: 4rem minmax(0, 1fr); gap: var(--s4); align-items: baseline; padding-block: var(--s2); border-block-end: 1px solid var(--line); }
  li > :first-child { font: 400 var(--t13) var(--font); color: var(--muted); }
`;

/** The type scale, from a page's title to small print. */
export function Letters() {
  const { t } = useTranslation("design");
  return (
    <Root>
      {sizes.map(([size, weight]) => (
        <li key={size}>
          <span dir="ltr">{size}</span>
          <span style={{ font: `${weight} var(--${size}) var(--font)` }}>{t("sample.sentence")}</span>
        </li>
      ))}
    </Root>
  );
}
