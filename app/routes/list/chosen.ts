import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";

/** The ids that an address or a form names, at most one page of a list. */
export const chosenIds = (chosen: URLSearchParams | FormData): string[] =>
  [...new Set(chosen.getAll("id"))]
    .filter(id => Id.safeParse(id).success)
    .map(String)
    .slice(0, 100);

/** Does the same to each item, and counts those that it was refused for. */
export async function forEachChosen<Item>(items: Item[], act: (item: Item) => Promise<unknown>) {
  let count = 0;
  for (const item of items) {
    try {
      await act(item);
      count++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { count, left: items.length - count };
}
