/** The UUID at an index of a buffer of UUIDs, 16 bytes each, in lower case as PostgreSQL prints it. */
export function uuidAt(ids: Buffer, index: number): string {
  const hex = ids.toString("hex", index * 16, index * 16 + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
