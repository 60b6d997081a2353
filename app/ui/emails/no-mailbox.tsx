import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import type { PageData } from "~/ui/shell/frame-data";

/** Why there are no mails: no company or permission, or no mailbox set up yet. */
export function NoMailbox({
  closed,
  setUpAt,
}: {
  closed: boolean;
  /** The address that sets one up; undefined without permission. */
  setUpAt: string | undefined;
}) {
  const { t } = useTranslation("emails");
  const root = useRouteLoaderData("root") as PageData;
  const setUp = setUpAt ? (
    <ButtonLink kind="main" to={setUpAt}>
      {t("setUp")}
    </ButtonLink>
  ) : undefined;
  return (
    <>
      <PageHead title={root.title} />
      <Sheet>
        {closed ? (
          <EmptyState title={t("closed")}>{t("closedText")}</EmptyState>
        ) : (
          <EmptyState title={t("noMailbox")} action={setUp}>
            {t("noMailboxText")}
          </EmptyState>
        )}
      </Sheet>
    </>
  );
}
