import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Alert } from "~/ui/primitives/alert";

type InspectedMessage = {
  id: string;
  question: string;
  answer: string;
  state: string;
  withheld: "division" | "file" | null;
  sources: string[];
  when: string;
};

const Root = styled.article`
  padding-block: var(--s5);
  & + & { border-block-start: 1px solid var(--line); }
  h2, .answer { white-space: pre-line; overflow-wrap: anywhere; }
  .answer { margin-block: var(--s3); }
  .by { color: var(--muted); font: 400 var(--t13) var(--font); }
`;

/** A person's questions of one chat with their answers, to read only. */
export function InspectedThread({
  messages,
  older,
  asker,
}: {
  messages: InspectedMessage[];
  older: string | null;
  asker: string;
}) {
  const { t } = useTranslation("inspections");
  return (
    <>
      <Alert tone="warn">{t("readOnly", { name: asker })}</Alert>
      {older ? (
        <p className="row no-print">
          <Link to={older}>{t("older")}</Link>
        </p>
      ) : null}
      {messages.map(message => (
        <Root key={message.id}>
          <h2 dir="auto">{message.question}</h2>
          <p className="by">{message.when}</p>
          <p className="answer" dir="auto">
            {message.withheld ? t(`withheld.${message.withheld}`) : message.answer || t("unanswered")}
          </p>
          {message.sources.length > 0 ? (
            <p className="by">
              {t("sources")} <bdi>{message.sources.join(" · ")}</bdi>
            </p>
          ) : null}
        </Root>
      ))}
    </>
  );
}
