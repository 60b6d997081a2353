import { oc } from "@orpc/contract";
import { z } from "zod";
import type { Access, Action, Subject } from "./abilities";
import { pageSizes } from "./page-sizes";

/**
 * Who may call an endpoint: everyone, whoever is signed in, or who holds an ability; with `area` only people of that
 * area, where others hold the same ability for their own. An endpoint cannot be declared without it.
 */
export type Gate = "public" | "signed-in" | { action: Action; subject: Subject; area?: Access };

/** What else an endpoint asks or allows. */
type Terms = {
  /** Whoever calls must have shown within the last quarter of an hour that it is them. */
  confirmed?: boolean;
  /** Open also to somebody whose role demands a second factor that they have not set up yet. */
  withoutTwoFactor?: boolean;
};

export type EndpointMeta = { gate: Gate } & Terms;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One endpoint: its method and path below /api/v1, and who may call it. Add `.input()` and `.output()`. */
export function endpoint(gate: Gate, method: Method, path: `/${string}`, summary: string, terms: Terms = {}) {
  return oc
    .$meta<EndpointMeta>({ gate, ...terms })
    .route({ method, path, summary, inputStructure: "compact", tags: [path.split("/")[1] ?? ""] });
}

/** What a list is asked: page from 1, a page size of the list, and words to search for. */
export const ListInput = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce
    .number()
    .refine(size => (pageSizes as readonly number[]).includes(size))
    .default(25),
  search: z.string().trim().max(200).default(""),
});
export type ListQuery = z.output<typeof ListInput>;

/** What a list answers: its rows, how many there are in all, and which of them these are (1-based; 0 to 0 when empty). */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    total: z.number().int(),
    from: z.number().int(),
    to: z.number().int(),
    page: z.number().int(),
    size: z.number().int(),
  });
}

export const Id = z.uuid();
export const IdInput = z.object({ id: Id });
export const Done = z.object({});
/** An instant; over HTTP an ISO 8601 string in UTC, a Date again on the other side. */
export const Instant = z.coerce.date();
