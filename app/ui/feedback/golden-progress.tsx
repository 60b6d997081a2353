import { useTranslation } from "react-i18next";
import type { GoldenProgress as Counted } from "~/contract/golden-questions";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";
import { Progress } from "~/ui/primitives/progress";

/** The progress of a run of golden questions. */
export function GoldenProgress({ progress: { questions, waiting } }: { progress: Counted }) {
  const { t } = useTranslation("golden");
  if (waiting === 0) return null;
  return (
    <div style={{ marginBlockEnd: "1.25rem" }}>
      <Alert>
        {t("running", { done: questions - waiting, count: questions })} <Link to="">{t("lookAgain")}</Link>
        <Progress label={t("progress")} value={questions - waiting} of={questions} />
      </Alert>
    </div>
  );
}
