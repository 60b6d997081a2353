import { type SpanInput, type SpanProblem, spanDays, spanProblem } from "~/contract/dashboard-span";

/** The span of an address. Own dates that make no sense give a problem, and the usual 30 days. */
export function readSpan({ searchParams }: URL): { input: SpanInput; problem?: SpanProblem } {
  const days = spanDays.find(days => String(days) === searchParams.get("days")) ?? 30;
  const from = searchParams.get("from") || undefined;
  const to = searchParams.get("to") || undefined;
  const problem = spanProblem(from, to);
  if (problem) return { input: { days }, problem };
  return { input: from && to ? { days, from, to } : { days } };
}
