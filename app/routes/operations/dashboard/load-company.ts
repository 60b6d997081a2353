import type { AppLoadContext } from "@remix-run/node";
import type { CompanyDashboard } from "~/contract/dashboard";
import type { Plan } from "~/contract/plan";
import { formatBytes, formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { loadFirstSteps } from "~/routes/entry/load-first-steps";
import { mayBuy } from "~/session/may-buy";
import { requireSignedIn } from "~/session/require-access";
import type { ShownDashboard, ShownFacts } from "~/ui/operations/dashboard/shown-dashboard";
import { companyTasks } from "./company-tasks";
import { dashboardCharts, qualityChart } from "./dashboard-charts";
import { type DashboardWriter, dashboardWriter } from "./dashboard-writer";
import { keyFigures } from "./key-figures";
import { readSpan } from "./read-span";
import { topicCharts, topicFacts } from "./topic-charts";

/** The figures of the user's company, or why there are none. */
export async function loadCompany(context: AppLoadContext) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId) return { state: "no-company" as const };
  if (!ability.can("read", "Figures")) return { state: "refused" as const };
  const { input, refused } = readSpan(context.url);
  const readsInvoices = context.build.mode === "lotse" && ability.can("read", "Invoice");
  const [counts, waiting, plan, budgets] = await Promise.all([
    api.dashboard.company(input),
    readsInvoices ? api.invoices.waiting() : undefined,
    ability.can("read", "Company") ? api.plan.read() : undefined,
    ability.can("update", "Company") ? api.models.budgets() : [],
  ]);
  const writer = dashboardWriter(counts, context.language);
  const { t, dates, ahead } = writer;
  const tasks = companyTasks(context, counts, writer, {
    plan,
    invoiceWaits: waiting?.orders.some(({ missing }) => missing.includes("buyer.address")) ?? false,
    budgets,
  });
  const locked = lockedBy(plan, writer, mayBuy(context) ? paths.checkout() : null);
  const steps = counts.begun ? null : await loadFirstSteps(context);
  if (steps) {
    const fresh = steps.every(({ begun }) => !begun);
    return {
      state: "steps" as const,
      steps,
      tasks: tasks.length > 0 ? writer.taskCard(tasks) : undefined,
      // Who has just signed up first reads what to do, then what is locked.
      locked: fresh ? undefined : locked,
    };
  }
  const shown: ShownDashboard = {
    intro: ahead
      ? t("dashboard:ahead")
      : t("dashboard:company.intro", { company: user.companyName ?? "", ...dates, zone: counts.timeZone }),
    span: writer.span(input, refused),
    tasks: writer.taskCard(tasks),
    ...(locked ? { locked } : {}),
    stats: keyFigures(counts, writer),
    charts: [
      ...dashboardCharts(counts, writer),
      qualityChart(counts, writer),
      ...(counts.topics ? topicCharts(counts.topics, writer, context.language) : []),
    ],
    facts: [
      ...(counts.topics ? [topicFacts(counts.topics, writer)] : []),
      ...companyFacts(counts, writer, context),
    ],
  };
  const none = ahead ? { stats: [], charts: [] } : {};
  return { state: "figures" as const, shown: { ...shown, ...none }, counts };
}

/** What is locked without a running plan, and the page that buys one; undefined if nothing is. */
function lockedBy(
  plan: Plan | undefined,
  { t }: DashboardWriter,
  to: string | null,
): ShownDashboard["locked"] {
  if (!plan?.sells || plan.running) return undefined;
  const { granted } = plan;
  return {
    title: t("dashboard:locked"),
    note: plan.latest ? t("dashboard:locked.lapsed") : t("dashboard:locked.none"),
    lines: [
      t("dashboard:locked.chats"),
      t("dashboard:locked.mail"),
      t("dashboard:locked.divisions", { most: granted.divisions }),
      t("dashboard:locked.employees", { most: granted.employees }),
      t("dashboard:locked.questions", { most: granted.questions }),
    ],
    to,
  };
}

function companyFacts(
  dashboard: CompanyDashboard,
  writer: DashboardWriter,
  context: AppLoadContext,
): ShownFacts[] {
  const { documents, chats, timeZone } = dashboard;
  const reader = { language: context.language, timeZone };
  return [
    ...documentFacts(documents, writer),
    usageFacts(dashboard, writer, context),
    ...(chats ? [chatFacts(chats, writer, reader)] : []),
  ];
}

/** The files that answers quote most, and those that none has quoted. */
function documentFacts(
  { most, never, neverCount }: CompanyDashboard["documents"],
  { t, number }: DashboardWriter,
): ShownFacts[] {
  const named = (name: string | null, at: number) =>
    name ?? t("dashboard:documents.unnamed", { number: String(at + 1) });
  const quotes = most[0]?.quotes ?? 1;
  return [
    {
      id: "most",
      title: t("dashboard:documents.most"),
      note: t("dashboard:documents.mostAbout"),
      empty: t("dashboard:documents.mostNone"),
      facts: most.map((file, at) => ({
        name: named(file.name, at),
        value: number(file.quotes),
        share: file.quotes / quotes,
      })),
    },
    {
      id: "never",
      title: t("dashboard:documents.never"),
      note: t("dashboard:documents.neverAbout", { files: neverCount }),
      empty: t("dashboard:documents.neverNone"),
      facts: never.map((file, at) => ({ name: named(file.name, at), value: "" })),
      all: { to: paths.knowledge.divisions("user"), text: t("dashboard:documents.all") },
    },
  ];
}

function usageFacts(
  { files, totals }: CompanyDashboard,
  { t, number }: DashboardWriter,
  context: AppLoadContext,
): ShownFacts {
  const chooses = requireSignedIn(context).ability.can("update", "Company");
  return {
    id: "company",
    title: t("dashboard:company"),
    note: t("dashboard:company.about"),
    facts: [
      {
        name: t("dashboard:files.ready"),
        value: number(files.ready),
        to: paths.knowledge.divisions("user"),
      },
      { name: t("dashboard:files.waiting"), value: number(files.waiting) },
      { name: t("dashboard:files.pages"), value: number(files.pages) },
      { name: t("dashboard:files.space"), value: formatBytes(files.bytes, context.language) },
      { name: t("dashboard:people.most"), value: number(totals.people) },
      { name: t("dashboard:guests.most"), value: number(totals.guests) },
      { name: t("dashboard:chats.started"), value: number(totals.chats) },
    ],
    ...(chooses ? { all: { to: paths.dashboard.byPerson(), text: t("dashboard:byPerson") } } : {}),
  };
}

function chatFacts(
  chats: NonNullable<CompanyDashboard["chats"]>,
  { t }: DashboardWriter,
  reader: Parameters<typeof formatTime>[1],
): ShownFacts {
  return {
    id: "chats",
    title: t("dashboard:chats.own"),
    note: t("dashboard:chats.ownAbout"),
    empty: t("dashboard:chats.none"),
    facts: chats.map(({ id, name, updatedAt }) => ({
      name,
      value: formatTime(updatedAt, reader),
      to: paths.chats.open("user", id),
    })),
    all: { to: paths.chats.list("user"), text: t("dashboard:chats.all") },
  };
}
