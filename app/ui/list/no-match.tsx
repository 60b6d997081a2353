import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";

/** Replaces the rows of a list if nothing matches its search and filters; links to the unfiltered list. */
export function NoMatch({ all, children }: { all?: string; children: ReactNode }) {
  const { t } = useTranslation("lists");
  const { pathname } = useLocation();
  return (
    <EmptyState title={t("noMatch")} action={<ButtonLink to={all ?? pathname}>{t("showAll")}</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
