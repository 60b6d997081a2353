import { AppError } from "~/contract/errors";

/**
 * Tries to invoice what was paid. If details are missing that the law demands, the invoice waits for the next settling;
 * what was paid is granted all the same.
 */
export async function orWaiting(what: string, invoice: () => Promise<unknown>): Promise<void> {
  try {
    await invoice();
  } catch (error) {
    if (!(error instanceof AppError && error.code === "invoice_incomplete")) throw error;
    console.warn(`payment: ${what} has no invoice yet, because it would lack ${error.data.values?.missing}`);
  }
}
