import type { ChartView } from "~/ui/charts/chart-spec";
import type { Stat } from "~/ui/primitives/stats";

/** A task, with the page that completes it. */
export type ShownTask = {
  icon: "file" | "question" | "plan" | "mail" | "job" | "import" | "dislike" | "feedback";
  tone: "err" | "warn" | "info";
  title: string;
  text: string;
  to?: string;
  action?: string;
};

/** A line of figures; `share` from 0 to 1 draws a bar. */
type ShownFact = { name: string; value: string; to?: string; share?: number };
export type ShownFacts = {
  id: string;
  title: string;
  note: string;
  facts: ShownFact[];
  /** Shown without facts. */
  empty?: string;
  all?: { to: string; text: string };
};
export type ShownHealth = {
  name: string;
  note: string;
  state: "ok" | "late" | "broken" | "off";
  word: string;
};
export type ShownSpan = {
  days: number | undefined;
  from: string;
  to: string;
  /** The error of the dates in the address. */
  problem?: string;
  choices: { days: number; text: string }[];
};

/** A dashboard as formatted by its loader; optional parts are omitted. */
export type ShownDashboard = {
  intro: string;
  span: ShownSpan;
  /** Other parameters that the address keeps. */
  kept?: { name: string; value: string; choices: { value: string; text: string }[]; label: string };
  alert?: string;
  tasks?: { title: string; note: string; tasks: ShownTask[] };
  health?: { title: string; note: string; parts: ShownHealth[] };
  locked?: { title: string; note: string; lines: string[]; to: string | null };
  stats: Stat[];
  charts: ChartView[];
  facts: ShownFacts[];
};
