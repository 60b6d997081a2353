import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { GoldenOutcome as Outcome } from "~/contract/golden-questions";
import { paths } from "~/paths";
import { Link } from "~/ui/primitives/link";

const Root = styled.div`
  display: grid; gap: var(--s1, 0.25rem); min-inline-size: 0; max-inline-size: 44rem; overflow-wrap: anywhere;
  > .sentence { white-space: pre-line; }
  &[data-short] > .sentence { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
  > .from { font: 400 var(--t15) var(--font); color: var(--muted); }
`;

/** The answer to a question: its first sentence and its source. */
export function GoldenOutcome({
  outcome: { level, sentence, sourceName, sourceId, page },
  expected,
  short,
}: {
  outcome: Outcome;
  /** Whether this is the expected answer, in which no sentence means any. */
  expected?: boolean;
  short?: boolean;
}) {
  const { t } = useTranslation(["golden", "shell"]);
  if (level === "declined") return <span>{t("level.declined")}</span>;
  const to = level === "approved" ? paths.feedback.approved.edit : paths.knowledge.file;
  const name = <bdi>{sourceName}</bdi>;
  return (
    <Root data-short={short || undefined}>
      {sentence === null ? (
        <span className="muted">
          {sourceId === null ? t("sentenceGone") : expected ? t("anySentence") : null}
        </span>
      ) : (
        <span className="sentence" dir="auto">
          {sentence}
        </span>
      )}
      <span className="from">
        {t("shell:label", { name: t(`level.${level}`) })}{" "}
        {sourceId ? <Link to={to(sourceId)}>{name}</Link> : name}
        {page === null ? null : (
          <>
            {"\u00a0"}· {t("page", { page: String(page) })}
          </>
        )}
        {sourceId === null ? (
          <>
            {"\u00a0"}· {t("sourceGone")}
          </>
        ) : null}
      </span>
    </Root>
  );
}
