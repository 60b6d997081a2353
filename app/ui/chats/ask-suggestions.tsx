import { ArrowUpLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Link } from "~/ui/primitives/link";

const Root = styled.section`
  h2 { margin-block-end: var(--s2); font: 600 var(--t16) var(--font); }
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 0 var(--s6); }
  li { border-block-start: 1px solid var(--line-2); }
  a { display: flex; justify-content: space-between; gap: var(--s3); min-block-size: 2.75rem; padding-block: var(--s3); color: var(--ink); font: 500 var(--t15) var(--font); text-decoration: none; overflow-wrap: anywhere; }
  a:hover { color: var(--accent-deep); text-decoration: underline; }
  a > svg { flex: none; color: var(--accent); }
  small { display: block; color: var(--muted); font: 400 var(--t13) var(--font); }
`;

export type Suggestion = { question: string; where: string; to: string };

/** Suggested first questions: each link fills in the form. */
export function AskSuggestions({ suggestions }: { suggestions: Suggestion[] }) {
  const { t } = useTranslation("ask");
  if (suggestions.length === 0) return null;
  return (
    <Root aria-labelledby="suggestions">
      <h2 id="suggestions">{t("suggestions")}</h2>
      <ul>
        {suggestions.map(({ question, where, to }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <bdi>{question}</bdi>
                <small>{where}</small>
              </span>
              <ArrowUpLeft size={18} aria-hidden className="flips" />
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
