import type { ORPCError } from "@orpc/server";
import { AppError, type FieldErrors } from "~/contract/errors";

type Issues = { issues?: { path?: PropertyKey[]; message: string }[] } | undefined;

/** The refusal of an input that the contract does not allow; its fields are named as the contract names them. */
export function badRequest(error: ORPCError<string, unknown>): AppError {
  const fields: FieldErrors = {};
  for (const { path = [], message } of (error.data as Issues)?.issues ?? []) {
    const name = path.map(String).join(".");
    fields[name] = [...(fields[name] ?? []), message];
  }
  return new AppError("bad_request", { fields });
}
