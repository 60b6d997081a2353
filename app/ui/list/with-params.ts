/**
 * The address of a list with `changes` applied (empty ones removed) and all else kept. Changes other than the
 * page reset it to the first.
 */
export function withParams(search: string, changes: Record<string, string | number | undefined>): string {
  const values = new URLSearchParams(search);
  if (!("page" in changes)) values.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") values.delete(name);
    else values.set(name, String(value));
  }
  return `?${values}`;
}

/** The page numbers of a pagination: first, last, and those around the current; `gap` precedes a gap. */
export function pageWindow(page: number, last: number): { page: number; gap: boolean }[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, last])].filter(
    number => number >= 1 && number <= last,
  );
  numbers.sort((a, b) => a - b);
  return numbers.map((number, at) => ({ page: number, gap: at > 0 && number - numbers[at - 1]! > 1 }));
}
