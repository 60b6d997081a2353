import type { Language } from "~/contract/language";
import type { BlockKind } from "~/contract/mail-block-kinds";
import { directionOf } from "~/i18n/languages";

/** A block with its words as HTML. */
type RichBlock = { kind: BlockKind | "greeting"; html: string };

const light = { page: "#ffffff", ink: "#2f3349", muted: "#5d596c", line: "#dbdade", note: "#f3f2f7" };
const dark = { page: "#1e2030", ink: "#e6e5ee", muted: "#b4b1c4", line: "#43465c", note: "#2a2d42" };

/** Mail programs that follow the system's theme use these rules; the others show the light colours. */
const darkRules = `@media (prefers-color-scheme:dark){.m-page{background:${dark.page}!important;color:${dark.ink}!important}.m-note{background:${dark.note}!important}.m-foot{color:${dark.muted}!important;border-color:${dark.line}!important}}`;

/**
 * A mail's HTML: style attributes, because many mail programs drop rules, and nothing that is loaded from anywhere.
 * @param scheme draws a preview in these colours, without rules
 */
export function mailHtml(
  language: Language,
  { title, blocks, address, footer }: { title: string; blocks: RichBlock[]; address: string; footer: string },
  scheme?: "light" | "dark",
): string {
  const colours = scheme === "dark" ? dark : light;
  const look: Record<RichBlock["kind"], (html: string) => string> = {
    greeting: html => `<p style="margin:0 0 16px">${html}</p>`,
    paragraph: html => `<p style="margin:0 0 16px">${html}</p>`,
    heading: html => `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.35">${html}</h2>`,
    note: html =>
      `<p class="m-note" style="margin:0 0 16px;padding:12px 16px;border-radius:6px;background:${colours.note};font-size:15px">${html}</p>`,
    button: html =>
      `<p style="margin:8px 0 24px"><a href="${address}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#675dd8;color:#ffffff;font-weight:600;text-decoration:none">${html}</a></p>`,
  };
  const rules = scheme ? "" : `<meta name="color-scheme" content="light dark"><style>${darkRules}</style>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${rules}<title>${title}</title></head>
<body class="m-page" style="margin:0;padding:24px;background:${colours.page};color:${colours.ink};font:16px/1.5 sans-serif;text-align:start">
<div style="max-width:560px;overflow-wrap:anywhere">
${blocks.map(({ kind, html }) => look[kind](html)).join("\n")}
<p class="m-foot" style="margin:0;padding-top:16px;border-top:1px solid ${colours.line};color:${colours.muted};font-size:13px">${footer}</p>
</div>
</body>
</html>
`;
}
