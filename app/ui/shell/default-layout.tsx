import { Form, Link } from "@remix-run/react";
import { ChevronDown, LogOut, Menu as MenuIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { Logo } from "~/ui/primitives/logo";
import { Footer } from "./footer";
import type { FrameData } from "./frame-data";
import { Menu } from "./menu";
import { Navigation } from "./navigation";
import { PreferencesMenu } from "./preferences-menu";
import { SkipLink } from "./skip-link";

const Root = styled.div`
  display: grid; grid-template-columns: var(--side) minmax(0, 1fr); max-inline-size: var(--box); margin-inline: auto; min-block-size: 100vh;
  .brand { display: flex; align-items: center; gap: 0.625rem; block-size: 4rem; padding-inline: var(--s3); color: var(--ink); text-decoration: none; font: 700 1.3125rem/1 var(--font); letter-spacing: -0.025em; }
  > aside { position: sticky; inset-block-start: 0; block-size: 100vh; overflow-y: auto; padding: 0 var(--s3) var(--s4); }
  > aside .brand:focus-visible { outline-offset: -4px; }
  > div { display: flex; flex-direction: column; min-inline-size: 0; border-inline-start: 1px solid var(--line); }
  > div > header {
    position: sticky; inset-block-start: 0; z-index: 3; display: flex; align-items: center; justify-content: flex-end; gap: var(--s2);
    min-block-size: 4rem; padding-inline: var(--s8); border-block-end: 1px solid var(--line);
    background: color-mix(in srgb, var(--canvas) 86%, transparent); backdrop-filter: blur(10px);
  }
  > div > header .brand { display: none; margin-inline-end: auto; padding: 0; }
  > div > header .narrow { display: none; }
  > div > main { flex: 1; padding: var(--s8); min-inline-size: 0; }
  > div > main > .flash { margin-block-end: var(--s5); }
  .avatar { display: inline-grid; place-items: center; inline-size: 2rem; block-size: 2rem; border-radius: 50%; background: var(--tint); border: 1px solid var(--tint-line); color: var(--accent-deep); font: 650 var(--t13) var(--font); }
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
    > aside { display: none; }
    > div { border: 0; }
    > div > header .brand { display: flex; }
    > div > header .narrow { display: block; margin-inline-start: -0.75rem; }
  }
  @media (max-width: 639px) {
    > div > header { padding-inline: var(--s4); gap: 0; }
    > div > main { padding: var(--s5) var(--s4) var(--s8); }
  }
  @media print { display: block; > aside, > div > header { display: none; } }
`;

/** The frame of every signed-in page: navigation, top bar, the page, footer. */
export function DefaultLayout({
  data,
  flash,
  children,
}: {
  data: FrameData;
  flash: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const user = data.user!;
  const brand = (
    <Link className="brand" to={paths.redirecting()} reloadDocument>
      <Logo />
      <span>{data.product}</span>
    </Link>
  );
  return (
    <>
      <SkipLink />
      <Root>
        <aside>
          {brand}
          <Navigation menu={data.menu} />
        </aside>
        <div>
          <header>
            <div className="narrow">
              <Menu side="start" icon={<MenuIcon size={20} aria-hidden />} label={t("navigation.open")}>
                <Navigation menu={data.menu} />
              </Menu>
            </div>
            {brand}
            <PreferencesMenu here={data.here} language={data.language} theme={data.theme} />
            <Menu
              icon={
                <span className="avatar" aria-hidden>
                  {data.user?.initials}
                </span>
              }
              label={t("account")}
              short={
                <span className="row" style={{ gap: "0.25rem" }}>
                  {user.name} <ChevronDown size={16} aria-hidden />
                </span>
              }
            >
              <p>
                {user.name}
                {user.company ? `, ${user.company}` : ""}
              </p>
              <Form method="post" action={paths.signOut()} reloadDocument>
                <button type="submit">
                  <LogOut size={18} aria-hidden className="flips" />
                  {t("signOut")}
                </button>
              </Form>
            </Menu>
          </header>
          <main id="content" tabIndex={-1}>
            {flash ? <div className="flash">{flash}</div> : null}
            {children}
          </main>
          <Footer product={data.product} company={user.company} />
        </div>
      </Root>
    </>
  );
}
