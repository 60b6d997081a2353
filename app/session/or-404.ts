import { AppError } from "~/contract/errors";
import { notFound } from "./require-access";

/** Turns not_found, missing permission to read, and malformed ids into the same 404. */
export async function or404<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isMalformedId = error.code === "text_unreadable" && error.data.fields?.id !== undefined;
    if (isMalformedId || ["not_found", "forbidden", "bad_request"].includes(error.code)) throw notFound();
    throw error;
  }
}
