import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { Message } from "~/contract/answers";
import { type ErrorCode, errorStatus } from "~/contract/errors";
import type { Language } from "~/contract/language";
import { directionOf } from "~/i18n/languages";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import type { MarkedBlock, MarkedRun } from "~/ui/chats/answer-blocks";
import { MarkedAnswer } from "~/ui/chats/marked-answer";
import { anchors } from "~/ui/chats/shown";
import { pageCss } from "~/ui/theme/page-css";
import { growingAnswer } from "../chats/markdown/growing-answer";
import { parseAnswer } from "../chats/markdown/parse-answer";
import { modelOf } from "../chats/shown-message";
import { readEvents } from "./read-events";

/** A growing answer as streamed plain HTML, for the frame of a page without script. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api, raw, user } = requireSignedIn(context);
  const message = await or404(api.answers.read({ id: params.id ?? "" }));
  const { own } = await or404(api.chats.read({ id: message.chatId }));
  const leave = new AbortController();
  request.signal.addEventListener("abort", () => leave.abort());
  const answer = await raw(`/messages/${message.id}/stream`, { signal: leave.signal });
  if (!answer.ok || !answer.body) return new Response(null, { status: answer.status });
  // The enclosing page is at the same address: without another query the link would not reload it.
  const written = `${message.id}.${message.attempt}`;
  const place = { branch: message.id, written };
  const page = `${paths.chats.open(user.access, message.chatId, place)}#${anchors.message(message.id)}`;
  const next = `${paths.chats.open(user.access, message.chatId)}#${anchors.latest}`;
  const html = framed(answer.body, page, {
    stop: message.askedBy === null ? stopForm(context, next, message.id) : "",
    next: nextQuestion(context, next, message.id),
    language: context.language,
    theme: context.look.theme ?? "system",
    nonce: context.nonce,
    model: modelOf(message.answerer) !== null,
    declined: own ? "chats:declined" : "chats:declined.public",
    css: pageCss(context.build.colours) + ownCss,
  });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await html.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      leave.abort();
      await html.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      // Framed by the page with the question: the shell's policy follows from this header.
      "x-frame-options": "SAMEORIGIN",
    },
  });
}

type Look = {
  /** The form that stops the answer; empty for those of other users. */
  stop: string;
  /** The form of the next question. */
  next: string;
  language: Language;
  theme: string;
  nonce: string;
  css: string;
  /** Whether a model writes it, in Markdown. */
  model: boolean;
  declined: "chats:declined" | "chats:declined.public";
};

const ownCss =
  "body{background:var(--surface);padding:0 var(--s1);font:400 var(--t17) var(--font)}div{white-space:pre-wrap;unicode-bidi:plaintext;overflow-wrap:anywhere;margin-block-end:var(--s4)}p,ul,ol,pre,blockquote,.table{white-space:normal;margin-block-end:var(--s3)}ol{padding-inline-start:1.75rem;list-style:decimal}blockquote{padding-inline-start:var(--s4);border-inline-start:3px solid var(--line-2)}pre,.table{overflow-x:auto}pre{white-space:pre;padding:var(--s3);background:var(--sunken)}table{border-collapse:collapse}th,td{padding:var(--s2) var(--s3);border:1px solid var(--line-2);text-align:start}ul{margin-block:var(--s3);padding-inline-start:1.25rem;list-style:disc}form{margin-block-start:var(--s4)}#stop{position:fixed;inset-block-end:0;inset-inline-end:var(--s1);margin:0}#stop button{border:1px solid var(--control);background:var(--surface);color:var(--ink)}body:has(#stop){padding-block-end:4rem}label{font:600 var(--t15) var(--font)}textarea{display:block;inline-size:100%;padding:var(--s2) var(--s3);border:1px solid var(--control);border-radius:var(--r-control);background:var(--surface)}button{min-block-size:2.5rem;margin-block-start:var(--s2);padding-inline:var(--s4);border:0;border-radius:var(--r-control);background:var(--button);color:var(--on-accent);font:600 var(--t15) var(--font)}";

async function* framed(stream: ReadableStream<Uint8Array>, page: string, look: Look): AsyncGenerator<string> {
  const t = textsFor(look.language);
  const theme = look.theme === "system" ? "" : ` data-theme="${look.theme}"`;
  yield `<!doctype html><html lang="${look.language}" dir="${directionOf(look.language)}"${theme}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(t("chats:live.frame"))}</title><style nonce="${look.nonce}">${look.css}</style>${look.stop}<div dir="auto">`;
  let ended: Message | undefined;
  let length = 0;
  let marked = markedText();
  for await (const { event, data } of readEvents(stream)) {
    if (event === "done") ended = Message.parse(data);
    if (event !== "piece") continue;
    const { at, text } = data as { at: number; text: string };
    // Sent text cannot be removed, so a restarted answer follows below a line.
    if (at < length) {
      marked = markedText();
      yield `</div><hr><div dir="auto">`;
    }
    length = at + text.length;
    yield look.model ? marked.grow(at, text) : escaped(text);
  }
  if (look.model) yield marked.rest();
  const sentence = ended ? endOf(ended, look) : t("chats:live.cut");
  // Sent markup cannot be removed.
  yield `</div><style nonce="${look.nonce}">#stop{display:none}</style>${sentence ? `<p>${escaped(sentence)}</p>` : ""}${ended?.state === "declined" ? nearest(ended, look) : ""}<p><a href="${escaped(page)}" target="_top">${escaped(t("chats:live.page"))}</a></p>${ended ? look.next : ""}</html>`;
}

