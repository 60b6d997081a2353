/** Quoted values may contain ">". */
const rest = `(?:\\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>`;
/** Fields, directions and readings around runs, with their own tags: mammoth leaves out what they hold. */
const wrappers = new RegExp(`</?w:(?:fldSimple|dir|bdo|ruby|rubyBase)${rest}`, "g");
/** Small signs above a word that say how it is pronounced, and how they stand. */
const reading = /<w:(rubyPr|rt)>[\s\S]*?<\/w:\1>/g;
const mathText = new RegExp(`<m:t${rest}`, "g");
const mathRun = new RegExp(`<m:r${rest}`, "g");
const otherMath = new RegExp(`</?m:\\w+${rest}`, "g");

/**
 * The XML of a part with the text of fields ("Tabelle 3"), formulas, and runs of another direction as ordinary runs:
 * mammoth leaves them out. A formula is written on one line: "a/b", "c^2".
 */
export function unwrapText(xml: string): string {
  const fields = xml.replace(reading, "").replace(wrappers, "");
  if (!fields.includes("<m:")) return fields;
  const sign = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  return fields
    .replace(/<\/m:num>/g, sign("/"))
    .replace(/<m:sup>/g, sign("^"))
    .replace(mathText, '<w:t xml:space="preserve">')
    .replace(/<\/m:t>/g, "</w:t>")
    .replace(mathRun, "<w:r>")
    .replace(/<\/m:r>/g, "</w:r>")
    .replace(otherMath, "");
}
