import { ask } from "../product/ask";
import type { Person } from "../product/person";

/** The number of chats equals the rows of the measured list. */
export const rows = 25;

export async function startChats({ api }: Person): Promise<void> {
  const { rows: divisions } = await api.divisions.list({});
  for (let number = 1; number <= rows; number++) {
    await api.chats.start({
      name: `Fragen der Woche ${number}`,
      visibility: "private",
      divisionIds: [divisions[number % divisions.length]!.id],
    });
  }
}

/** Requests the pages at these addresses, and checks that they contain the same list. */
export async function sameLists(addresses: string[], headers: Record<string, string>): Promise<string[]> {
  const answers = await Promise.all(addresses.map(address => ask(address, { headers })));
  const pages = answers.map(({ body }) => body.toString("utf8"));
  const found = pages.map(page => page.match(/<tr\b/g)?.length ?? 0);
  if (found.some(count => count !== rows + 1))
    throw new Error(`Rows of the lists, head included: ${found.join(", ")}`);
  return pages;
}
