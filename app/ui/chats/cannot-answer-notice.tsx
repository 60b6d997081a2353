import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";

/** Why questions cannot be answered here, shown before one is typed. */
export function CannotAnswerNotice({
  divisions,
  readable,
  chosen,
  edit,
  upload,
  questionsLeft,
}: {
  /** How many divisions the chat searches: those that the reader may read, and the others. */
  divisions: { shown: number; hidden: number };
  /** One of the chat's divisions has a readable file. */
  readable: boolean;
  /** The chat is limited to chosen files. */
  chosen: boolean;
  /** Where its owner chooses its divisions. */
  edit: string | undefined;
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
            {divisions.shown > 0 && chosen ? (
              <>
                {t("needsFile.chosen")} {edit ? <Link to={edit}>{t("needsFile.choose")}</Link> : null}
              </>
            ) : divisions.shown > 0 ? (
              <>
                {t("needsFile")} {upload ? <Link to={upload}>{t("upload")}</Link> : t("needsFile.ask")}
              </>
            ) : (
              <>
                {t(divisions.hidden > 0 ? "needsDivision.access" : "needsDivision")}{" "}
                {edit ? <Link to={edit}>{t("needsDivision.choose")}</Link> : null}
              </>
            )}
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
