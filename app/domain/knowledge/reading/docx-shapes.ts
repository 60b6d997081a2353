/**
 * The text of shapes and text boxes. mammoth only reads the legacy format (`mc:Fallback`), which current programs do not
 * always write, and not with all texts.
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
/** Legacy shapes whose text mammoth ignores. */
const oldShapes = /(<\/?)v:(?:oval|line|polyline|arc|curve|image)(?=[\s/>])/g;

/**
 * Converts the text boxes of each drawing in a part to the format that mammoth reads: after the paragraph of the drawing.
 * @param drawnTexts the paragraphs of a drawing's chart or diagram, by the XML of the drawing
 */
export function unwrapShapes(xml: string, drawnTexts: (drawing: string) => string[] = () => []): string {
  const shaped = xml.replace(oldShapes, "$1v:rect");
  if (!shaped.includes("<w:drawing")) return shaped;
  const withChoices = replaceEach(shaped, alternatives!, ({ inner }, whole) => {
    const boxes = elementsOf(inner, choices!).flatMap(choice => elementsOf(choice.inner, textBoxes!));
    // Current programs show the first choice; its boxes are read like those of any drawing.
    return boxes.some(box => hasText.test(box.inner)) ? elementsOf(inner, choices!)[0]!.inner : whole;
  });
  return replaceEach(withChoices, drawings!, ({ inner }, whole) => {
    const boxes = elementsOf(inner, textBoxes!).map(box => unwrapShapes(box.inner, drawnTexts));
    const texts = boxes.length > 0 ? [] : [...shapeParagraphs(inner), ...drawnTexts(inner)];
    const paragraphs = [...boxes, ...texts.map(text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)].join("");
    return paragraphs ? `<w:pict><${textBox}>${paragraphs}</${textBox}></w:pict>` : whole;
  });
}

/** The paragraphs of shapes whose text is DrawingML (`a:p`). */
export function shapeParagraphs(xml: string): string[] {
  return [...xml.matchAll(drawnParagraph)]
    .map(([, paragraph = ""]) => [...paragraph.matchAll(drawnText)].map(([, text = ""]) => text).join(""))
    .filter(text => text.trim());
}

/** The outermost elements with tags that match a pattern, without empty elements (`<name/>`). */
function elementsOf(xml: string, tags: RegExp): Element[] {
  const elements: Element[] = [];
  let depth = 0;
  let open = { from: 0, inner: 0 };
  for (const { 0: tag, 1: slash, index } of xml.matchAll(tags)) {
    if (tag.endsWith("/>")) continue;
    if (slash === "") {
      if (depth++ === 0) open = { from: index, inner: index + tag.length };
    } else if (depth > 0 && --depth === 0) {
      elements.push({ from: open.from, to: index + tag.length, inner: xml.slice(open.inner, index) });
    }
  }
  return elements;
}

function replaceEach(
  xml: string,
  tags: RegExp,
  replacement: (element: Element, whole: string) => string,
): string {
  let result = "";
  let copied = 0;
  for (const element of elementsOf(xml, tags)) {
    result += xml.slice(copied, element.from) + replacement(element, xml.slice(element.from, element.to));
    copied = element.to;
  }
  return result + xml.slice(copied);
}
