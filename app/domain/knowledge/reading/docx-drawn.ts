import { shapeParagraphs } from "./docx-shapes";

/** The parts of a Word document, by name. */
interface Parts {
  exists(name: string): boolean;
  read(name: string, encoding: "utf-8"): Promise<string>;
}

const folder = "word/";
const relationship = /<Relationship\s[^>]*>/g;
const drawnPart = /\/(?:chart|diagramData)$/;
/** The reference of a drawing to the part with its chart or diagram. */
const reference = /<(?:c:chart|dgm:relIds)(?=\s)[^>]*?\sr:(?:id|dm)\s*=\s*"([^"]+)"/g;
const title = /<c:title>([\s\S]*?)<\/c:title>/g;
const series = /<c:ser>([\s\S]*?)<\/c:ser>/g;
/** Chosen: the values of a longer series are not read as text. */
const maxPoints = 40;

/** Reads the texts of a document's charts and diagrams: a function from the XML of a drawing to its paragraphs. */
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
    texts.set(id, type!.endsWith("/chart") ? chartTexts(xml) : shapeParagraphs(xml));
  }
  return drawing => [...drawing.matchAll(reference)].flatMap(([, id]) => texts.get(id!) ?? []);
}

/** The titles of a chart and its axes, and a line for each series: "Umsatz: 2024 12; 2025 14". */
function chartTexts(xml: string): string[] {
  const titles = [...xml.matchAll(title)].map(([, inner = ""]) => shapeParagraphs(inner).join(" "));
  return [...titles, ...[...xml.matchAll(series)].map(([, inner = ""]) => seriesText(inner))].filter(text =>
    text.trim(),
  );
}

function seriesText(xml: string): string {
  const name = pointsOf(innerXml(xml, "tx")).join(" ");
  const categories = innerXml(xml, "cat");
  const values = pointsOf(innerXml(xml, "val"));
  const isPercent = /<c:formatCode>[^<]*%/.test(innerXml(xml, "val"));
  // Dates are numbers of days here, counted from 1900.
  const hasDates = /<c:formatCode>[^<]*[dy]/i.test(categories);
  if (values.length === 0 || values.length > maxPoints || hasDates) return name;
  const names = pointsOf(categories);
  const points = values.map((value, at) => `${names[at] ?? ""} ${formatValue(value, isPercent)}`.trim());
  return name ? `${name}: ${points.join("; ")}` : points.join("; ");
}

function formatValue(value: string, isPercent: boolean): string {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  const rounded = Math.round(number * (isPercent ? 100 : 1) * 1e4) / 1e4;
  return isPercent ? `${rounded} %` : String(rounded);
}

function innerXml(xml: string, name: string): string {
  return new RegExp(`<c:${name}>([\\s\\S]*?)</c:${name}>`).exec(xml)?.[1] ?? "";
}

function pointsOf(xml: string): string[] {
  return [...xml.matchAll(/<c:pt\b[^>]*>\s*<c:v>([^<]*)<\/c:v>/g)].map(([, value = ""]) => value);
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`).exec(tag)?.[1];
}
