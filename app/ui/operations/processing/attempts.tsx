import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ShownAttempt } from "./shown-processing";

const Root = styled.section`
  > p { color: var(--muted); }
  ol { display: grid; gap: var(--s4); margin-block-start: var(--s3); }
  li > p:first-child { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); font-weight: 600; }
  li > p { font-size: var(--t15); overflow-wrap: anywhere; }
  li > p + p { color: var(--muted); }
`;

/** The attempts at reading a file, the latest first, each with its figures and the reason if it failed. */
export function Attempts({ attempts, heading: Heading }: { attempts: ShownAttempt[]; heading: "h2" | "h3" }) {
  const { t } = useTranslation(["processing", "shell"]);
  return (
    <Root>
      <Heading>{t("attempts")}</Heading>
      {attempts.length === 0 ? (
        <p>{t("attempts.none")}</p>
      ) : (
        <ol>
          {attempts.map(({ title, outcome, lines }) => (
            <li key={title}>
              <p>
                <span>{title}</span>
                <span>{outcome}</span>
              </p>
              {lines.map(line => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </Root>
  );
}
