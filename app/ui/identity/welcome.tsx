import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.aside`
  display: none;
  @media (min-width: 1080px) {
    display: block; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 42%; overflow: clip;
    background: var(--sea); border-inline-end: 1px solid var(--line);
    > svg { position: sticky; inset-block-start: 0; inline-size: 100%; block-size: 100vh; }
    > p { position: absolute; inset-block-start: 5.5rem; inset-inline: var(--s8); max-inline-size: 26rem; font: 680 var(--t40) var(--font); text-wrap: balance; }
    [dir="rtl"] & > svg { transform: scaleX(-1); }
  }
`;

/** What Lotse does, as a picture beside the forms of visitors; on wide screens only. */
export function Welcome() {
  const { t } = useTranslation("auth");
  return (
    <Root data-welcome>
      <svg viewBox="0 0 720 1100" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <use href="/assets/illustrations/harbour.svg#i" />
      </svg>
      <p>{t("welcome")}</p>
    </Root>
  );
}
