import type { AppLoadContext } from "@remix-run/node";
import type { InstallationDashboard } from "~/contract/dashboard";
import { formatBytes, formatDate, formatTime } from "~/i18n/format";
import { designationOf } from "~/routes/billing/show-invoice";
import { requireSignedIn } from "~/session/require-access";
import type { ChartView } from "~/ui/charts/chart-spec";
import type { ShownDashboard, ShownFacts } from "~/ui/operations/dashboard/shown-dashboard";
import { dashboardCharts } from "./dashboard-charts";
import { type DashboardWriter, dashboardWriter } from "./dashboard-writer";
import { installationTasks } from "./installation-tasks";
import { keyFigures } from "./key-figures";
import { readSpan } from "./read-span";

type Reader = { language: AppLoadContext["language"]; timeZone: string };

/** The figures of all companies and the state of the installation. */
export async function loadInstallation(context: AppLoadContext) {
  const { api, user, ability } = requireSignedIn(context);
  const { input, refused } = readSpan(context.url);
  const readsInvoices = context.build.mode === "lotse" && ability.can("read", "Invoice");
  const [counts, waiting] = await Promise.all([
    api.dashboard.installation(input),
    readsInvoices ? api.invoices.waiting() : undefined,
  ]);
  const writer = dashboardWriter(counts, context.language);
  const reader = { language: context.language, timeZone: user.timeZone };
  const { t, dates, ahead } = writer;
  const tasks = installationTasks(counts, writer, reader, {
    waitingInvoices: waiting?.orders.length ?? 0,
    may: { readsMails: ability.can("read", "Email"), readsPeople: ability.can("read", "User") },
  });
  const health = shownHealth(counts, writer, reader);
  const shown: ShownDashboard = {
    intro: ahead ? t("dashboard:ahead") : t("dashboard:installation.intro", dates),
    span: writer.span(input, refused),
    tasks: writer.taskCard(tasks),
    ...(health ? { health } : {}),
    stats: keyFigures(counts, writer),
    charts: [
      ...dashboardCharts(counts, writer, { rated: counts.feedback }),
      ...(counts.revenue ? [revenueChart(counts.revenue, writer, context.language)] : []),
    ],
    facts: [
      // Changes are unknown for a period with future days.
      ...companyFacts(counts, writer, reader).filter(
        ({ id }) => !ahead || (id !== "growing" && id !== "quiet"),
      ),
      ...systemFacts(counts, writer, reader),
    ],
  };
  return { shown: ahead ? { ...shown, stats: [], charts: [] } : shown, counts };
}

/** Invoiced revenue by plan; designations beyond the fifth are one series. */
function revenueChart(
  revenue: NonNullable<InstallationDashboard["revenue"]>,
  { t, unit, starts, steps, dates }: DashboardWriter,
  language: Reader["language"],
): ChartView {
  const named = revenue.length > 6 ? revenue.slice(0, 5) : revenue;
  const rest = revenue.slice(named.length);
  const series = named.map(({ designation, cents }) => ({
    label: designationOf(designation, language),
    values: cents,
  }));
  if (rest.length > 0)
    series.push({
      label: t("dashboard:revenue.rest"),
      values: starts.map((_, at) => rest.reduce((all, { cents }) => all + (cents[at] ?? 0), 0)),
    });
  return {
    id: "revenue",
    title: t("dashboard:revenue"),
    description: t("dashboard:revenue.about", dates),
    empty: t("dashboard:revenue.none"),
    ...(steps ? { links: { categories: steps } } : {}),
    spec: { kind: "bar", stacked: true, format: "money", category: unit, categories: starts, series },
  };
}

function shownHealth(
  { health }: InstallationDashboard,
  { t }: DashboardWriter,
  reader: Reader,
): ShownDashboard["health"] {
  if (!health) return undefined;
  return {
    title: t("dashboard:health"),
    note: t("dashboard:health.about"),
    parts: health.map(({ part, state, since, amount }) => ({
      name: t(`dashboard:health.${part}`),
      state,
      word: t(`dashboard:health.state.${state}`),
      note: [
        since ? t("dashboard:health.since", { time: formatTime(since, reader) }) : t("dashboard:health.now"),
        part === "storage" && amount !== null
          ? t("dashboard:health.free", { size: formatBytes(amount, reader.language) })
          : "",
        part === "index" && amount ? t("dashboard:health.files", { files: amount }) : "",
        part === "mail" && amount ? t("dashboard:health.mails", { mails: amount }) : "",
      ]
        .filter(Boolean)
        .join(t("shell:comma")),
    })),
  };
}

