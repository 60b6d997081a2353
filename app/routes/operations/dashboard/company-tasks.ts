import type { AppLoadContext } from "@remix-run/node";
import type { AppAbility } from "~/contract/abilities";
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

/** What the rules of the tasks read. `day` is the company's day of a time, `lastDay` the day before an end. */
type Reading = {
  counts: CompanyDashboard;
  plan: Plan | undefined;
  ability: AppAbility;
  t: DashboardWriter["t"];
  day: (at: Date) => string;
  lastDay: (end: Date) => string;
};
type Task = ShownTask | undefined;

/** The open tasks of a data manager, the most urgent first, each with the page that completes it. */
export function companyTasks(
  context: AppLoadContext,
  counts: CompanyDashboard,
  { t }: DashboardWriter,
  { plan, invoiceWaits, budgets }: { plan: Plan | undefined; invoiceWaits: boolean; budgets: Budget[] },
): ShownTask[] {
  const { ability } = requireSignedIn(context);
  const reader = { language: context.language, timeZone: counts.timeZone };
  const reading: Reading = {
    counts,
    plan,
    ability,
    t,
    day: at => formatDate(at, reader),
    lastDay: end => formatLastDay(end, reader),
  };
  return [
    lapsedPlan(reading),
    invoiceWaits ? missingInvoiceDetails(reading) : undefined,
    failedFiles(reading),
    mailAnswersToApprove(reading),
    undeliveredInvitations(reading),
    quarantinedFiles(reading),
    endingPlan(reading),
    questionLimit(reading),
    ...shortBudgets(reading, budgets),
    expiredFiles(reading),
    dislikedAnswers(reading),
    changedGoldenQuestions(reading),
    openQuestions(reading),
    waitingFiles(reading),
  ].filter(task => task !== undefined);
}

function lapsedPlan({ plan, t, lastDay }: Reading): Task {
  const until = plan?.sells ? plan.latest?.until : undefined;
  if (!plan || !until || plan.running) return undefined;
  return {
    icon: "plan",
    tone: "err",
    title: t("dashboard:task.lapsed"),
    text: t("dashboard:task.lapsedText", { date: lastDay(until) }),
    to: paths.settings.plans(),
    action: t("dashboard:task.plans"),
  };
}

function endingPlan({ plan, t, lastDay }: Reading): Task {
  const until = plan?.sells ? plan.latest?.until : undefined;
  if (!plan || !until || !plan.running || until.getTime() - Date.now() >= soonMs) return undefined;
  return {
    icon: "plan",
    tone: "warn",
    title: t("dashboard:task.ends", { date: lastDay(until) }),
    text: t("dashboard:task.endsText"),
    to: paths.settings.plans(),
    action: t("dashboard:task.plans"),
  };
}

function missingInvoiceDetails({ t }: Reading): Task {
  return {
    icon: "plan",
    tone: "warn",
    title: t("dashboard:task.ownInvoice"),
    text: t("dashboard:task.ownInvoiceText"),
    to: paths.settings.company(),
    action: t("invoices:waiting.enter"),
  };
}

/**
 * The questions of the month are used up while people work. Limits of divisions and employees are no task: they are
 * shown where one is added.
 */
function questionLimit({ plan, t }: Reading): Task {
  const questions = plan?.questions;
  if (!questions?.limit || questions.used < questions.limit * nearLimitShare) return undefined;
  return {
    icon: "plan",
    tone: questions.locked ? "err" : "warn",
    title: t(questions.locked ? "dashboard:task.full" : "dashboard:task.nearly", {
      limit: t("plan:limit.questions"),
    }),
    text: t("dashboard:task.used", { used: questions.used, limit: questions.limit }),
    to: paths.settings.plans(),
    action: t("dashboard:task.plans"),
  };
}

/** Only the number of budgets of users, because the dashboard has no figures by person. */
function shortBudgets({ t }: Reading, budgets: Budget[]): Task[] {
  const short = budgets.filter(
    ({ spent, cents }) => cents > 0 && spent >= cents * microsPerCent * nearLimitShare,
  );
  return [true, false].map(usedUp => {
    const count = short.filter(one => one.usedUp === usedUp).length;
    if (count === 0) return undefined;
    return {
      icon: "plan",
      tone: usedUp ? "err" : "warn",
      title: t(usedUp ? "dashboard:task.budgetsUsedUp" : "dashboard:task.budgets", { count }),
      text: t("dashboard:task.budgetsText"),
      to: paths.settings.ai(),
      action: t("dashboard:task.budgetsOpen"),
    };
  });
}

