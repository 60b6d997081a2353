import { formatNumber } from "./number-formats";

/** Any prefix: programs bind WordprocessingML to other names than "w" too. */
const any = "(?:[\\w.-]+:)?";
const element = (name: string) =>
  new RegExp(`<${any}${name}\\b([^>]*)(?<!/)>([\\s\\S]*?)</${any}${name}>`, "g");
const [abstractNums, nums, overrides, levels, styles] = [
  "abstractNum",
  "num",
  "lvlOverride",
  "lvl",
  "style",
].map(element);
const wordValue = (xml: string, name: string): string | undefined =>
  new RegExp(`<${any}${name}\\b[^>]*?\\s(?:[\\w.-]+:)?val\\s*=\\s*["']([^"']*)["']`).exec(xml)?.[1];
const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];

/** How a level of a list is numbered; `text` is such as "%1.%2)". */
interface Level {
  start: number;
  format: string;
  text: string;
  style: string | undefined;
  /** All its numbers are written as decimal ones. */
  legal: boolean;
  /** Goes on where a level above it does. */
  goesOn: boolean;
}

interface List {
  levels: Map<number, Level>;
  /** The style that names the list to use instead. */
  link: string | undefined;
}

interface Use {
  list: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

interface Style {
  base: string | undefined;
  outline: number | undefined;
  use: string | undefined;
  level: number | undefined;
}

/** What a paragraph, or its style, says about its number and its place in the outline. */
export interface Numbered {
  /** The number or letter that Word shows before it, "–" for a bullet; undefined for none. */
  label: string | undefined;
  /** From 1, the level of a heading; undefined for the text of a section. */
  outline: number | undefined;
}

const deepestBase = 20;
const bodyText = 9;

/**
 * The numbers that Word shows before paragraphs and does not store: by word/numbering.xml and word/styles.xml (17.9 of
 * ECMA-376). Paragraphs are asked for in their order, because each counts.
 */
export class DocxNumbers {
  private readonly lists = new Map<string, List>();
  private readonly uses = new Map<string, Use>();
  private readonly styles = new Map<string, Style>();
  private readonly counts = new Map<string, (number | undefined)[]>();
  private readonly begun = new Set<string>();

  constructor(numberingXml: string, stylesXml: string) {
    for (const [, attributes = "", body = ""] of numberingXml.matchAll(abstractNums!)) {
      const id = attributeOf(attributes, "abstractNumId");
      if (id) this.lists.set(id, { levels: levelsOf(body), link: wordValue(body, "numStyleLink") });
    }
    for (const [, attributes = "", body = ""] of numberingXml.matchAll(nums!)) {
      const id = attributeOf(attributes, "numId");
      const list = wordValue(body, "abstractNumId");
      if (id && list) this.uses.set(id, readUse(list, body));
    }
    for (const [, attributes = "", body = ""] of stylesXml.matchAll(styles!)) {
      const id = attributeOf(attributes, "styleId");
      if (id) this.styles.set(id, styleOf(body));
    }
  }

  /** The next paragraph, by its own properties. @param properties the XML of its w:pPr */
  next(properties: string): Numbered {
    const own = styleOf(properties);
    const styleId = wordValue(properties, "pStyle");
    const chain = this.chainOf(styleId);
    const outline = own.outline ?? chain.find(([, style]) => style.outline !== undefined)?.[1].outline;
    return {
      outline: outline !== undefined && outline < bodyText ? outline + 1 : undefined,
      label: this.labelOf(own, chain),
    };
  }

