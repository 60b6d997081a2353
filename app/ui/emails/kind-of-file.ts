/** What mail programs attach without a name. */
const endings: Record<string, string> = {
  "application/pdf": "PDF",
  "message/rfc822": "EML",
  "text/calendar": "ICS",
  "text/vcard": "VCF",
};

/** The name of a file's type for users: its extension in capitals ("DOCX"), or that of its MIME type without one. */
export function kindOfFile(name: string, type: string): string {
  const ending = /\.([\p{L}\p{N}]{1,5})$/u.exec(name)?.[1];
  return ending ? ending.toUpperCase() : (endings[type] ?? type);
}
