import { wordPrefixes } from "./docx-markup";
import type { HiddenText } from "./finding";

/** Tags with quoted values, which may contain ">"; comments and CDATA are skipped as a whole. */
const markup = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
/** Letters up to two points high are illegible. */
const maxTinyHalfPoints = 4;

/** A page colour, on which white text is visible. */
const background = /<(?:[\w.-]+:)?background\b[^>]*:color\s*=\s*["'](?!auto|f{6})/i;

/** An open element; `style`: that of a paragraph. */
type Frame = { shaded: boolean; style?: string; run?: Run };
type Run = { from: number; text: string; vanish: boolean; web: boolean; white: boolean; tiny: boolean };
/** How a style or a run property hides text; undefined if it does not decide. */
type Hiding = { vanish?: boolean; web?: boolean; white?: boolean; tiny?: boolean };

const frameElements = new Set(["r", "p", "tc", "tbl", "txbxContent"]);
const isOn = (value: string | undefined) => !/^(?:0|false|off)$/i.test(value ?? "");
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1];

/** The effect of a run property on its text, if it has one. */
function hidingOf(local: string, tag: string): Hiding {
  const value = attributeOf(tag, "val");
  if (local === "vanish" || local === "specVanish") return { vanish: isOn(value) };
  // Page numbers of a table of contents, which are visible on paper.
  if (local === "webHidden") return { web: isOn(value) };
  if (local === "color") return { white: isPaper(tag) || /^(?:f[5-9a-f]){3}$/i.test(value ?? "") };
  if (local === "sz") return { tiny: Number(value) <= maxTinyHalfPoints };
  return {};
}

/** Whether a colour is that of the paper by the theme, which counts instead of its value. */
const isPaper = (tag: string): boolean =>
  /^(?:background1|light1)$/.test(attributeOf(tag, "themeColor") ?? "") && !attributeOf(tag, "themeShade");

/** The properties of runs in a style, or in the defaults of the document. */
function hidingIn(xml: string): Hiding {
  const hiding: Hiding = {};
  for (const [tag, local = ""] of xml.matchAll(hidingProperty)) Object.assign(hiding, hidingOf(local, tag));
  return hiding;
}

const prefix = "(?:[^\\s<>/:\"'=]+:)?";
const [anyStyle, defaults] = ["style", "rPrDefault"].map(
  name => new RegExp(`<${prefix}${name}\\b([^>]*)>[\\s\\S]*?</${prefix}${name}>`, "g"),
);
const hidingProperty = new RegExp(`<${prefix}(vanish|webHidden|color|sz)\\b[^>]*>`, "g");
const basedOn = new RegExp(`<${prefix}basedOn\\b[^>]*>`);

type Style = { hiding: Hiding; base: string | undefined; isCharacter: boolean };

/**
 * Reads how the styles of word/styles.xml hide text, by id, with inherited properties and the defaults of the document; ""
 * is the style of paragraphs without one.
 */
export function hidingStyles(xml: string): Map<string, Hiding> {
  const own = new Map<string, Style>();
  let ofParagraphs: string | undefined;
  for (const [style, open = ""] of xml.matchAll(anyStyle!)) {
    const id = attributeOf(` ${open}`, "styleId");
    if (!id) continue;
    const type = attributeOf(` ${open}`, "type") ?? "paragraph";
    const isDefault = isOn(attributeOf(` ${open}`, "default") ?? "0");
    if (type === "paragraph" && isDefault) ofParagraphs = id;
    const base = attributeOf(basedOn.exec(style)?.[0] ?? "", "val");
    own.set(id, { hiding: hidingIn(style), base, isCharacter: type === "character" });
  }
  const ofDocument = hidingIn(xml.match(defaults!)?.join("") ?? "");
  const inherited = (id: string | undefined, depth = 0): Hiding => {
    const style = id === undefined || depth > 20 ? undefined : own.get(id);
    return style ? { ...inherited(style.base, depth + 1), ...style.hiding } : {};
  };
  // The defaults apply below the style of the paragraph, not again with the style of a run.
  const whole = (id: string | undefined): Hiding =>
    id !== undefined && own.get(id)?.isCharacter ? inherited(id) : { ...ofDocument, ...inherited(id) };
  return new Map([
    ["", whole(ofParagraphs)],
    ...[...own.keys()].map((id): [string, Hiding] => [id, whole(id)]),
  ]);
}

