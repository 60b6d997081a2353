import { Link } from "@remix-run/react";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useScripted } from "~/ui/form/use-scripted";
import { Button } from "~/ui/primitives/button";

const Root = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s2) var(--s4);
  padding-block: var(--s4); border-block-end: 1px solid var(--line); color: var(--muted); font: 400 var(--t15) var(--font);
  > span { display: inline-flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); }
`;

/** Above a chat with all its questions: prints it. The browser's own command does so too, with or without script. */
export function PrintNote({
  count,
  back,
}: {
  /** Of the questions; null where older ones are on another page. */
  count: number | null;
  back: string;
}) {
  const { t } = useTranslation("chats");
  const scripted = useScripted();
  return (
    <Root className="no-print">
      <p>{count === null ? null : t("print.all", { count })}</p>
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
