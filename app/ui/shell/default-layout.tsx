import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { paths } from "~/paths";
import { choiceOf } from "~/session/preferences-choices";
import { Logo } from "~/ui/primitives/logo";
import { foldedWide } from "~/ui/theme/media";
import { Breadcrumbs } from "./breadcrumbs";
import { CompanyEndBanner, ErasureBanner } from "./erasure-banner";
import { Footer } from "./footer";
import type { FrameData } from "./frame-data";
import { OutageBanner } from "./outage-banner";
import { ShellEnhancements } from "./shell-enhancements";
import { SideNavigation } from "./side-navigation";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";
import { TopNavigation } from "./top-navigation";
import { UserMenu } from "./user-menu";

const Root = styled.div`
  display: grid; grid-template-columns: var(--side) minmax(0, 1fr); max-inline-size: var(--box); margin-inline: auto; min-block-size: 100vh;
  .brand { display: flex; align-items: center; gap: 0.625rem; block-size: 3.75rem; padding-inline: var(--s3); color: var(--ink); text-decoration: none; font: 700 1.3125rem/1 var(--font); letter-spacing: -0.025em; }
  > div { display: flex; flex-direction: column; min-inline-size: 0; border-inline-start: 1px solid var(--line); }
  .bar {
    position: sticky; inset-block-start: 0; z-index: 3; display: flex; align-items: center; justify-content: flex-end; gap: var(--s1);
    min-block-size: 3.75rem; padding-inline: var(--s8); border-block-end: 1px solid var(--line);
    background: color-mix(in srgb, var(--canvas) 86%, transparent); backdrop-filter: blur(10px);
  }
  .bar > .brand { padding: 0; margin-inline-end: var(--s6); }
  .bar > .wide { display: flex; }
  .find { display: flex; align-items: center; gap: var(--s2); flex: 0 1 26rem; min-inline-size: 0; margin-inline-end: auto; block-size: 2.5rem; padding-inline: var(--s3); border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); }
  .find:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; }
  .find > svg { color: var(--muted); }
  .find input { flex: 1; min-inline-size: 0; padding: 0; border: 0; outline: 0; background: none; font: 400 var(--t15) var(--font); }
  .find input::placeholder { color: var(--muted); opacity: 1; }
  .find kbd { padding: 0 0.375rem; border: 1px solid var(--line-2); border-radius: var(--r-mark); font: 500 var(--t13) var(--font); color: var(--muted); }
  :is(.find-narrow, .find-bell) { position: relative; display: grid; place-items: center; flex: none; inline-size: 2.5rem; block-size: var(--control-h); border-radius: var(--r-control); color: var(--ink); }
  :is(.find-narrow, .find-bell):hover { background: var(--sunken); }
  .find-bell i { position: absolute; inset-block-start: 0.125rem; inset-inline-end: 0; min-inline-size: 1.125rem; padding-inline: 0.25rem; border-radius: 1rem; background: var(--button); color: var(--on-accent); font: 650 0.6875rem/1.125rem var(--font); text-align: center; }
  > div > main { flex: 1; padding: var(--s8); min-inline-size: 0; }
  > div > main > .flash { margin-block-end: var(--s5); }
  :root[data-content-width="fluid"] & { max-inline-size: none; }
  :root[data-skin] & { --edge: transparent; --lift: 0 1px 2px rgb(20 20 40 / .1), 0 4px 16px rgb(20 20 40 / .08); }
  :root[data-navbar] & { --bar: 0px; }
  :root[data-navbar] & .bar { position: static; }
  :root[data-navbar-blur] & .bar { background: var(--canvas); backdrop-filter: none; }
  /* At the end of a page the button to its top lies beside the legal links, not on them. */
  :root:not([data-footer="sticky"]) & > div > footer { padding-inline-end: calc(var(--s6) + 2.75rem + var(--s4)); }
  :root[data-footer="sticky"] & > div > footer { position: sticky; inset-block-end: 0; z-index: 2; background: var(--canvas); }
  @media (min-width: 1280px) {
    .overlay, .bar > .brand, .find-narrow { display: none; }
    /* A page with a third column leaves the navigation its icons. */
    &:has([data-beside]) { grid-template-columns: var(--side-min) minmax(0, 1fr); }
    :root[data-nav-collapsed] & { grid-template-columns: var(--side-min) minmax(0, 1fr); }
    :root[data-orientation] & { grid-template-columns: minmax(0, 1fr); }
    :root[data-orientation] & > div { border: 0; }
    :root[data-orientation] & .bar > .brand { display: flex; }
    :root[data-navbar="hidden"] & .bar:not(:focus-within) { position: absolute; inset-block-start: -20rem; }
    :root[data-orientation]:not([data-horizontal-nav]) & [data-top-navigation] { position: sticky; inset-block-start: 3.75rem; }
    :root[data-orientation][data-navbar]:not([data-horizontal-nav]) & { --bar: 3.25rem; [data-top-navigation] { inset-block-start: 0; } }
    :root[data-orientation][data-horizontal-nav="hidden"]:not([data-navbar="hidden"]) & { .overlay { display: block; } [data-top-navigation] { display: none; } }
    :root[data-orientation]:not([data-horizontal-nav], [data-navbar]) & { --bar: 7rem; }
  }
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
    > div { border: 0; }
    .bar > .brand { margin-inline-end: auto; }
    .bar > .overlay { margin-inline-start: -0.75rem; }
    .find { display: none; }
    .find-narrow { margin-inline-start: auto; }
  }
  @media (max-width: 639px) {
    .bar { padding-inline: var(--s4); gap: 0; }
    .bar > .wide { display: none; }
    :is(.find-narrow, .find-bell) { inline-size: 2.75rem; }
    > div > main { padding: var(--s5) var(--s4) var(--s8); }
  }
  @media (max-width: 399px) { .bar > .brand span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
  html[data-footer="sticky"]:has(&) { scroll-padding-block-end: 5rem; }
  html[data-orientation]:not([data-horizontal-nav]):has(&) { scroll-padding-block-start: 7rem; }
  @media (scripting: none) and (prefers-reduced-motion: no-preference) { html:has(&) { scroll-behavior: smooth; } }
  @media ${foldedWide} { > div > main { padding-block-start: var(--s4); } }
  @media (max-height: 479px) { .bar, > div > footer { position: static !important; } }
  @media print { display: block; max-inline-size: none; > div { border: 0; } > div > main { padding: 0; } .bar, > div > footer { display: none; } }
`;

