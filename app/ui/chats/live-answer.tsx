import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { Alert } from "~/ui/primitives/alert";
import { AnswerText } from "./answer-text";
import type { ShownMessage } from "./shown";
import { useLiveAnswer } from "./use-live-answer";

const Root = styled.div`
  .wait { color: var(--muted); font: 400 var(--t17) var(--font); }
  .wait::after { content: ""; display: inline-block; inline-size: 0.5rem; block-size: 1.0625rem; margin-inline-start: 0.25rem; vertical-align: -0.1875rem; background: var(--tint-line); }
  /* Without script the frame shows the whole answer. */
  @media (scripting: none) { [aria-busy] { display: none; } }
  /* Its text, inset for outlines of focus, stands below the question. */
  iframe { display: block; inline-size: calc(100% + 2 * var(--s1)); max-inline-size: calc(var(--measure) + 2 * var(--s1)); margin-inline: calc(-1 * var(--s1)); block-size: clamp(18rem, 60vh, 36rem); margin-block-start: var(--s3); border: 0; background: var(--surface); }
  > * + * { margin-block-start: var(--s4); }
`;

const sizeOf = ({ answer, blocks }: Pick<ShownMessage, "answer" | "blocks">) =>
  blocks ? JSON.stringify(blocks).length : answer.length;

/** An answer being generated: streamed with script, in a frame without. */
export function LiveAnswer({ message }: { message: ShownMessage }) {
  const { t } = useTranslation(["chats", "messages"]);
  const live = useLiveAnswer(message.id, message.model !== null);
  const streamed = { answer: live.text, blocks: live.blocks };
  // What was read stays while the connection is lost: the reloaded answer replaces it once it is as long.
  const { answer, blocks } = live.polling && sizeOf(message) >= sizeOf(streamed) ? message : streamed;
  return (
    <Root id={`live-${message.id}`}>
      <div aria-busy="true">
        {answer || blocks?.length ? (
          <AnswerText message={{ ...message, answer, blocks, sources: [], unsupported: [] }} />
        ) : (
          <p className="wait">{t("live.searching")}</p>
        )}
      </div>
      <noscript>
        <iframe title={t("live.frame")} src={paths.answers.frame(message.id)} />
      </noscript>
      {live.offline ? <Alert tone="warn">{t("messages:network.check")}</Alert> : null}
    </Root>
  );
}
