import { Link, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import type { PageData } from "./frame-data";

const Root = styled.footer`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s2) var(--s6);
  padding: var(--s5) var(--s8); border-block-start: 1px solid var(--line); font: 400 var(--t13) var(--font); color: var(--muted);
  > p { min-inline-size: 0; overflow-wrap: anywhere; }
  ul { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); }
  a { display: inline-block; min-block-size: 1.5rem; color: inherit; }
  @media (max-width: 639px) { padding-inline: var(--s4); }
`;

/** The company, the buttons of § 312k and § 356a BGB where contracts are made, and the legal pages, which must be at most two clicks away. */
export function Footer({ product, company }: { product: string; company: string | null }) {
  const { t } = useTranslation();
  const root = useRouteLoaderData("root") as PageData | undefined;
  return (
    <Root>
      <p>{company ? t("for", { title: product, company }) : product}</p>
      <nav aria-label={t("footer")}>
        <ul>
          {root?.sells ? (
            <>
              <li>
                <Link to={paths.contracts.cancel()}>{t("cancelContract")}</Link>
              </li>
              <li>
                <Link to={paths.contracts.withdraw()}>{t("withdrawContract")}</Link>
              </li>
            </>
          ) : null}
          <li>
            <Link to={paths.help()}>{t("help")}</Link>
          </li>
          <li>
            <Link to={paths.accessibility()}>{t("accessibility")}</Link>
          </li>
          <li>
            <Link to={paths.privacy()}>{t("privacy")}</Link>
          </li>
          <li>
            <Link to={paths.imprint()}>{t("imprint")}</Link>
          </li>
        </ul>
      </nav>
    </Root>
  );
}
