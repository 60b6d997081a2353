import { useTranslation } from "react-i18next";
import { Sheet } from "~/ui/primitives/sheet";

const asTyped = { overflowWrap: "anywhere", whiteSpace: "pre-line" } as const;

type Quote = { sentence: string; fileName: string; pageNumber: number | null; further: boolean };

/**
 * A visitor's question with the quoted sentences: file and page are named, never linked. One of those before is headed by
 * its question alone.
 */
export function VisitorAnswer({
  question,
  reply,
  quotes,
  withdrawn,
  earlier,
}: {
  question: string;
  reply: string | null;
  quotes: Quote[];
  withdrawn: number;
  earlier?: boolean;
}) {
  const { t } = useTranslation("visitors");
  const clear = quotes.filter(({ further }) => !further);
  const further = quotes.filter(quote => quote.further);
  return (
    <Sheet data-pad className="stack" data-gap="4">
      {earlier ? (
        <h3 dir="auto" style={asTyped}>
          {question}
        </h3>
      ) : (
        <>
          <div>
            <h2 className="tiny muted">{t("yours")}</h2>
            <p dir="auto" style={asTyped}>
              {question}
            </p>
          </div>
          <h2>{t("answer")}</h2>
        </>
      )}
      <Quotes quotes={clear} />
      {further.length > 0 ? <p className="tiny muted">{t("further")}</p> : null}
      <Quotes quotes={further} />
      {reply ? <p dir="auto">{reply}</p> : null}
      {!reply && quotes.length === 0 && withdrawn === 0 ? (
        <p>
          {t("none")} {t("noneText")}
        </p>
      ) : null}
      {withdrawn > 0 ? <p className="muted">{t("withdrawn", { count: withdrawn })}</p> : null}
    </Sheet>
  );
}

function Quotes({ quotes }: { quotes: Quote[] }) {
  const { t } = useTranslation("visitors");
  return quotes.map(({ sentence, fileName, pageNumber }) => (
    <figure key={`${fileName} ${sentence}`} style={{ marginInline: 0 }}>
      <blockquote dir="auto" style={{ margin: 0, ...asTyped }}>
        {sentence}
      </blockquote>
      <figcaption className="tiny muted">
        <bdi>{fileName}</bdi>
        {pageNumber === null ? null : ` · ${t("page", { page: pageNumber })}`}
      </figcaption>
    </figure>
  ));
}
