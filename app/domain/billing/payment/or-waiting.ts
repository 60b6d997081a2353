import { AppError } from "~/contract/errors";

/**
 * Tries to invoice what was paid. Where the law demands details that are missing it waits: the next settling tries again,
 * and what was paid is granted all the same.
 */
export async function orWaiting(what: string, invoice: () => Promise<unknown>): Promise<void> {
  try {
    await invoice();
  } catch (error) {
    if (!(error instanceof AppError && error.code === "invoice_incomplete")) throw error;
    console.warn(`payment: ${what} has no invoice yet, because it would lack ${error.data.values?.missing}`);
  }
}
