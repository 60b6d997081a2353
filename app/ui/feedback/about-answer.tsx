import { useTranslation } from "react-i18next";
import type { FeedbackDetails } from "~/contract/feedback";
import { paths } from "~/paths";
import { Link } from "~/ui/primitives/link";
import { Sheet } from "~/ui/primitives/sheet";

/** The question and the answer that a feedback is about, with its sources; or why they are not shown. */
export function AboutAnswer({
  about,
  question,
  answer,
  golden,
}: {
  about: FeedbackDetails["about"];
  question: string | null;
  answer: FeedbackDetails["answer"];
  /** The address that saves the question as a golden question, with permission. */
  golden: string | undefined;
}) {
  const { t } = useTranslation(["feedbackReport", "chats", "shell"]);
  return (
    <Sheet data-pad className="stack" data-gap="4">
      {question ? (
        <div>
          <h2>{t("columnQuestion")}</h2>
          <p dir="auto" style={{ whiteSpace: "pre-line" }}>
            {question}
          </p>
          {golden ? <Link to={golden}>{t("details.golden")}</Link> : null}
        </div>
      ) : null}
      {answer ? (
        <>
          <div>
            <h2>{t("details.answer")}</h2>
            {answer.text ? (
              <p dir="auto" style={{ whiteSpace: "pre-line" }}>
                {answer.text}
              </p>
            ) : (
              <p className="muted">{t("details.noAnswer")}</p>
            )}
          </div>
          {answer.citations.length > 0 ? (
            <div>
              <h2>{t("details.sources")}</h2>
              <ol className="stack" data-gap="3">
                {answer.citations.map(
                  ({ number, fileName, pageNumber, sentence, fileId, pageId, start, end }) => (
                    <li key={number}>
                      [{number}]{" "}
                      {fileId && pageId ? (
                        <Link to={paths.knowledge.page(fileId, pageId, { from: start, to: end })}>
                          <bdi>{fileName}</bdi>
                        </Link>
                      ) : (
                        <bdi>{fileName}</bdi>
                      )}
                      {pageNumber === null
                        ? null
                        : t("shell:comma") + t("chats:source.page", { page: String(pageNumber) })}
                      <q dir="auto" className="muted" style={{ display: "block" }}>
                        {sentence}
                      </q>
                    </li>
                  ),
                )}
              </ol>
            </div>
          ) : null}
        </>
      ) : (
        <p className="muted">{about === "gone" ? t("details.gone") : t("details.withheld")}</p>
      )}
    </Sheet>
  );
}
