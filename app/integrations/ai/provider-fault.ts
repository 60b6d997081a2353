import { AppError } from "~/contract/errors";

/**
 * The error that a status of a provider stands for; undefined for statuses without a code of their own.
 * @param retryAfter the header Retry-After
 */
export function statusFault(
  status: number | undefined,
  retryAfter: string | null | undefined,
): AppError | undefined {
  if (status === 401 || status === 403) return new AppError("provider_unauthorized");
  if (status === 408 || status === 504) return new AppError("provider_timeout");
  if (status === 429) return new AppError("provider_busy", { values: waitOf(retryAfter) });
  return undefined;
}

/** @throws AppError unless the status is 200 */
export function requireSuccess({ status, headers }: Response): void {
  if (status !== 200)
    throw statusFault(status, headers.get("retry-after")) ?? new AppError("provider_failed");
}

function waitOf(header: string | null | undefined): { seconds: number } | undefined {
  const seconds = Number(header);
  return header && Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400 ? { seconds } : undefined;
}
