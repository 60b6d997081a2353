/** Quoted values may contain ">". */
const rest = `(?:\\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>`;
/** Tags of fields, directions and ruby text around runs, whose content mammoth ignores. */
const wrappers = new RegExp(`</?w:(?:fldSimple|dir|bdo|ruby|rubyBase)${rest}`, "g");
/** Ruby text: the pronunciation above a word, and its properties. */
const ruby = /<w:(rubyPr|rt)>[\s\S]*?<\/w:\1>/g;
const mathText = new RegExp(`<m:t${rest}`, "g");
const mathRun = new RegExp(`<m:r${rest}`, "g");
const otherMath = new RegExp(`</?m:\\w+${rest}`, "g");

/**
 * Converts fields ("Tabelle 3"), formulas and runs of another direction in the XML of a part to ordinary runs,
 * because mammoth ignores them. A formula becomes one line: "a/b", "c^2".
 */
export function unwrapText(xml: string): string {
  const fields = xml.replace(ruby, "").replace(wrappers, "");
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
