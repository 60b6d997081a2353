/** Quoted values may contain ">". */
const rest = `(?:\\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>`;
const simpleField = new RegExp(`</?w:fldSimple${rest}`, "g");
const mathText = new RegExp(`<m:t${rest}`, "g");
const mathRun = new RegExp(`<m:r${rest}`, "g");
const otherMath = new RegExp(`</?m:\\w+${rest}`, "g");

/**
 * The XML of a part with the text of fields ("Tabelle 3") and formulas as ordinary runs: mammoth leaves both out. A
 * formula is written on one line: "a/b", "c^2".
 */
export function unwrapText(xml: string): string {
  const fields = xml.replace(simpleField, "");
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
