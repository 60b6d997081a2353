import type { AppLoadContext } from "@remix-run/node";
import type { CompanyDashboard } from "~/contract/dashboard";
import type { Budget } from "~/contract/models";
import type { Plan } from "~/contract/plan";
import { formatDate, formatLastDay } from "~/i18n/format";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import type { ShownTask } from "~/ui/operations/dashboard/shown-dashboard";
import type { DashboardWriter } from "./dashboard-writer";

/** Chosen: from this share on, a limit counts as nearly reached. */
const nearLimitShare = 0.8;
/** A budget counts millionths of what its limit counts hundredths of. */
const microsPerCent = 10_000;
/** Chosen: a plan that ends within 14 days is a task. */
const soonMs = 14 * 86_400_000;

/** The open tasks of a data manager, the most urgent first, each with the page that completes it. */
export function companyTasks(
  context: AppLoadContext,
  {
    files,
    totals,
    disliked,
    golden,
    mailAnswers,
    undeliveredInvitations,
    topics,
    timeZone,
  }: CompanyDashboard,
  plan: Plan | undefined,
  { t }: DashboardWriter,
  { invoiceWaits, budgets }: { invoiceWaits: boolean; budgets: Budget[] },
): ShownTask[] {
  const { ability } = requireSignedIn(context);
  const day = (at: Date) => formatDate(at, { language: context.language, timeZone });
  const lastDay = (end: Date) => formatLastDay(end, { language: context.language, timeZone });
  const tasks: ShownTask[] = [];
  const latest = plan?.sells ? plan.latest : null;
  if (plan && latest?.until && !plan.running)
    tasks.push({
      icon: "plan",
      tone: "err",
      title: t("dashboard:task.lapsed"),
      text: t("dashboard:task.lapsedText", { date: lastDay(latest.until) }),
      to: paths.settings.plans(),
      action: t("dashboard:task.plans"),
    });
  if (invoiceWaits)
    tasks.push({
      icon: "plan",
      tone: "warn",
      title: t("dashboard:task.ownInvoice"),
      text: t("dashboard:task.ownInvoiceText"),
      to: paths.settings.company(),
      action: t("invoices:waiting.enter"),
    });
  if (files.failed > 0)
    tasks.push({
      icon: "file",
      tone: "err",
      title: t("dashboard:task.failed", { count: files.failed }),
      text: t("dashboard:task.failedText", { date: files.failedSince ? day(files.failedSince) : "" }),
      to: paths.knowledge.divisions("user", { status: "failed" }),
      action: t("dashboard:task.files"),
    });
  if (mailAnswers)
    tasks.push({
      icon: "mail",
      tone: "warn",
      title: t("dashboard:task.mailAnswers", { count: mailAnswers }),
      text: t("dashboard:task.mailAnswersText"),
      to: paths.emails.answers("open"),
      action: t("dashboard:task.mailAnswersOpen"),
    });
  if (undeliveredInvitations)
    tasks.push({
      icon: "mail",
      tone: "warn",
      title: t("dashboard:task.undelivered", { count: undeliveredInvitations }),
      text: t("dashboard:task.undeliveredText"),
      to: `${paths.employees.list()}?status=undelivered`,
      action: t("dashboard:task.employees"),
    });
  if (files.quarantined > 0 && ability.can("update", "File"))
    tasks.push({
      icon: "file",
      tone: "warn",
      title: t("dashboard:task.quarantined", { count: files.quarantined }),
      text: t("dashboard:task.quarantinedText"),
      to: paths.knowledge.divisions("user", { status: "quarantined" }),
      action: t("dashboard:task.files"),
    });
  if (plan && latest?.until && plan.running && latest.until.getTime() - Date.now() < soonMs)
    tasks.push({
      icon: "plan",
      tone: "warn",
      title: t("dashboard:task.ends", { date: lastDay(latest.until) }),
      text: t("dashboard:task.endsText"),
      to: paths.settings.plans(),
      action: t("dashboard:task.plans"),
    });
  // The month's questions run out while people work. Divisions and employees at their limit need nothing: who adds one
  // reads of it there.
  const questions = plan?.questions;
  if (questions?.limit && questions.used >= questions.limit * nearLimitShare)
    tasks.push({
      icon: "plan",
      tone: questions.locked ? "err" : "warn",
      title: t(questions.locked ? "dashboard:task.full" : "dashboard:task.nearly", {
        limit: t("plan:limit.questions"),
      }),
      text: t("dashboard:task.used", { used: questions.used, limit: questions.limit }),
      to: paths.settings.plans(),
      action: t("dashboard:task.plans"),
    });
  // Only the number of budgets of users, because the dashboard has no figures by person.
  const short = budgets.filter(
    ({ spent, cents }) => cents > 0 && spent >= cents * microsPerCent * nearLimitShare,
  );
  for (const usedUp of [true, false]) {
    const count = short.filter(one => one.usedUp === usedUp).length;
    if (count > 0)
      tasks.push({
        icon: "plan",
        tone: usedUp ? "err" : "warn",
        title: t(usedUp ? "dashboard:task.budgetsUsedUp" : "dashboard:task.budgets", { count }),
        text: t("dashboard:task.budgetsText"),
        to: paths.settings.ai(),
        action: t("dashboard:task.budgetsOpen"),
      });
  }
  if (files.expired > 0)
    tasks.push({
      icon: "file",
      tone: "warn",
      title: t("dashboard:task.expired", { count: files.expired }),
      text: t("dashboard:task.expiredText"),
      to: paths.knowledge.divisions("user", { validity: "expired" }),
      action: t("dashboard:task.files"),
    });
  if (disliked)
    tasks.push({
      icon: "dislike",
      tone: "warn",
      title: t("dashboard:task.disliked", { count: disliked }),
      text: t("dashboard:task.dislikedText"),
      to: `${paths.feedback.report()}?liked=no&settled=no&period=all`,
      action: t("dashboard:task.feedback"),
    });
  if (golden)
    tasks.push({
      icon: "question",
      tone: "warn",
      title: t("dashboard:task.golden", { count: golden }),
      text: t("dashboard:task.goldenText"),
      to: paths.feedback.golden.list({ state: "changed" }),
      action: t("dashboard:task.goldenOpen"),
    });
  const upload = ability.can("create", "File")
    ? { to: paths.knowledge.new(), action: t("dashboard:task.upload") }
    : {};
  if (topics && topics.questions > 0)
    tasks.push({
      icon: "question",
      tone: "warn",
      title: t("dashboard:task.open", { count: topics.questions }),
      text: t("dashboard:task.openText"),
      ...(topics.open > 0
        ? { to: paths.feedback.topics(), action: t("dashboard:task.topics", { count: topics.open }) }
        : upload),
    });
  // Without permission to read feedback, the questions of the period are shown without the number of open ones.
  if (!topics && totals.declined > 0)
    tasks.push({
      icon: "question",
      tone: "warn",
      title: t("dashboard:task.declined", { count: totals.declined }),
      text: t("dashboard:task.declinedText"),
      ...upload,
    });
  if (files.waiting > 0)
    tasks.push({
      icon: "import",
      tone: "info",
      title: t("dashboard:task.waiting", { count: files.waiting }),
      text: t("dashboard:task.waitingText"),
      to: paths.knowledge.divisions("user"),
      action: t("dashboard:task.files"),
    });
  return tasks;
}
