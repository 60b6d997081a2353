import type { ChartView } from "~/ui/charts/chart-spec";
import type { Stat } from "~/ui/primitives/stats";

/** A thing to do, with the page that settles it. */
export type ShownTask = {
  icon: "file" | "question" | "plan" | "mail" | "job" | "import" | "dislike" | "feedback";
  tone: "err" | "warn" | "info";
  title: string;
  text: string;
  to?: string;
  action?: string;
};

/** A line of figures; `share` from 0 to 1 draws a bar. */
export type ShownFact = { name: string; value: string; to?: string; share?: number };
export type ShownFacts = {
  id: string;
  title: string;
  note: string;
  facts: ShownFact[];
  /** Said when there are no facts. */
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
  /** What is wrong with the dates of the address. */
  problem?: string;
  choices: { days: number; text: string }[];
};

/** A dashboard as its loader has formatted it; parts that a page does not have are left out. */
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
