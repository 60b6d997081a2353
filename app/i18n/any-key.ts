/** Texts by a key that is put together at run time: the compiler does not know it, so nothing checks that it exists. */
export type AnyKey = (key: string, values?: Record<string, unknown>) => string;

/** The texts of `t` by any key. */
export function anyKey(t: object): AnyKey {
  return t as AnyKey;
}
