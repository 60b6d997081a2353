import { useTranslation } from "react-i18next";
import type { AnswerSkip } from "~/contract/email-answer-fields";
import { paths } from "~/paths";
import { Alert } from "~/ui/primitives/alert";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Link } from "~/ui/primitives/link";
import { LongName } from "~/ui/primitives/long-name";
import { Sheet } from "~/ui/primitives/sheet";
import { When } from "~/ui/primitives/when";
import type { ShownAnswer } from "./answer-table";

type Shown = ShownAnswer & { emailId: string | null; question: string; answerer: string };

/** The mail that is answered: its sender, its question, and the result of the search. */
export function QuestionMail({ answer }: { answer: Shown }) {
  const { t } = useTranslation("mailAnswers");
  const { state, reason, declined, support, automatic, question, emailId, answerer } = answer;
  const author = answerer === "builtin" ? t("builtin") : answerer;
  return (
    <>
      {state === "skipped" ? (
        <Alert tone="info">
          {t("skippedText")} {t(`skip.${reason as AnswerSkip}`)}
        </Alert>
      ) : null}
      {state === "failed" ? (
        <Alert tone="err">
          {t("failedText")}{" "}
          <span dir="auto" style={{ overflowWrap: "anywhere" }}>
            {reason}
          </span>
        </Alert>
      ) : null}
      {state !== "skipped" && declined ? <Alert tone="warn">{t("notFoundText")}</Alert> : null}
      <Sheet data-pad>
        <DescriptionList
          lines={[
            {
              name: t("from"),
              value: (
                <LongName
                  name={answer.fromName ? `${answer.fromName} <${answer.fromAddress}>` : answer.fromAddress}
                />
              ),
            },
            { name: t("date"), value: <When at={answer.at}>{answer.when}</When> },
            { name: t("division"), value: <bdi>{answer.division}</bdi> },
            {
              name: t("state"),
              value: t(state === "sent" && automatic ? "state.automatic" : `state.${state}`),
            },
            {
              name: t("question"),
              value: question && (
                <span dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                  {question}
                </span>
              ),
            },
            { name: t("author"), value: answerer && <bdi>{author}</bdi> },
            {
              name: t("columnSupport"),
              value: support === null || declined ? null : t("support", { support }),
            },
            {
              name: t("mail"),
              value: emailId && <Link to={paths.emails.view(emailId)}>{t("openMail")}</Link>,
            },
          ]}
        />
      </Sheet>
    </>
  );
}
