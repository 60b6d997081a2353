import { type AppLoadContext, redirect } from "@remix-run/node";
import type { z } from "zod";
import { keepFlash } from "~/session/flash";
import { wantedPath } from "~/session/guard";
import { withParams } from "~/ui/list/with-params";

/**
 * Parses a list's query from the address, each parameter by its own schema. Missing, empty and invalid parameters
 * get their defaults: an old or mistyped address still shows a list.
 */
export function readListQuery<Shape extends Record<string, z.ZodType>>(
  { searchParams }: URL,
  { shape }: { shape: Shape },
  defaults: { [Name in keyof Shape]?: z.output<Shape[Name]> } = {},
): { [Name in keyof Shape]: z.output<Shape[Name]> } {
  const read = (name: string, schema: z.ZodType) => {
    const parameter = searchParams.get(name) || undefined;
    const valid = parameter === undefined ? undefined : schema.safeParse(parameter).data;
    return valid ?? defaults[name] ?? schema.safeParse(undefined).data;
  };
  const entries = Object.entries(shape).map(([name, schema]) => [name, read(name, schema)]);
  return Object.fromEntries(entries) as { [Name in keyof Shape]: z.output<Shape[Name]> };
}

/** The part of a query that filters and sorts, for exports. */
export function filterOf<Query extends { page: number; size: number }>({
  page: _,
  size: __,
  ...filter
}: Query): Omit<Query, "page" | "size"> {
  return filter;
}

/** Whether a filter is set. */
export function isFiltered({ sort: _, ...filter }: Record<string, unknown>): boolean {
  return Object.values(filter).some(Boolean);
}

/**
 * The paging of a list without its rows. A page beyond the last one, from an old address or after its only row was
 * deleted, would show an empty list.
 * @throws a redirect from there to the last page
 */
export function pagingOf(context: ListContext, { from, to, total, page, size }: Paging): Paging {
  const last = Math.max(1, Math.ceil(total / size));
  if (page <= last) return { from, to, total, page, size };
  keepFlash(context);
  const { pathname, search } = new URL(wantedPath(context.url), context.url);
  throw redirect(pathname + withParams(search, { page: last }));
}
type ListContext = Pick<AppLoadContext, "url" | "cookies" | "setCookie" | "build">;
type Paging = { from: number; to: number; total: number; page: number; size: number };

/** The addresses of a filtered list's exports, by format. */
export function exportLinks<Filter extends object>(
  to: (values: Filter & { format?: "xlsx" }) => string,
  filter: Filter,
): { csv: string; xlsx: string } {
  return { csv: to(filter), xlsx: to({ ...filter, format: "xlsx" }) };
}
