import { useTranslation } from "react-i18next";
import { Sheet } from "~/ui/primitives/sheet";

type Source = {
  number: number;
  fileName: string;
  pageNumber: number | null;
  heading: string | null;
  sentence: string;
};

/** The sentences that an answer stands on, with file and page. */
export function AnswerSources({ sources }: { sources: Source[] }) {
  const { t } = useTranslation("mailAnswers");
  if (sources.length === 0) return null;
  return (
    <Sheet data-pad>
      <h2>{t("sources", { count: sources.length })}</h2>
      <ol className="stack" data-gap="4">
        {sources.map(({ number, fileName, pageNumber, heading, sentence }) => (
          <li key={number} value={number}>
            <b>
              <bdi style={{ overflowWrap: "anywhere" }}>{fileName}</bdi>
            </b>{" "}
            <span className="muted">
              {pageNumber === null ? <bdi>{heading}</bdi> : t("page", { page: String(pageNumber) })}
            </span>
            <blockquote dir="auto" style={{ overflowWrap: "anywhere" }}>
              {sentence}
            </blockquote>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
