import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";

/** Instead of a form for several files, without any. */
export function NoFilesChosen({ back }: { back: string }) {
  const { t } = useTranslation("divisions");
  return (
    <Sheet>
      <EmptyState title={t("bulk.none")} action={<ButtonLink to={back}>{t("backToAll")}</ButtonLink>}>
        {t("bulk.noneText")}
      </EmptyState>
    </Sheet>
  );
}
