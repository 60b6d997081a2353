/**
 * The address of a list that is asked for something else: `changes` are put in or, when empty, left out, and all else
 * stays. What changes the list begins again at its first page.
 */
export function askedWith(search: string, changes: Record<string, string | number | undefined>): string {
  const values = new URLSearchParams(search);
  if (!("page" in changes)) values.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") values.delete(name);
    else values.set(name, String(value));
  }
  return `?${values}`;
}

/** The pages that a list leads to from one of them: the first, the last, those around it; `gap` stands before a leap. */
export function pagesAround(page: number, last: number): { page: number; gap: boolean }[] {
  const near = [...new Set([1, page - 1, page, page + 1, last])].filter(one => one >= 1 && one <= last);
  near.sort((a, b) => a - b);
  return near.map((one, at) => ({ page: one, gap: at > 0 && one - near[at - 1]! > 1 }));
}