function failedFiles({ counts: { files }, t, day }: Reading): Task {
  if (files.failed === 0) return undefined;
  return {
    icon: "file",
    tone: "err",
    title: t("dashboard:task.failed", { count: files.failed }),
    text: t("dashboard:task.failedText", { date: files.failedSince ? day(files.failedSince) : "" }),
    to: paths.knowledge.divisions("user", { status: "failed" }),
    action: t("dashboard:task.files"),
  };
}

function quarantinedFiles({ counts: { files }, ability, t }: Reading): Task {
  if (files.quarantined === 0 || !ability.can("update", "File")) return undefined;
  return {
    icon: "file",
    tone: "warn",
    title: t("dashboard:task.quarantined", { count: files.quarantined }),
    text: t("dashboard:task.quarantinedText"),
    to: paths.knowledge.divisions("user", { status: "quarantined" }),
    action: t("dashboard:task.files"),
  };
}

function expiredFiles({ counts: { files }, t }: Reading): Task {
  if (files.expired === 0) return undefined;
  return {
    icon: "file",
    tone: "warn",
    title: t("dashboard:task.expired", { count: files.expired }),
    text: t("dashboard:task.expiredText"),
    to: paths.knowledge.divisions("user", { validity: "expired" }),
    action: t("dashboard:task.files"),
  };
}

function waitingFiles({ counts: { files }, t }: Reading): Task {
  if (files.waiting === 0) return undefined;
  return {
    icon: "import",
    tone: "info",
    title: t("dashboard:task.waiting", { count: files.waiting }),
    text: t("dashboard:task.waitingText"),
    to: paths.knowledge.divisions("user"),
    action: t("dashboard:task.files"),
  };
}

function mailAnswersToApprove({ counts: { mailAnswers }, t }: Reading): Task {
  if (!mailAnswers) return undefined;
  return {
    icon: "mail",
    tone: "warn",
    title: t("dashboard:task.mailAnswers", { count: mailAnswers }),
    text: t("dashboard:task.mailAnswersText"),
    to: paths.emails.answers("open"),
    action: t("dashboard:task.mailAnswersOpen"),
  };
}

function undeliveredInvitations({ counts: { undeliveredInvitations: count }, t }: Reading): Task {
  if (!count) return undefined;
  return {
    icon: "mail",
    tone: "warn",
    title: t("dashboard:task.undelivered", { count }),
    text: t("dashboard:task.undeliveredText"),
    to: `${paths.employees.list()}?status=undelivered`,
    action: t("dashboard:task.employees"),
  };
}

function dislikedAnswers({ counts: { disliked }, t }: Reading): Task {
  if (!disliked) return undefined;
  return {
    icon: "dislike",
    tone: "warn",
    title: t("dashboard:task.disliked", { count: disliked }),
    text: t("dashboard:task.dislikedText"),
    to: `${paths.feedback.report()}?liked=no&settled=no&period=all`,
    action: t("dashboard:task.feedback"),
  };
}

function changedGoldenQuestions({ counts: { golden }, t }: Reading): Task {
  if (!golden) return undefined;
  return {
    icon: "question",
    tone: "warn",
    title: t("dashboard:task.golden", { count: golden }),
    text: t("dashboard:task.goldenText"),
    to: paths.feedback.golden.list({ state: "changed" }),
    action: t("dashboard:task.goldenOpen"),
  };
}

/**
 * Questions without an answer. Without permission to read feedback, those of the period are shown instead of the open
 * ones.
 */
function openQuestions({ counts: { topics, totals }, ability, t }: Reading): Task {
  const count = topics ? topics.questions : totals.declined;
  if (count === 0) return undefined;
  const upload = ability.can("create", "File")
    ? { to: paths.knowledge.new(), action: t("dashboard:task.upload") }
    : {};
  const link =
    topics && topics.open > 0
      ? { to: paths.feedback.topics(), action: t("dashboard:task.topics", { count: topics.open }) }
      : upload;
  return {
    icon: "question",
    tone: "warn",
    title: t(topics ? "dashboard:task.open" : "dashboard:task.declined", { count }),
    text: t(topics ? "dashboard:task.openText" : "dashboard:task.declinedText"),
    ...link,
  };
}
