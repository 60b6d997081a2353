import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";

/** What stands where there is nothing to list. */
export function EmptyLists() {
  const { t } = useTranslation("design");
  return (
    <Sheet as="div">
      <EmptyState
        title={t("empty.title")}
        action={<ButtonLink to="#emptyLists">{t("empty.reset")}</ButtonLink>}
      >
        {t("empty.text")}
      </EmptyState>
    </Sheet>
  );
}
