import { useTranslation } from "react-i18next";
import { Progress } from "~/ui/primitives/progress";
import { Sheet } from "~/ui/primitives/sheet";
import { Skeleton } from "~/ui/primitives/skeleton";

/** Progress bars and placeholders. */
export function Waiting() {
  const { t } = useTranslation("design");
  return (
    <>
      <Progress label={t("wait.pages")} value={12} of={30} />
      <Progress label={t("wait.unknown")} />
      <Sheet as="div">
        <Skeleton label={t("wait.list")} />
      </Sheet>
    </>
  );
}
