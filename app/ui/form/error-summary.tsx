import { useActionData } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Box = styled.div`
  display: flex; gap: var(--s3); padding: var(--s4) var(--s5); margin-block-end: var(--s5);
  border: 2px solid var(--err-line); border-radius: var(--r-control); background: var(--err-fill); font: 400 var(--t15) var(--font);
  > svg { color: var(--err); margin-block-start: 0.125rem; }
  h2 { font: 650 var(--t16) var(--font); letter-spacing: 0; }
  ul { margin-block-start: var(--s2); display: grid; gap: var(--s1); }
  a { color: var(--err); font-weight: 600; }
`;

/** At a field, or with the way to what puts it right, in a tab of its own so that the form stays. */
export type Problem = { field?: string | undefined; to?: string | undefined; text: string };

/** Another address, even of the same page, would make the router forget the refusal: only the focus goes there. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/**
 * What is wrong with a form, above it: one link for each field with the same words. It takes the
 * focus when it appears, so that a reader and a keyboard begin there.
 */
export function ErrorSummary({ title, problems }: { title: string; problems: Problem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const words = problems.map(problem => problem.text).join("\n");
  const refused = useActionData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is said, also one in the same words
  useEffect(() => box.current?.focus(), [words, refused]);
  // The document's title says it first; a page that came refused has it there already.
  const prefix = useTranslation().t("refused", { title: "" });
  useEffect(() => {
    if (words === "") return;
    const bare = () => document.title.replace(prefix, "");
    document.title = prefix + bare();
    return () => {
      document.title = bare();
    };
  }, [words, prefix]);
  if (problems.length === 0) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby="error-summary">
      <CircleAlert size={20} aria-hidden />
      <div>
        <h2 id="error-summary">{title}</h2>
        <ul>
          {problems.map(problem => (
            <li key={`${problem.field} ${problem.text}`}>
              {problem.field ? (
                <a href={`#${problem.field}`} onClick={goTo}>
                  {problem.text}
                </a>
              ) : problem.to ? (
                <a href={problem.to} target="_blank" rel="noreferrer">
                  {problem.text}
                </a>
              ) : (
                problem.text
              )}
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}
