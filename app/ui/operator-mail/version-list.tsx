import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { MailContent } from "~/contract/mail-blocks";

export type ShownVersion = {
  number: number;
  at: string;
  when: string;
  by: string | null;
  content: MailContent | null;
};

const Root = styled.section`
  ol { display: grid; gap: var(--s3); margin-block-start: var(--s3); list-style: none; padding: 0; }
  summary { cursor: pointer; font: 600 var(--t15) var(--font); }
  details > div { display: grid; gap: var(--s2); padding: var(--s3) 0 0 var(--s4); font: 400 var(--t15) var(--font); overflow-wrap: anywhere; }
`;

/** The versions of a template, newest first: time, author and text. */
export function VersionList({ versions }: { versions: ShownVersion[] }) {
  const { t } = useTranslation("operatorMail");
  return (
    <Root aria-labelledby="versions-title">
      <h2 id="versions-title">{t("versions")}</h2>
      {versions.length === 0 ? <p className="small muted">{t("noVersions")}</p> : null}
      <ol>
        {versions.map(({ number, at, when, by, content }) => (
          <li key={number}>
            <details>
              <summary>
                {content ? t("version", { number: String(number) }) : t("versionOurs")}
                <span className="tiny muted" style={{ display: "block" }}>
                  <time dateTime={at}>{t("editedBy", { when, name: by ?? t("someone") })}</time>
                </span>
              </summary>
              {content ? (
                <div dir="auto">
                  <b>{content.subject}</b>
                  {content.blocks.map(({ text }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a version never change
                    <p key={index} style={{ whiteSpace: "pre-line" }}>
                      {text}
                    </p>
                  ))}
                </div>
              ) : null}
            </details>
          </li>
        ))}
      </ol>
    </Root>
  );
}
