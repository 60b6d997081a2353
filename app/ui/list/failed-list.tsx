import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";

/** Stands where a list would: it could not be loaded, and the way to try again. */
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