/** The layout of signed-in pages: navigation, top bar, page, footer. */
export function DefaultLayout({
  data,
  flash,
  children,
}: {
  data: FrameData;
  flash: ReactNode;
  children: ReactNode;
}) {
  const { look, product } = data;
  const brand = (
    <Link className="brand" to={paths.redirecting()} reloadDocument>
      <Logo />
      <span>{product}</span>
    </Link>
  );
  // Without the bar, a page keeps the user menu, which can bring it back.
  const instead = look.navbar === "hidden" ? <UserMenu data={data} /> : null;
  const horizontal = choiceOf(look, "orientation") === "horizontal";
  return (
    <>
      <SkipLink />
      <Root data-frame>
        {horizontal ? null : (
          <SideNavigation data={data} brand={brand}>
            {instead}
          </SideNavigation>
        )}
        <div>
          <TopBar data={data} brand={brand} />
          {horizontal ? <TopNavigation data={data}>{instead}</TopNavigation> : null}
          <main id="content" tabIndex={-1}>
            {data.user.erasedOn ? <ErasureBanner at={data.user.erasedOn} /> : null}
            {data.user.companyEndsOn ? (
              <CompanyEndBanner at={data.user.companyEndsOn} access={data.user.access} />
            ) : null}
            {data.outages.length > 0 ? <OutageBanner outages={data.outages} /> : null}
            {flash ? <div className="flash">{flash}</div> : null}
            <Breadcrumbs data={data} />
            {children}
          </main>
          {look.footer === "hidden" ? null : <Footer product={product} company={data.user.company} />}
        </div>
      </Root>
      <ShellEnhancements data={data} />
    </>
  );
}
