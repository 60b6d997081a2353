/**
 * `cancelled`: it was taken back, at once or by corrections. `offset`: a cancellation or correction, which is set off
 * against its invoice.
 */
export const invoiceStates = ["open", "part_paid", "paid", "overdue", "cancelled", "offset"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What lists are filtered by: their state, or overdue ones that were reminded of. */
export const invoiceFilters = [...invoiceStates, "reminded"] as const;
