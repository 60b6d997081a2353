import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Alert } from "~/ui/primitives/alert";

const Root = styled.div`
  display: grid; gap: var(--s4);
  > ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: var(--s2) var(--s4); margin: 0; padding: var(--s4); border: 1px solid var(--line); border-radius: var(--r-control); background: var(--sunken); list-style: none; }
  > ol code { font: 600 var(--t16) ui-monospace, monospace; }
  > p > a { display: inline-flex; gap: var(--s2); align-items: center; min-block-size: 2rem; }
`;

/** Recovery codes, shown once: to copy, or as a text file generated in the page. */
export function RecoveryCodes({
  codes,
  title,
  level = 2,
}: {
  codes: string[];
  title: string;
  level?: 2 | 3;
}) {
  const { t } = useTranslation("twoFactor");
  const text = `${title}\n\n${codes.join("\n")}\n`;
  const Heading = `h${level}` as const;
  // Below other cards they would stand out of sight.
  const isBelow = level === 3;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new codes are shown anew
  useEffect(() => {
    if (isBelow) heading.current?.focus();
  }, [codes, isBelow]);
  return (
    <Root>
      <Heading ref={heading} tabIndex={-1} autoFocus={isBelow}>
        {title}
      </Heading>
      <Alert tone="warn" live>
        {t("codesOnce")}
      </Alert>
      <ol dir="ltr">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={t("codesFile")}>
          <Download size={18} aria-hidden />
          {t("codesDownload")}
        </a>
      </p>
    </Root>
  );
}
