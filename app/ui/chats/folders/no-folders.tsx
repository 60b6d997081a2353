import { useTranslation } from "react-i18next";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

/** Shown to users whose role has no folders. */
export function NoFolders({ title }: { title: string }) {
  const { t } = useTranslation("folders");
  return (
    <>
      <PageHead title={title} />
      <Sheet>
        <EmptyState title={t("forbidden")}>{t("forbiddenText")}</EmptyState>
      </Sheet>
    </>
  );
}