/**
 * Removes the invisible runs from a part of a Word document: hidden, white without shading, or at most two points high.
 * @param mark returns the text that replaces a run
 * @returns the XML, and the number of removed words
 */
export function withoutHiddenText(
  xml: string,
  styles: Map<string, Hiding>,
  mark: (hidden: HiddenText) => string = () => "",
): { xml: string; words: number } {
  const prefixes = wordPrefixes(xml);
  const hasBackground = background.test(xml);
  const kept: string[] = [];
  const open: Frame[] = [];
  let hidden = "";
  let copied = 0;
  /** Depth within former properties, which have no effect. */
  let formerDepth = 0;
  /** Depth within run properties; those of a paragraph only apply to its mark. */
  let propertyDepth = 0;
  let text: number | undefined;
  for (const { 0: tag, index } of xml.matchAll(markup)) {
    const [, slash, prefix = "", local = ""] = /^<(\/?)([^\s<>/:"'=]+:)?([\w.-]+)/.exec(tag) ?? [];
    if (!local || !prefixes.has(prefix)) continue;
    const isClosing = slash === "/";
    const isEmpty = tag.endsWith("/>");
    const frame = open.at(-1);
    const run = frame?.run;
    if (local === "rPrChange" || local === "pPrChange") {
      if (!isEmpty) formerDepth += isClosing ? -1 : 1;
    } else if (local === "rPr") {
      if (!isEmpty) propertyDepth += isClosing ? -1 : 1;
    } else if (frameElements.has(local)) {
      if (isClosing) {
        open.pop();
        if (local === "p") hidden += " ";
        if (!run || !isHidden(run, open)) continue;
        // A hidden enclosing run was removed together with this one.
        if (run.from >= copied) {
          const kind = run.vanish ? "hidden" : run.white && !run.tiny ? "white" : "tiny";
          const stand = run.web || !run.text.trim() ? "" : mark({ kind, text: run.text });
          const left =
            stand && `<${prefix}r><${prefix}t xml:space="preserve">${stand}</${prefix}t></${prefix}r>`;
          kept.push(xml.slice(copied, run.from), left);
          copied = index + tag.length;
        }
        hidden += run.text;
      } else if (!isEmpty) open.push(frameOf(local, index, frame, styles));
    } else if (formerDepth > 0 || isClosing) {
      if (local === "t" && text !== undefined && run) run.text += xml.slice(text, index);
      text = undefined;
    } else if (local === "t") text = isEmpty ? undefined : index + tag.length;
    else if (frame && (run !== undefined) === propertyDepth > 0) applyProperty(frame, local, tag, styles);
  }
  kept.push(xml.slice(copied));
  return { xml: kept.join(""), words: hidden.match(/[\p{L}\p{N}]+/gu)?.length ?? 0 };

  function isHidden({ vanish, web, white, tiny }: Run, around: Frame[]): boolean {
    return vanish || web || tiny || (white && !hasBackground && !around.some(({ shaded }) => shaded));
  }
}

function frameOf(name: string, from: number, around: Frame | undefined, styles: Map<string, Hiding>): Frame {
  if (name !== "r") return { shaded: name === "txbxContent" };
  const hiding = styles.get(around?.style ?? "") ?? styles.get("");
  return {
    shaded: false,
    run: { from, text: "", vanish: false, web: false, white: false, tiny: false, ...hiding },
  };
}

/** Applies a property to its frame. */
function applyProperty(frame: Frame, local: string, tag: string, styles: Map<string, Hiding>): void {
  const { run } = frame;
  if (local === "shd" && !/^(?:auto|f{6})?$/i.test(attributeOf(tag, "fill") ?? "")) frame.shaded = true;
  // Table styles often shade headings and make their text white.
  if (local === "tblStyle") frame.shaded = true;
  if (local === "pStyle") frame.style = attributeOf(tag, "val") ?? "";
  if (!run) return;
  if (local === "highlight") run.white = false;
  if (local === "shd" && frame.shaded) run.white = false;
  if (local === "rStyle") Object.assign(run, styles.get(attributeOf(tag, "val") ?? ""));
  Object.assign(run, hidingOf(local, tag));
}
