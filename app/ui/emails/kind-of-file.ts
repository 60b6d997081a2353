/** The name of a file's type for users: its extension in capitals ("DOCX"), or its MIME type without one. */
export function kindOfFile(name: string, type: string): string {
  const ending = /\.([\p{L}\p{N}]{1,5})$/u.exec(name)?.[1];
  return ending ? ending.toUpperCase() : type;
}
