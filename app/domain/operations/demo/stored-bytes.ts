/** The bytes of a demo file in the storage. */
export type StoredBytes = { key: string; bytes: number; sha256: Buffer };
