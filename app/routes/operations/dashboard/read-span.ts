import { type SpanInput, type SpanProblem, spanDays, spanProblem } from "~/contract/dashboard-span";

/** Own dates that make no sense, as they were typed. */
export type RefusedDates = { problem: SpanProblem; from: string; to: string };

/** The span of an address. Own dates that make no sense give a problem, and the usual 30 days. */
export function readSpan({ searchParams }: URL): { input: SpanInput; refused?: RefusedDates } {
  const days = spanDays.find(days => String(days) === searchParams.get("days")) ?? 30;
  const from = searchParams.get("from") || undefined;
  const to = searchParams.get("to") || undefined;
  const problem = spanProblem(from, to);
  if (problem) return { input: { days }, refused: { problem, from: from ?? "", to: to ?? "" } };
  return { input: from && to ? { days, from, to } : { days } };
}