function companyFacts(
  { users, companies }: InstallationDashboard,
  { t, number }: DashboardWriter,
  reader: Reader,
): ShownFacts[] {
  const facts: ShownFacts[] = [];
  if (users) {
    const all = users.reduce((sum, one) => sum + one.users, 0);
    const fresh = users.reduce((sum, one) => sum + one.fresh, 0);
    facts.push({
      id: "users",
      title: t("dashboard:users"),
      note: t("dashboard:users.about", { users: all, fresh }),
      facts: users.map(({ role, own, users }) => ({
        name: own
          ? t("dashboard:users.own", { area: t(`roles:access.${role as "admin"}`) })
          : t(`roles:builtIn.${role as "staff"}`),
        value: number(users),
        share: users / Math.max(1, all),
      })),
    });
  }
  if (companies) {
    const moved = (rows: typeof companies.growing) =>
      rows.map(({ name, now, before }) => ({
        name,
        value: t("dashboard:companies.moved", { before, now }),
      }));
    facts.push(
      {
        id: "companies",
        title: t("dashboard:companies"),
        note: t("dashboard:companies.about", {
          companies: companies.all,
          fresh: companies.fresh,
          active: companies.active,
        }),
        facts: companies.newest.map(({ name, since }) => ({ name, value: formatDate(since, reader) })),
      },
      {
        id: "growing",
        title: t("dashboard:companies.growing"),
        note: t("dashboard:companies.growingAbout"),
        empty: t("dashboard:companies.growingNone"),
        facts: moved(companies.growing),
      },
      {
        id: "quiet",
        title: t("dashboard:companies.quiet"),
        note: t("dashboard:companies.quietAbout"),
        empty: t("dashboard:companies.quietNone"),
        facts: moved(companies.quiet),
      },
    );
  }
  return facts;
}

function systemFacts(
  { files, queue, plans }: InstallationDashboard,
  { t, number }: DashboardWriter,
  reader: Reader,
): ShownFacts[] {
  const facts: ShownFacts[] = [];
  if (files)
    facts.push({
      id: "files",
      title: t("dashboard:files"),
      note: t("dashboard:files.about"),
      facts: [
        { name: t("dashboard:files.ready"), value: number(files.ready) },
        { name: t("dashboard:files.waiting"), value: number(files.waiting) },
        { name: t("dashboard:files.failed"), value: number(files.failed) },
        { name: t("dashboard:files.stopped"), value: number(files.stopped) },
        { name: t("dashboard:files.quarantined"), value: number(files.quarantined) },
        { name: t("dashboard:files.space"), value: formatBytes(files.bytes, reader.language) },
      ],
    });
  if (queue)
    facts.push({
      id: "queue",
      title: t("dashboard:queue"),
      note: queue.oldest
        ? t("dashboard:queue.oldest", { time: formatTime(queue.oldest, reader) })
        : t("dashboard:queue.empty"),
      facts: [
        { name: t("dashboard:queue.waiting"), value: number(queue.waiting) },
        { name: t("dashboard:queue.failed"), value: number(queue.failed) },
        { name: t("dashboard:queue.lastHour"), value: number(queue.lastHour) },
        { name: t("dashboard:queue.mailsWaiting"), value: number(queue.mailsWaiting) },
        { name: t("dashboard:queue.mailsFailed"), value: number(queue.mailsFailed) },
        { name: t("dashboard:queue.mailsUndelivered"), value: number(queue.mailsUndelivered) },
      ],
    });
  if (plans)
    facts.push({
      id: "plans",
      title: t("dashboard:plans"),
      note: t("dashboard:plans.about", { started: plans.reduce((sum, one) => sum + one.started, 0) }),
      empty: t("dashboard:plans.none"),
      facts: plans
        .filter(({ companies }) => companies > 0)
        .map(({ plan, companies }) => ({
          name: t(`plan:kind.${plan as "monthly"}`),
          value: number(companies),
        })),
    });
  return facts;
}
