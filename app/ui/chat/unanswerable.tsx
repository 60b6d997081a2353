import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";

/** Why a question may not be answered here, before somebody has typed it. */
export function Unanswerable({
  readable,
  upload,
  questionsLeft,
}: {
  /** One of the chat's divisions has a file that is read. */
  readable: boolean;
  upload: string | undefined;
  /** Questions that the plan has left this month; null where nothing limits them. */
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