  private labelOf(own: Style, chain: [string, Style][]): string | undefined {
    const naming = chain.find(([, style]) => style.use !== undefined);
    const use = own.use ?? naming?.[1].use;
    if (use === undefined) return undefined;
    const found = this.resolve(use);
    if (!found) return undefined;
    const { list, starts, levels } = found.use;
    const all = new Map([...(this.lists.get(list)?.levels ?? []), ...levels]);
    const byStyle = () => [...all].find(([, { style }]) => style !== undefined && style === naming?.[0])?.[0];
    const level = Math.min(own.level ?? naming?.[1].level ?? byStyle() ?? 0, 8);
    const here = all.get(level);
    if (!here) return undefined;
    this.count(found.id, list, level, { all, starts });
    if (here.format === "bullet") return "–";
    if (here.format === "none") return undefined;
    const counts = this.counts.get(list)!;
    const label = here.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const count = counts[at] ?? all.get(at)?.start ?? 1;
      return formatNumber(here.legal ? "decimal" : (all.get(at)?.format ?? "decimal"), count);
    });
    return label.trim() || undefined;
  }

  private count(
    use: string,
    list: string,
    level: number,
    { all, starts }: { all: Map<number, Level>; starts: Map<number, number> },
  ): void {
    const counts = this.counts.get(list) ?? [];
    this.counts.set(list, counts);
    if (!this.begun.has(use)) for (const [at] of starts) counts[at] = undefined;
    this.begun.add(use);
    const count = counts[level];
    counts[level] = count === undefined ? (starts.get(level) ?? all.get(level)?.start ?? 1) : count + 1;
    for (let below = level + 1; below < counts.length; below++)
      if (!all.get(below)?.goesOn) counts[below] = undefined;
  }

  /** The use of a list, past the styles that stand for one. */
  private resolve(use: string): { id: string; use: Use } | undefined {
    let id = use;
    for (let depth = 0; depth < deepestBase; depth++) {
      const found = this.uses.get(id);
      const link = found && this.lists.get(found.list)?.link;
      if (!found || !link) return found && { id, use: found };
      const linked = this.styles.get(link)?.use;
      if (linked === undefined) return undefined;
      id = linked;
    }
    return undefined;
  }

  /** A style with those that it is based on, the most specific first. */
  private chainOf(id: string | undefined): [string, Style][] {
    const chain: [string, Style][] = [];
    for (let at = id; at !== undefined && chain.length < deepestBase; ) {
      const style = this.styles.get(at);
      if (!style) break;
      chain.push([at, style]);
      at = style.base;
    }
    return chain;
  }
}

function levelsOf(xml: string): Map<number, Level> {
  const found = new Map<number, Level>();
  for (const [, attributes = "", body = ""] of xml.matchAll(levels!)) {
    const formats = [...body.matchAll(new RegExp(`<${any}numFmt\\b[^>]*>`, "g"))];
    found.set(Number(attributeOf(attributes, "ilvl") ?? 0), {
      start: Number(wordValue(body, "start") ?? 1),
      // The last one is the fallback for programs that do not know a newer format.
      format: wordValue(formats.at(-1)?.[0] ?? "", "numFmt") ?? "decimal",
      text: wordValue(body, "lvlText") ?? "",
      style: wordValue(body, "pStyle"),
      legal: new RegExp(`<${any}isLgl\\b`).test(body),
      goesOn: wordValue(body, "lvlRestart") === "0",
    });
  }
  return found;
}

function readUse(list: string, xml: string): Use {
  const use: Use = { list, starts: new Map(), levels: new Map() };
  for (const [, attributes = "", body = ""] of xml.matchAll(overrides!)) {
    const level = Number(attributeOf(attributes, "ilvl") ?? 0);
    const start = wordValue(body, "startOverride");
    if (start !== undefined) use.starts.set(level, Number(start));
    for (const [at, own] of levelsOf(body)) use.levels.set(at, own);
  }
  return use;
}

function styleOf(xml: string): Style {
  const [, numbering = ""] = new RegExp(`<${any}numPr>([\\s\\S]*?)</${any}numPr>`).exec(xml) ?? [];
  const level = wordValue(numbering, "ilvl");
  const outline = wordValue(xml, "outlineLvl");
  return {
    base: wordValue(xml, "basedOn"),
    outline: outline === undefined ? undefined : Number(outline),
    use: wordValue(numbering, "numId"),
    level: level === undefined ? undefined : Number(level),
  };
}
