import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isLanguage } from "~/contract/language";
import { formatBytes } from "~/i18n/format";
import { Button } from "~/ui/primitives/button";
import { Progress } from "~/ui/primitives/progress";
import { About } from "./about";
import type { Line } from "./use-batch-upload";

const Root = styled.div`
  > ul { border: 1px solid var(--line); border-radius: var(--r-control); }
  > p { margin-block-end: var(--s2); font: 600 var(--t15) var(--font); }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; padding: var(--s2) var(--s3); content-visibility: auto; contain-intrinsic-size: auto 3.5rem; font: 400 var(--t15) var(--font); overflow-wrap: anywhere; }
  li + li { border-block-start: 1px solid var(--line); }
  li span { color: var(--muted); }
  li[data-state="refused"] span, li[data-state="lost"] span { color: var(--err); }
  li:is([data-state="added"], [data-state="version"]) span { color: var(--ok); }
`;

/** Each chosen file with its progress, and what can be done about it. */
export function UploadLines({
  lines,
  begun,
  remove,
  cancel,
  retry,
}: {
  lines: Line[];
  begun: boolean;
  remove: (key: number) => void;
  cancel: (key: number) => void;
  retry: (which: (line: Line) => boolean) => void;
}) {
  const { t, i18n } = useTranslation(["divisions", "forms"]);
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  const finished = lines.filter(({ state }) => state !== "waiting" && state !== "sending").length;
  const progress =
    finished < lines.length ? t("many.progress", { done: finished, total: lines.length }) : outcomeText();
  return (
    <Root>
      <p role="status" className="num">
        {begun ? progress : t("many.chosen", { count: lines.length })}
      </p>
      <ul aria-label={t("many.files")}>
        {lines.map(line => (
          <li key={line.key} data-state={line.state}>
            <div>
              <bdi>{line.path}</bdi>
              <span style={{ display: "block" }} className="num">
                {line.said ?? stateText(line)}
              </span>
              {line.state === "sending" ? (
                <Progress label={t("many.percentOf", { name: line.path })} value={line.percent} />
              ) : null}
            </div>
            {!begun ? (
              <Button
                type="button"
                small
                kind="quiet"
                onClick={event => leave(event.currentTarget, line.key)}
              >
                {t("many.remove")}
                <About name={line.path} />
              </Button>
            ) : line.state === "sending" || line.state === "waiting" ? (
              <Button type="button" small kind="quiet" onClick={() => cancel(line.key)}>
                {t("forms:file.cancel")}
                <About name={line.path} />
              </Button>
            ) : line.state === "lost" || line.state === "cancelled" ? (
              <Button type="button" small kind="quiet" onClick={() => retry(({ key }) => key === line.key)}>
                {t("retry")}
                <About name={line.path} />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Root>
  );

  /** Removes a line; the focus goes on to the next one, or back to the files. */
  function leave(button: HTMLButtonElement, key: number): void {
    const item = button.closest("li");
    const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector("button");
    (beside ?? button.form?.querySelector<HTMLElement>('input[type="file"]'))?.focus();
    remove(key);
  }

  /** What became of the files, as the page of the result counts them. */
  function outcomeText(): string {
    const count = (...states: Line["state"][]) => lines.filter(({ state }) => states.includes(state)).length;
    const outcomes = [
      ["many.added", count("added")],
      ["many.versions", count("version")],
      ["many.unpacking", count("unpacking")],
      ["many.there", count("there")],
      ["many.refused", count("refused", "lost", "cancelled")],
    ] as const;
    return outcomes.flatMap(([key, many]) => (many > 0 ? [t(key, { count: many })] : [])).join(" ");
  }

  function stateText({ state, size, percent, offline }: Line): string {
    if (state === "sending" && offline) return t("many.state.offline");
    if (state === "waiting") return formatBytes(size, language);
    if (state !== "sending") return t(`many.state.${state}`);
    return percent < 99 ? t("new.percent", { percent }) : t("new.checking");
  }
}
