import { AppError } from "~/contract/errors";
import { notFound } from "./enter";

/**
 * What a page asks about one record: a stranger's, a missing one, one that this person may not see,
 * and an address that cannot be an id are one and the same 404.
 */
export async function orNotFound<Found>(asked: Promise<Found>): Promise<Found> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof AppError ? error.code : (error as { code?: unknown }).code;
    if (code === "not_found" || code === "forbidden" || code === "bad_request" || code === "BAD_REQUEST")
      throw notFound();
    throw error;
  }
}
