import { Link } from "@remix-run/react";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useScripted } from "~/ui/form/use-scripted";
import { Button } from "~/ui/primitives/button";

const Root = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s2) var(--s4);
  padding-block: var(--s4); border-block-end: 1px solid var(--line); color: var(--muted); font: 400 var(--t15) var(--font);
  > span { display: inline-flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); }
`;

/** The note above a page for printing, with a print button; the browser's command works without script as well. */
export function PrintNote({
  back,
  children,
}: {
  back: string;
  /** What is shown. */
  children: ReactNode;
}) {
  const { t } = useTranslation("chats");
  const scripted = useScripted();
  return (
    <Root className="no-print">
      <p>{children}</p>
      <span>
        <Link to={back}>{t("print.back")}</Link>
        {scripted ? (
          <Button type="button" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {t("print.now")}
          </Button>
        ) : null}
      </span>
    </Root>
  );
}
