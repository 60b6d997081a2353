import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";

/** Replaces a list that could not be loaded, with a link to retry. */
export function FailedList({ again }: { again: string }) {
  const { t } = useTranslation("lists");
  return (
    <div style={{ padding: "var(--s5)" }}>
      <Alert live tone="err">
        <b>{t("failed")}</b> {t("failedText")} <Link to={again}>{t("again")}</Link>
      </Alert>
    </div>
  );
}
