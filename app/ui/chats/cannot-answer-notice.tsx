import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";

/** Why questions cannot be answered here, shown before one is typed. */
export function CannotAnswerNotice({
  readable,
  upload,
  questionsLeft,
}: {
  /** One of the chat's divisions has a readable file. */
  readable: boolean;
  upload: string | undefined;
  /** Remaining questions of the plan this month; null without a limit. */
  questionsLeft: number | null;
}) {
  const { t } = useTranslation(["chats", "messages"]);
  return (
    <>
      {readable ? null : (
        <div style={{ marginBlockEnd: "0.75rem" }}>
          <Alert tone="warn">
            {t("needsFile")} {upload ? <Link to={upload}>{t("upload")}</Link> : t("needsFile.ask")}
          </Alert>
        </div>
      )}
      {questionsLeft === null ? null : (
        <p className="tiny muted" style={{ marginBlockEnd: "0.5rem" }}>
          {t("questionsLeft", { count: questionsLeft })}
        </p>
      )}
    </>
  );
}
