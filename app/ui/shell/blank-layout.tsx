import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Logo } from "~/ui/primitives/logo";
import { Footer } from "./footer";
import type { PageData } from "./frame-data";
import { PreferencesMenu } from "./preferences-menu";
import { SkipLink } from "./skip-link";
import { useMenus } from "./use-menus";

const Root = styled.div`
  display: flex; position: relative; flex-direction: column; min-block-size: 100vh; background: var(--surface);
  > header { display: flex; align-items: center; gap: var(--s2); min-block-size: 4rem; padding-inline: var(--s8); }
  > header > a { display: flex; align-items: center; gap: 0.625rem; margin-inline-end: auto; color: var(--ink); text-decoration: none; font: 700 1.3125rem/1 var(--font); letter-spacing: -0.025em; }
  > main { flex: 1; inline-size: 100%; max-inline-size: 33rem; margin-inline: auto; padding: var(--s6) var(--s6) var(--s12); }
  > main:has(> [data-wide]) { max-inline-size: 72rem; }
  > main > .flash { margin-block-end: var(--s5); }
  @media (min-width: 1080px) {
    > header { z-index: 1; }
    &:has([data-welcome]) > :is(main, footer) { padding-inline-start: calc(42% + var(--s8)); }
    &:has([data-welcome]) > main { max-inline-size: none; > :not(aside) { max-inline-size: 30rem; margin-inline: auto; } }
  }
  &:has([data-framed]) > :is(header, footer) { display: none; }
  @media (max-width: 639px) { > header, > main { padding-inline: var(--s4); } }
`;

/** The layout of pages without navigation, such as sign-in and registration. */
export function BlankLayout({
  data,
  flash,
  children,
}: {
  data: PageData;
  flash: ReactNode;
  children: ReactNode;
}) {
  useMenus();
  return (
    <>
      <SkipLink />
      <Root>
        <header>
          <Link to="/" reloadDocument>
            <Logo />
            <span>{data.product}</span>
          </Link>
          <PreferencesMenu data={data} />
        </header>
        <main id="content" tabIndex={-1}>
          {flash ? <div className="flash">{flash}</div> : null}
          {children}
        </main>
        <Footer product={data.product} company={null} />
      </Root>
    </>
  );
}
