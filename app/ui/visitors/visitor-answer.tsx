import { useTranslation } from "react-i18next";
import { Sheet } from "~/ui/primitives/sheet";

type Quote = { sentence: string; fileName: string; pageNumber: number | null };

/** A visitor's question with the quoted sentences: file and page are named, never linked. */
export function VisitorAnswer({
  question,
  quotes,
  withdrawn,
}: {
  question: string;
  quotes: Quote[];
  withdrawn: number;
}) {
  const { t } = useTranslation("visitors");
  return (
    <Sheet data-pad className="stack" data-gap="4">
      <div>
        <h2 className="tiny muted">{t("yours")}</h2>
        <p dir="auto" style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          {question}
        </p>
      </div>
      <h2>{t("answer")}</h2>
      {quotes.map(({ sentence, fileName, pageNumber }) => (
        <figure key={`${fileName} ${sentence}`} style={{ marginInline: 0 }}>
          <blockquote dir="auto" style={{ margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {sentence}
          </blockquote>
          <figcaption className="tiny muted">
            <bdi>{fileName}</bdi>
            {pageNumber === null ? null : ` · ${t("page", { page: pageNumber })}`}
          </figcaption>
        </figure>
      ))}
      {quotes.length === 0 && withdrawn === 0 ? (
        <p>
          {t("none")} {t("noneText")}
        </p>
      ) : null}
      {withdrawn > 0 ? <p className="muted">{t("withdrawn", { count: withdrawn })}</p> : null}
    </Sheet>
  );
}
