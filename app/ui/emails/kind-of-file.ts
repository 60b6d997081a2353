/** What a file is called by people: the ending of its name in capitals ("DOCX"), or its MIME type where it has none. */
export function kindOfFile(name: string, type: string): string {
  const ending = /\.([\p{L}\p{N}]{1,5})$/u.exec(name)?.[1];
  return ending ? ending.toUpperCase() : type;
}
