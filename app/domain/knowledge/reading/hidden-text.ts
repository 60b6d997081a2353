import type { HiddenText } from "./finding";

/** The names that WordprocessingML is bound to in a part, transitional and strict. */
const binding =
  /xmlns(?::([\w.-]+))?\s*=\s*["']http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main["']/g;
/** Tags with quoted values, which may contain ">"; comments and CDATA are skipped as a whole. */
const markup = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
/** Half points: up to two points cannot be read. */
const smallest = 4;

/** A page colour of the document, on which white text can be read. */
const background = /<(?:[\w.-]+:)?background\b[^>]*:color\s*=\s*["'](?!auto|f{6})/i;

type Frame = { name: string; shaded: boolean; run?: Run };
type Run = { from: number; text: string; vanish: boolean; web: boolean; white: boolean; tiny: boolean };
/** What a style hides; undefined leaves it to the styles below. */
type Look = { vanish?: boolean; web?: boolean; white?: boolean; tiny?: boolean };

const framed = new Set(["r", "p", "tc", "tbl", "txbxContent"]);
const isOn = (value: string | undefined) => !/^(?:0|false|off)$/i.test(value ?? "");
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1];

/** The effect of a run property on its text, if it has one. */
function lookOf(local: string, tag: string): Look {
  const value = attributeOf(tag, "val");
  if (local === "vanish" || local === "specVanish") return { vanish: isOn(value) };
  // Page numbers of a table of contents, which are seen on paper.
  if (local === "webHidden") return { web: isOn(value) };
  if (local === "color") return { white: /^(?:f[5-9a-f]){3}$/i.test(value ?? "") };
  if (local === "sz") return { tiny: Number(value) <= smallest };
  return {};
}

/** The styles of word/styles.xml that hide text, by id, with what they inherit. */
export function hidingStyles(xml: string): Map<string, Look> {
  const own = new Map<string, { look: Look; base: string | undefined }>();
  for (const [style, open = ""] of xml.matchAll(
    /<(?:[\w.-]+:)?style\b([^>]*)>[\s\S]*?<\/(?:[\w.-]+:)?style>/g,
  )) {
    const id = attributeOf(` ${open}`, "styleId");
    if (!id) continue;
    const look: Look = {};
    for (const [tag, local = ""] of style.matchAll(/<(?:[\w.-]+:)?(vanish|webHidden|color|sz)\b[^>]*>/g))
      Object.assign(look, lookOf(local, tag));
    own.set(id, { look, base: attributeOf(/<(?:[\w.-]+:)?basedOn\b[^>]*>/.exec(style)?.[0] ?? "", "val") });
  }
  const whole = (id: string | undefined, depth = 0): Look => {
    const style = id === undefined || depth > 20 ? undefined : own.get(id);
    return style ? { ...whole(style.base, depth + 1), ...style.look } : {};
  };
  return new Map([...own.keys()].map(id => [id, whole(id)]));
}

/**
 * A part of a Word document without the runs that readers of the document cannot see: hidden, white without a
 * shading, or at most two points high. `words` is the number of words left out; `mark` gets each such run and returns
 * what stands in its place.
 */
export function withoutHiddenText(
  xml: string,
  styles: Map<string, Look>,
  mark: (hidden: HiddenText) => string = () => "",
): { xml: string; words: number } {
  const prefixes = new Set([...xml.matchAll(binding)].map(([, prefix]) => (prefix ? `${prefix}:` : "")));
  const dark = background.test(xml);
  const kept: string[] = [];
  const open: Frame[] = [];
  let hidden = "";
  let copied = 0;
  /** Depth within formerly used properties, which have no effect. */
  let former = 0;
  /** Depth within run properties: those of a paragraph concern its mark alone. */
  let props = 0;
  let text: number | undefined;
  for (const { 0: tag, index } of xml.matchAll(markup)) {
    const [, slash, prefix = "", local = ""] = /^<(\/?)([\w.-]+:)?([\w.-]+)/.exec(tag) ?? [];
    if (!local || !prefixes.has(prefix)) continue;
    const closes = slash === "/";
    const empty = tag.endsWith("/>");
    const frame = open.at(-1);
    const run = frame?.run;
    if (local === "rPrChange" || local === "pPrChange") {
      if (!empty) former += closes ? -1 : 1;
    } else if (local === "rPr") {
      if (!empty) props += closes ? -1 : 1;
    } else if (framed.has(local)) {
      if (closes) {
        open.pop();
        if (local === "p") hidden += " ";
        if (!run || !isHidden(run, open)) continue;
        // An enclosing run that is hidden has left out this one already.
        if (run.from >= copied) {
          const kind = run.vanish ? "hidden" : run.white && !run.tiny ? "white" : "tiny";
          const stand = run.web || !run.text.trim() ? "" : mark({ kind, text: run.text });
          const left =
            stand && `<${prefix}r><${prefix}t xml:space="preserve">${stand}</${prefix}t></${prefix}r>`;
          kept.push(xml.slice(copied, run.from), left);
          copied = index + tag.length;
        }
        hidden += run.text;
      } else if (!empty) open.push(frameOf(local, index, frame, styles));
    } else if (former > 0 || closes) {
      if (local === "t" && text !== undefined && run) run.text += xml.slice(text, index);
      text = undefined;
    } else if (local === "t") text = empty ? undefined : index + tag.length;
    else if (frame && (run !== undefined) === props > 0) note(frame, local, tag, styles);
  }
  kept.push(xml.slice(copied));
  return { xml: kept.join(""), words: hidden.match(/[\p{L}\p{N}]+/gu)?.length ?? 0 };

  function isHidden({ vanish, web, white, tiny }: Run, around: Frame[]): boolean {
    return vanish || web || tiny || (white && !dark && !around.some(({ shaded }) => shaded));
  }
}

function frameOf(name: string, from: number, around: Frame | undefined, styles: Map<string, Look>): Frame {
  const shaded = name === "txbxContent";
  if (name !== "r") return { name, shaded };
  const look = styles.get(paragraphStyle.get(around as object) ?? "") ?? {};
  return {
    name,
    shaded,
    run: { from, text: "", vanish: false, web: false, white: false, tiny: false, ...look },
  };
}

/** The style of an open paragraph. */
const paragraphStyle = new WeakMap<object, string>();

/** Notes what a property says about the frame that it stands in. */
function note(frame: Frame, local: string, tag: string, styles: Map<string, Look>): void {
  const { run } = frame;
  if (local === "shd" && !/^(?:auto|f{6})?$/i.test(attributeOf(tag, "fill") ?? "")) frame.shaded = true;
  // Styles of tables often shade a heading and write it in white.
  if (local === "tblStyle") frame.shaded = true;
  if (local === "pStyle") paragraphStyle.set(frame, attributeOf(tag, "val") ?? "");
  if (!run) return;
  if (local === "highlight") run.white = false;
  if (local === "shd" && frame.shaded) run.white = false;
  if (local === "rStyle") Object.assign(run, styles.get(attributeOf(tag, "val") ?? ""));
  Object.assign(run, lookOf(local, tag));
}