/**
 * A model's text as blocks. Sends a block once the next one begins, because sent HTML cannot change; only the text of a
 * paragraph is sent as it grows.
 */
function markedText(): { grow(at: number, piece: string): string; rest(): string } {
  const parse = growingAnswer();
  let text = "";
  let blocks: MarkedBlock[] = [];
  let sentBlocks = 0;
  /** The sent part of the current paragraph. */
  let open = "";
  const until = (end: number) => {
    let html = "";
    if (open && end > sentBlocks) {
      const spokenText = paragraphText(blocks[sentBlocks]);
      html = `${spokenText?.startsWith(open) ? escaped(spokenText.slice(open.length)) : ""}</p>`;
      // If the paragraph turned out to be another kind of block, that is sent again.
      if (spokenText?.startsWith(open)) sentBlocks += 1;
      open = "";
    }
    html += renderToStaticMarkup(<MarkedAnswer blocks={blocks.slice(sentBlocks, end)} runs={plainRuns} />);
    sentBlocks = Math.max(sentBlocks, end);
    const growing = end < blocks.length ? paragraphText(blocks[sentBlocks]) : undefined;
    if (!growing?.startsWith(open) || growing === open) return html;
    html += `${open ? "" : '<p dir="auto">'}${escaped(growing.slice(open.length))}`;
    open = growing;
    return html;
  };
  return {
    grow(at, piece) {
      text = text.slice(0, at) + piece;
      const grown = parse(text);
      blocks = [...blocks.slice(0, grown.from), ...grown.blocks];
      return until(blocks.length - 1);
    },
    rest() {
      blocks = parseAnswer(text).blocks;
      return until(blocks.length);
    },
  };
}

const paragraphText = (block: MarkedBlock | undefined) =>
  block?.kind === "paragraph" ? plainRuns(block.runs) : undefined;

/** Text with the numbers of its sources, which the page will link. */
const plainRuns = (runs: MarkedRun[]) =>
  runs
    .flatMap(({ pieces }) => pieces)
    .map(piece => (piece.kind === "cite" ? `[${piece.number}]` : piece.text))
    .join("");

/** The form that stops the growing answer, and reloads the page around the frame. */
function stopForm(
  { language, requestId }: LoaderFunctionArgs["context"],
  to: string,
  message: string,
): string {
  const fields = hiddenFields({ intent: "stop", requestId: `${requestId}.stop`, message });
  return `<form id="stop" method="post" action="${escaped(to)}" target="_top">${fields}<button>${escaped(textsFor(language)("chats:stop"))}</button></form>`;
}

const hiddenFields = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join("");

/** The form of the next question, which replaces the page around the frame, whose own form is still disabled. */
function nextQuestion(
  { language, requestId }: LoaderFunctionArgs["context"],
  to: string,
  after: string,
): string {
  const t = textsFor(language);
  const fields = hiddenFields({ intent: "ask", requestId: `${requestId}.frame`, after });
  return `<form method="post" action="${escaped(to)}" target="_top">${fields}<p><label for="question">${escaped(t("chats:ask.label"))}</label></p><textarea id="question" name="question" rows="2" dir="auto"></textarea> <button>${escaped(t("chats:ask"))}</button></form>`;
}

function nearest({ citations }: Message, { language }: Look): string {
  const t = textsFor(language);
  const items = citations.map(({ fileName, pageNumber, heading, sentence }) => {
    const place = pageNumber === null ? heading : t("chats:source.page", { page: pageNumber });
    const from = [fileName, place].filter(Boolean).join(t("shell:comma"));
    return `<li><b dir="auto">${escaped(from)}</b><br><span dir="auto">${escaped(sentence)}</span></li>`;
  });
  return items.length > 0 ? `<ul>${items.join("")}</ul>` : "";
}

function endOf({ state, reason, citations, withheld }: Message, { language, declined }: Look): string {
  const t = textsFor(language);
  if (withheld) return t(`chats:withheld.${withheld}`);
  switch (state) {
    case "declined":
      if (citations.length > 0) return `${t("chats:nearest.none")} ${t("chats:nearest.these")}`;
      return t(declined);
    case "stopped":
      return t("chats:stopped");
    case "interrupted":
      return t("chats:interrupted");
    case "failed":
      return sayError(language, reason && reason in errorStatus ? (reason as ErrorCode) : "unexpected");
    default:
      return "";
  }
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign);
