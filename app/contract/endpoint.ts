import { oc } from "@orpc/contract";
import { z } from "zod";
import type { Access, Action, Subject } from "./abilities";
import { pageSizes } from "./page-sizes";
import { oneLine } from "./plain-text";

/**
 * Who may call an endpoint: everyone, signed-in users, or holders of an ability. `area` restricts it to one area
 * where the same ability exists in several. Required for every endpoint.
 */
export type Gate = "public" | "signed-in" | { action: Action; subject: Subject; area?: Access };

/** Further conditions of an endpoint. */
type Terms = {
  /** Requires a confirmation of identity within the last 15 minutes. */
  confirmed?: boolean;
  /** Also open to users whose role requires a second factor that they have not set up yet. */
  withoutTwoFactor?: boolean;
  /**
   * Fields with ids of uploads. Sending the same form again uploads its files again, so these fields are ignored when
   * a repeated request id is compared with the first request.
   */
  uploads?: readonly string[];
  /** Changes nothing despite its method, so it makes no entry in the activity log. */
  changesNothing?: boolean;
  /** Fields of the response that are not stored, so a repeated request is answered without them. They are optional. */
  notStored?: readonly string[];
};

export type EndpointMeta = { gate: Gate } & Terms;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One endpoint: method and path below /api/v1, and who may call it. Add `.input()` and `.output()`. */
export function endpoint(gate: Gate, method: Method, path: `/${string}`, summary: string, terms: Terms = {}) {
  return oc
    .$meta<EndpointMeta>({ gate, ...terms })
    .route({ method, path, summary, inputStructure: "compact", tags: [path.split("/")[1] ?? ""] });
}

/** The query of a list: page (from 1), page size, and search words. */
export const ListInput = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce
    .number()
    .refine(size => (pageSizes as readonly number[]).includes(size))
    .default(25),
  search: oneLine().max(200).default(""),
});
export type ListQuery = z.output<typeof ListInput>;

/** The response of a list: rows, total, and which of the total these are (1-based; 0 to 0 when empty). */
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

/** The number of rows in a piece of an export. */
export const exportPiece = 500;

/**
 * What an export is asked for beside its filter: which piece, from 1. With `after`, the last row of the piece before,
 * lists that are ordered by time continue behind that row: rows that come or go meanwhile move no other.
 */
export const Piece = z.object({
  piece: z.coerce.number().int().min(1).max(10_000).default(1),
  after: z.uuid().optional(),
});
export type Piece = z.output<typeof Piece>;

/** One piece of an export, and whether another one follows. */
export function pieceOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), more: z.boolean() });
}

export const Id = z.uuid();
export const IdInput = z.object({ id: Id });
export const Done = z.object({});
/** The record that a request has changed or deleted, with the name that its message shows. */
export const Named = z.object({ id: Id, name: z.string() });
export type Named = z.output<typeof Named>;
/** Like {@link Named}, for a person who was erased: a repeated request is answered without the name. */
export const NamedOnce = Named.partial({ name: true });
/** An instant: an ISO 8601 string in UTC over HTTP, a Date on both sides. */
export const Instant = z.coerce.date();
