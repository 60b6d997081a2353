import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Skip = styled.a`
  position: fixed; inset-block-start: -5rem; inset-inline-start: var(--s4); z-index: 9; padding: var(--s3) var(--s5);
  border-radius: var(--r-control); background: var(--button); color: var(--on-accent); font-weight: 600;
  @media print { display: none; }
  &:focus { inset-block-start: var(--s4); color: var(--on-accent); }
`;

/** The first stop of the keyboard: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return <Skip href="#content">{t("skip")}</Skip>;
}
