/**
 * The text of shapes and text boxes. mammoth knows those of old programs alone, which new ones add for them
 * (`mc:Fallback`): not always, and not with all their text.
 */

interface Element {
  from: number;
  to: number;
  /** Between its tags. */
  inner: string;
}

const textBox = "w:txbxContent";
const [alternatives, choices, drawings, textBoxes] = [
  "mc:AlternateContent",
  "mc:Choice",
  "w:drawing",
  textBox,
].map(name => new RegExp(`<(/?)${name}(?:\\s[^>]*)?>`, "g"));
const hasText = /<w:t(?:\s[^>]*)?>[^<]*[^<\s]/;
const drawnParagraph = /<a:p(?:\s[^>]*)?>([\s\S]*?)<\/a:p>/g;
const drawnText = /<a:t(?:\s[^>]*)?>([^<]*)<\/a:t>/g;
/** Shapes that mammoth does not look into. */
const oldShapes = /(<\/?)v:(?:oval|line|polyline|arc|curve|image)(?=[\s/>])/g;

/**
 * The XML of a part in which the text boxes of each drawing stand as mammoth reads them: behind the paragraph that holds
 * the drawing. `told` are the paragraphs that a chart or a diagram says, by the XML of its drawing.
 */
export function unwrapShapes(xml: string, told: (drawing: string) => string[] = () => []): string {
  const shaped = xml.replace(oldShapes, "$1v:rect");
  if (!shaped.includes("<w:drawing")) return shaped;
  const chosen = replaceEach(shaped, alternatives!, ({ inner }, whole) => {
    const boxes = elementsOf(inner, choices!).flatMap(choice => elementsOf(choice.inner, textBoxes!));
    // The first choice is what current programs show; its boxes are found as those of any drawing.
    return boxes.some(box => hasText.test(box.inner)) ? elementsOf(inner, choices!)[0]!.inner : whole;
  });
  return replaceEach(chosen, drawings!, ({ inner }, whole) => {
    const boxes = elementsOf(inner, textBoxes!).map(box => unwrapShapes(box.inner, told));
    const texts = boxes.length > 0 ? [] : [...drawnIn(inner), ...told(inner)];
    const read = [...boxes, ...texts.map(text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)].join("");
    return read ? `<w:pict><${textBox}>${read}</${textBox}></w:pict>` : whole;
  });
}

/** The paragraphs of shapes whose text is DrawingML (`a:p`). */
export function drawnIn(xml: string): string[] {
  return [...xml.matchAll(drawnParagraph)]
    .map(([, paragraph = ""]) => [...paragraph.matchAll(drawnText)].map(([, text = ""]) => text).join(""))
    .filter(text => text.trim());
}

/** The outermost elements that a pattern of their tags finds; `<name/>` is none. */
function elementsOf(xml: string, tags: RegExp): Element[] {
  const found: Element[] = [];
  let depth = 0;
  let open = { from: 0, inner: 0 };
  for (const { 0: tag, 1: slash, index } of xml.matchAll(tags)) {
    if (tag.endsWith("/>")) continue;
    if (slash === "") {
      if (depth++ === 0) open = { from: index, inner: index + tag.length };
    } else if (depth > 0 && --depth === 0) {
      found.push({ from: open.from, to: index + tag.length, inner: xml.slice(open.inner, index) });
    }
  }
  return found;
}

function replaceEach(xml: string, tags: RegExp, by: (element: Element, whole: string) => string): string {
  let read = "";
  let copied = 0;
  for (const element of elementsOf(xml, tags)) {
    read += xml.slice(copied, element.from) + by(element, xml.slice(element.from, element.to));
    copied = element.to;
  }
  return read + xml.slice(copied);
}
