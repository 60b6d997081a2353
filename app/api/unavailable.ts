import { AppError } from "~/contract/errors";
import { isUnreachable } from "~/db/connection";

/** A restart of PostgreSQL takes a few seconds. */
const retryAfterSeconds = 5;

/** The refusal while the database is out of reach; other errors unchanged. */
export function asUnavailable(error: unknown): unknown {
  return isUnreachable(error)
    ? new AppError("unavailable", { values: { seconds: retryAfterSeconds } })
    : error;
}
