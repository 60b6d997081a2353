import { useTranslation } from "react-i18next";
import type { Quota } from "~/contract/divisions";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";

/** Instead of a form for new employees, while the company has no accounts left. */
export function AddNobody({ quota, purchase }: { quota: Quota; purchase: boolean }) {
  const { t } = useTranslation(["employees", "messages"]);
  return (
    <EmptyState
      title={t("full")}
      action={
        purchase ? (
          <ButtonLink kind="main" to={paths.checkout()}>
            {t("messages:plan.locked")}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.employees.list()}>{t("back")}</ButtonLink>
        )
      }
    >
      {t("room", { used: quota.used, limit: quota.limit ?? 0 })}
    </EmptyState>
  );
}
