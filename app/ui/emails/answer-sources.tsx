import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Sheet } from "~/ui/primitives/sheet";

const Quote = styled.blockquote`
  margin: var(--s2) 0 0; padding-inline-start: var(--s4); border-inline-start: 3px solid var(--line-2); overflow-wrap: anywhere;
`;

type Source = {
  number: number;
  fileName: string;
  pageNumber: number | null;
  heading: string | null;
  sentence: string;
};

/** The quoted sentences of an answer, with file and page. */
export function AnswerSources({ sources }: { sources: Source[] }) {
  const { t } = useTranslation("mailAnswers");
  if (sources.length === 0) return null;
  return (
    <Sheet data-pad>
      <h2>{t("sources", { count: sources.length })}</h2>
      <ol className="stack" style={{ marginBlockStart: "var(--s3)" }}>
        {sources.map(({ number, fileName, pageNumber, heading, sentence }) => (
          <li key={number} value={number}>
            <b>
              <bdi style={{ overflowWrap: "anywhere" }}>{fileName}</bdi>
            </b>{" "}
            <span className="muted">
              {pageNumber === null ? <bdi>{heading}</bdi> : t("page", { page: String(pageNumber) })}
            </span>
            <Quote dir="auto">{sentence}</Quote>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
