import { drawnIn } from "./docx-shapes";

/** The parts of a Word document, by name. */
interface Parts {
  exists(name: string): boolean;
  read(name: string, encoding: "utf-8"): Promise<string>;
}

const folder = "word/";
const relationship = /<Relationship\s[^>]*>/g;
const drawnPart = /\/(?:chart|diagramData)$/;
/** A drawing names the part with its chart, or with the texts of its diagram. */
const naming = /<(?:c:chart|dgm:relIds)(?=\s)[^>]*?\sr:(?:id|dm)\s*=\s*"([^"]+)"/g;
const title = /<c:title>([\s\S]*?)<\/c:title>/g;
const series = /<c:ser>([\s\S]*?)<\/c:ser>/g;
/** Chosen: the values of a longer series are a line, not a statement. */
const mostPoints = 40;

/** What the charts and diagrams of a document say, each as paragraphs in XML, by the XML of a drawing that shows them. */
export async function drawnTexts(parts: Parts): Promise<(drawing: string) => string[]> {
  const relations = `${folder}_rels/document.xml.rels`;
  const texts = new Map<string, string[]>();
  const all = parts.exists(relations) ? await parts.read(relations, "utf-8") : "";
  for (const [tag] of all.matchAll(relationship)) {
    const [id, target, type] = ["Id", "Target", "Type"].map(name => attributeOf(tag, name));
    if (!id || !target || !drawnPart.test(type ?? "")) continue;
    const name = target.startsWith("/") ? target.slice(1) : folder + target;
    if (!parts.exists(name)) continue;
    const xml = await parts.read(name, "utf-8");
    texts.set(id, type!.endsWith("/chart") ? chartTexts(xml) : drawnIn(xml));
  }
  return drawing => [...drawing.matchAll(naming)].flatMap(([, id]) => texts.get(id!) ?? []);
}

/** The titles of a chart and its axes, and a line for each series: "Umsatz: 2024 12; 2025 14". */
function chartTexts(xml: string): string[] {
  const titles = [...xml.matchAll(title)].map(([, inner = ""]) => drawnIn(inner).join(" "));
  return [...titles, ...[...xml.matchAll(series)].map(([, inner = ""]) => seriesText(inner))].filter(text =>
    text.trim(),
  );
}

function seriesText(xml: string): string {
  const name = pointsOf(within(xml, "tx")).join(" ");
  const categories = within(xml, "cat");
  const values = pointsOf(within(xml, "val"));
  const percent = /<c:formatCode>[^<]*%/.test(within(xml, "val"));
  // Days are numbers here, counted from 1900.
  const days = /<c:formatCode>[^<]*[dy]/i.test(categories);
  if (values.length === 0 || values.length > mostPoints || days) return name;
  const names = pointsOf(categories);
  const said = values.map((value, at) => `${names[at] ?? ""} ${shown(value, percent)}`.trim()).join("; ");
  return name ? `${name}: ${said}` : said;
}

function shown(value: string, percent: boolean): string {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  const rounded = Math.round(number * (percent ? 100 : 1) * 1e4) / 1e4;
  return percent ? `${rounded} %` : String(rounded);
}

function within(xml: string, name: string): string {
  return new RegExp(`<c:${name}>([\\s\\S]*?)</c:${name}>`).exec(xml)?.[1] ?? "";
}

function pointsOf(xml: string): string[] {
  return [...xml.matchAll(/<c:pt\b[^>]*>\s*<c:v>([^<]*)<\/c:v>/g)].map(([, value = ""]) => value);
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`).exec(tag)?.[1];
}
