import { useActionData } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { followToField } from "~/ui/enhance/field-errors";

const Box = styled.div`
  display: flex; gap: var(--s3); padding: var(--s4) var(--s5); margin-block-end: var(--s5);
  border: 2px solid var(--err-line); border-radius: var(--r-control); background: var(--err-fill); font: 400 var(--t15) var(--font);
  /* A file's long name without spaces would widen a narrow form. */
  overflow-wrap: anywhere;
  > svg { flex: none; color: var(--err); margin-block-start: 0.125rem; }
  h2 { font: 650 var(--t16) var(--font); letter-spacing: 0; }
  ul { margin-block-start: var(--s2); display: grid; gap: var(--s1); }
  a { color: var(--err); font-weight: 600; }
  /* Within a card it follows a sentence. */
  p + & { margin-block-start: var(--s4); }
`;

/** An error at a field, or of the form. */
export type Problem = { field?: string | undefined; text: string };

/**
 * The errors of a form, above it: a link to each field. It takes the focus when it appears.
 * @param props.ready rendered hidden on pages without React, for the errors that app/ui/enhance finds
 */
export function ErrorSummary({
  title,
  problems,
  ready,
}: {
  /** The heading over problems of fields. */
  title: string;
  problems: Problem[];
  ready?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  // A problem without a field needs no heading.
  const own = problems.length > 0 && !problems.some(problem => problem.field);
  const [heading, listed] = own ? [problems[0]!.text, problems.slice(1)] : [title, problems];
  const words = problems.map(problem => problem.text).join("\n");
  const refused = useActionData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is said, also one in the same words
  useEffect(() => box.current?.focus(), [words, refused]);
  // Prefixes the document's title; server-rendered refusals have it already.
  const prefix = useTranslation().t("refused", { title: "" });
  useEffect(() => {
    if (words === "") return;
    const bare = () => document.title.replace(prefix, "");
    document.title = prefix + bare();
    return () => {
      document.title = bare();
    };
  }, [words, prefix]);
  if (problems.length === 0 && !ready) return null;
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary"
      hidden={problems.length === 0}
      // The page is the response to a form, and this is its message.
      autoFocus={problems.length > 0}
      data-summary={ready ? title : undefined}
      data-refused={ready ? prefix : undefined}
    >
      <CircleAlert size={20} aria-hidden />
      <div>
        <h2 id="error-summary">{heading}</h2>
        <ul>
          {listed.map(problem => (
            <li key={`${problem.field} ${problem.text}`}>
              {problem.field ? (
                <a
                  href={`#${problem.field}`}
                  onClick={event => followToField(event.nativeEvent, event.currentTarget)}
                >
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
