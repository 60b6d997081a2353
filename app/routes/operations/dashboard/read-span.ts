import { type SpanInput, type SpanProblem, spanDays, spanProblem } from "~/contract/dashboard-span";

/** Invalid dates, as typed. */
export type RefusedDates = { problem: SpanProblem; from: string; to: string };

/** The period in the address. Invalid dates return the problem, and the default of 30 days. */
export function readSpan({ searchParams }: URL): { input: SpanInput; refused?: RefusedDates } {
  const days = spanDays.find(days => String(days) === searchParams.get("days")) ?? 30;
  const from = searchParams.get("from") || undefined;
  const to = searchParams.get("to") || undefined;
  const problem = spanProblem(from, to);
  if (problem) return { input: { days }, refused: { problem, from: from ?? "", to: to ?? "" } };
  return { input: from && to ? { days, from, to } : { days } };
}
