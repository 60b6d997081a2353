import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Badge } from "~/ui/primitives/badge";
import { Sheet } from "~/ui/primitives/sheet";

/** A found passage as rendered; `page` and `score` are formatted. */
export type ShownPassage = {
  id: string;
  name: string;
  heading: string | null;
  text: string;
  page: string | null;
  /** Its page; null for an approved answer. */
  to: string | null;
  score: string;
  words: string[];
  sentence: { start: number; end: number } | null;
};

const Root = styled.ol`
  list-style: none; padding: 0;
  > li { padding: var(--s4) var(--s5); }
  > li + li { border-block-start: 1px solid var(--line); }
  header { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); align-items: baseline; justify-content: space-between; }
  header > :first-child { font-weight: 600; overflow-wrap: anywhere; min-inline-size: 0; }
  .heading, .words { color: var(--muted); font: 400 var(--t15) var(--font); overflow-wrap: anywhere; }
  mark { background: var(--mark); color: inherit; }
  .text { margin-block: var(--s2); max-inline-size: var(--measure); white-space: pre-line; overflow-wrap: anywhere; }
  @media (max-width: 639px) { > li { padding-inline: var(--s4); } }
`;

/** The passages of a trial search, best first, with the sentence marked that would be quoted. */
export function TrialPassages({ passages }: { passages: ShownPassage[] }) {
  const { t } = useTranslation(["searchTest", "shell"]);
  return (
    <section aria-labelledby="found">
      <h2 id="found" style={{ marginBlockEnd: "0.75rem" }}>
        {t("found", { count: passages.length })}
      </h2>
      <Sheet as="div">
        <Root>
          {passages.map(({ id, name, page, to, heading, text, score, words, sentence }) => {
            const place = page ? t("place", { name, number: page }) : name;
            return (
              <li key={id}>
                <header>
                  {to ? <Link to={to}>{place}</Link> : <span dir="auto">{place}</span>}
                  <span className="row">
                    {to ? null : <Badge tone="info">{t("approved")}</Badge>}
                    <span className="words">{t("score", { percent: score })}</span>
                  </span>
                </header>
                {heading ? (
                  <p className="heading" dir="auto">
                    {heading}
                  </p>
                ) : null}
                <p className="text" dir="auto">
                  {sentence ? (
                    <>
                      {text.slice(0, sentence.start)}
                      <mark>{text.slice(sentence.start, sentence.end)}</mark>
                      {text.slice(sentence.end)}
                    </>
                  ) : (
                    text
                  )}
                </p>
                <p className="words">
                  {words.length > 0 ? t("words", { words: words.join(t("shell:comma")) }) : t("noWords")}
                </p>
              </li>
            );
          })}
        </Root>
      </Sheet>
    </section>
  );
}
