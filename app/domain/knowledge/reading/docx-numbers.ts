import { formatNumber } from "./number-formats";

/** Any prefix, because programs also bind WordprocessingML to other names than "w". */
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

/** The numbering of a level of a list; `text` is a template such as "%1.%2)". */
interface Level {
  start: number;
  format: string;
  text: string;
  style: string | undefined;
  /** Whether all numbers of its labels are decimal. */
  legal: boolean;
  /** Whether it continues counting after a number of a higher level. */
  continues: boolean;
}

interface List {
  levels: Map<number, Level>;
  /** The style whose list replaces this one. */
  link: string | undefined;
}

/** A use of a list (`w:num`), with its overrides. */
interface ListInstance {
  list: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

interface Style {
  base: string | undefined;
  outline: number | undefined;
  /** Id of its list instance. */
  instance: string | undefined;
  level: number | undefined;
}

/** The label and the outline level of a paragraph. */
export interface Numbered {
  /** The number or letter that Word shows before it, "–" for a bullet; undefined for none. */
  label: string | undefined;
  /** From 1, the level of a heading; undefined for the text of a section. */
  outline: number | undefined;
}

const maxStyleDepth = 20;
const bodyText = 9;

/**
 * Computes the numbers that Word shows before paragraphs and does not store, from word/numbering.xml and word/styles.xml
 * (17.9 of ECMA-376). Paragraphs must be passed in their order, because each counts.
 */
export class DocxNumbers {
  private readonly lists = new Map<string, List>();
  private readonly instances = new Map<string, ListInstance>();
  private readonly styles = new Map<string, Style>();
  private readonly counts = new Map<string, (number | undefined)[]>();
  private readonly startedInstances = new Set<string>();

  constructor(numberingXml: string, stylesXml: string) {
    for (const [, attributes = "", body = ""] of numberingXml.matchAll(abstractNums!)) {
      const id = attributeOf(attributes, "abstractNumId");
      if (id) this.lists.set(id, { levels: levelsOf(body), link: wordValue(body, "numStyleLink") });
    }
    for (const [, attributes = "", body = ""] of numberingXml.matchAll(nums!)) {
      const id = attributeOf(attributes, "numId");
      const list = wordValue(body, "abstractNumId");
      if (id && list) this.instances.set(id, readInstance(list, body));
    }
    for (const [, attributes = "", body = ""] of stylesXml.matchAll(styles!)) {
      const id = attributeOf(attributes, "styleId");
      if (id) this.styles.set(id, styleOf(body));
    }
  }

  /**
   * Counts the next paragraph.
   * @param properties the XML of its w:pPr
   */
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
    const numberedStyle = chain.find(([, style]) => style.instance !== undefined);
    const instanceId = own.instance ?? numberedStyle?.[1].instance;
    if (instanceId === undefined) return undefined;
    const resolved = this.resolve(instanceId);
    if (!resolved) return undefined;
    const { list, starts, levels } = resolved.instance;
    const all = new Map([...(this.lists.get(list)?.levels ?? []), ...levels]);
    const byStyle = () =>
      [...all].find(([, { style }]) => style !== undefined && style === numberedStyle?.[0])?.[0];
    const level = Math.min(own.level ?? numberedStyle?.[1].level ?? byStyle() ?? 0, 8);
    const format = all.get(level);
    if (!format) return undefined;
    this.count(resolved.id, list, level, { all, starts });
    if (format.format === "bullet") return "–";
    if (format.format === "none") return undefined;
    const counts = this.counts.get(list)!;
    const label = format.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const count = counts[at] ?? all.get(at)?.start ?? 1;
      return formatNumber(format.legal ? "decimal" : (all.get(at)?.format ?? "decimal"), count);
    });
    return label.trim() || undefined;
  }

  private count(
    instanceId: string,
    list: string,
    level: number,
    { all, starts }: { all: Map<number, Level>; starts: Map<number, number> },
  ): void {
    const counts = this.counts.get(list) ?? [];
    this.counts.set(list, counts);
    if (!this.startedInstances.has(instanceId)) for (const [at] of starts) counts[at] = undefined;
    this.startedInstances.add(instanceId);
    const count = counts[level];
    counts[level] = count === undefined ? (starts.get(level) ?? all.get(level)?.start ?? 1) : count + 1;
    for (let below = level + 1; below < counts.length; below++)
      if (!all.get(below)?.continues) counts[below] = undefined;
  }

  /** The list instance with this id, after following links through styles. */
  private resolve(instanceId: string): { id: string; instance: ListInstance } | undefined {
    let id = instanceId;
    for (let depth = 0; depth < maxStyleDepth; depth++) {
      const instance = this.instances.get(id);
      const link = instance && this.lists.get(instance.list)?.link;
      if (!instance || !link) return instance && { id, instance };
      const linked = this.styles.get(link)?.instance;
      if (linked === undefined) return undefined;
      id = linked;
    }
    return undefined;
  }

  /** A style with those that it is based on, the most specific first. */
  private chainOf(id: string | undefined): [string, Style][] {
    const chain: [string, Style][] = [];
    for (let at = id; at !== undefined && chain.length < maxStyleDepth; ) {
      const style = this.styles.get(at);
      if (!style) break;
      chain.push([at, style]);
      at = style.base;
    }
    return chain;
  }
}

function levelsOf(xml: string): Map<number, Level> {
  const result = new Map<number, Level>();
  for (const [, attributes = "", body = ""] of xml.matchAll(levels!)) {
    const formats = [...body.matchAll(new RegExp(`<${any}numFmt\\b[^>]*>`, "g"))];
    result.set(Number(attributeOf(attributes, "ilvl") ?? 0), {
      start: Number(wordValue(body, "start") ?? 1),
      // The last one is the fallback for programs that do not know a newer format.
      format: wordValue(formats.at(-1)?.[0] ?? "", "numFmt") ?? "decimal",
      text: wordValue(body, "lvlText") ?? "",
      style: wordValue(body, "pStyle"),
      legal: new RegExp(`<${any}isLgl\\b`).test(body),
      continues: wordValue(body, "lvlRestart") === "0",
    });
  }
  return result;
}

function readInstance(list: string, xml: string): ListInstance {
  const instance: ListInstance = { list, starts: new Map(), levels: new Map() };
  for (const [, attributes = "", body = ""] of xml.matchAll(overrides!)) {
    const level = Number(attributeOf(attributes, "ilvl") ?? 0);
    const start = wordValue(body, "startOverride");
    if (start !== undefined) instance.starts.set(level, Number(start));
    for (const [at, own] of levelsOf(body)) instance.levels.set(at, own);
  }
  return instance;
}

function styleOf(xml: string): Style {
  const [, numbering = ""] = new RegExp(`<${any}numPr>([\\s\\S]*?)</${any}numPr>`).exec(xml) ?? [];
  const level = wordValue(numbering, "ilvl");
  const outline = wordValue(xml, "outlineLvl");
  return {
    base: wordValue(xml, "basedOn"),
    outline: outline === undefined ? undefined : Number(outline),
    instance: wordValue(numbering, "numId"),
    level: level === undefined ? undefined : Number(level),
  };
}
