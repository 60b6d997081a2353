import type { AnalysisDashboard } from "~/contract/dashboard";
import { daysBetween, mondayOf, plusDays, type Span, type SpanInput } from "~/contract/dashboard-span";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { type Atoms, minPeople, readAtoms, type Size } from "./analysis-atoms";
import { countsOf } from "./counted-days";

type Group = AnalysisDashboard["group"];
/**
 * Figures across companies, made of atoms: one group of companies in one past week. A company's group in a week
 * follows from its busiest day in it, so it never changes later. An atom counts only if five people asked in it: no
 * fewer than the people of the busiest day of each company, who differ from company to company. Every figure is a sum
 * of such atoms, and so is each difference of two figures. An atom of a tag requires five users who gave feedback with
 * it, an atom of topics five users who asked their questions. Visitors cannot be distinguished and are not counted.
 */
export async function readAnalysisDashboard(
  db: Db,
  input: SpanInput & { group: Group },
): Promise<AnalysisDashboard> {
  const span = weeksOf(input, clock.now().toISOString().slice(0, 10));
  const { atoms, tags, topics } = await readAtoms(db, span);
  const ofGroup = ({ size }: { size: Size }) => input.group === "all" || size === input.group;
  const withQuestions = atoms.filter(atom => atom.questions > 0 && ofGroup(atom));
  const published = withQuestions.filter(({ bound }) => bound >= minPeople);
  const withheld = withQuestions.filter(atom => !published.includes(atom));
  const hidden = withheld.filter(({ day }) => day >= span.from).length;
  return {
    ...countsOf(
      span,
      published.map(({ bound, ...sums }) => ({ ...sums, people: bound, guests: 0 })),
    ),
    group: input.group,
    weeks: span.to < span.from ? 0 : daysBetween(span.from, span.to) / 7,
    hidden,
    hiddenBefore: withheld.length - hidden,
    tags: tagsOf(tags.filter(ofGroup)),
    topics: topicsOf(topics.filter(ofGroup)),
  };
}

function tagsOf(atoms: Atoms["tags"]): AnalysisDashboard["tags"] {
  const sums = new Map<string, { name: string; feedback: number }>();
  for (const { key, name, feedback } of atoms)
    sums.set(key, { name, feedback: (sums.get(key)?.feedback ?? 0) + feedback });
  return [...sums.values()].sort((a, b) => b.feedback - a.feedback).slice(0, 12);
}

function topicsOf(atoms: Atoms["topics"]): AnalysisDashboard["topics"] {
  const sums = new Map<string, AnalysisDashboard["topics"][number]>();
  for (const { week, topics, questions } of atoms) {
    const sum = sums.get(week) ?? { week, topics: 0, questions: 0 };
    sums.set(week, { week, topics: sum.topics + topics, questions: sum.questions + questions });
  }
  return [...sums.values()];
}

/** Whole past weeks, Monday to Sunday: the last ones for a number of days, those within own dates. */
function weeksOf({ days, from, to }: SpanInput, today: string): Span {
  const thisMonday = mondayOf(today);
  const lastSunday = plusDays(thisMonday, -1);
  const sunday = to ? plusDays(mondayOf(plusDays(to, 1)), -1) : lastSunday;
  const ends = {
    from: from ? mondayOf(plusDays(from, 6)) : plusDays(thisMonday, -7 * Math.ceil(days / 7)),
    to: sunday < lastSunday ? sunday : lastSunday,
  };
  const length = Math.max(7, daysBetween(ends.from, ends.to));
  return {
    ...ends,
    before: { from: plusDays(ends.from, -length), to: plusDays(ends.from, -1) },
    unit: length <= 120 ? "week" : "month",
  };
}
