import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";

/** A link to the answers by mail, with the number that wait for approval. */
export function AnswersLink({ waiting }: { waiting: number }) {
  const { t } = useTranslation("mailAnswers");
  const link = <Link to={paths.emails.answers("open")}>{t("title")}</Link>;
  if (waiting === 0) return <p>{link}</p>;
  return (
    <Alert tone="info">
      {t("waiting", { count: waiting })} {link}
    </Alert>
  );
}
