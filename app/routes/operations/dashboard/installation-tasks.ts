import type { InstallationDashboard } from "~/contract/dashboard";
import type { Language } from "~/contract/language";
import { formatDate, formatLastDay, formatMoney, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { ShownTask } from "~/ui/operations/dashboard/shown-dashboard";
import type { DashboardWriter } from "./dashboard-writer";

/** What the rules of the tasks read, and which pages the reader may open. */
type Reading = {
  counts: InstallationDashboard;
  t: DashboardWriter["t"];
  day: DashboardWriter["day"];
  reader: { language: Language; timeZone: string };
  may: { readsMails: boolean; readsPeople: boolean };
};
type Task = ShownTask | undefined;

/** What the operator has to settle, the most urgent first, each with the page that does it. */
export function installationTasks(
  counts: InstallationDashboard,
  { t, day }: DashboardWriter,
  reader: { language: Language; timeZone: string },
  { waitingInvoices, may }: { waitingInvoices: number; may: Reading["may"] },
): ShownTask[] {
  const reading: Reading = { counts, t, day, reader, may };
  return [
    waitingMails(reading),
    storageFault(reading),
    fullStorage(reading),
    providerFault(reading),
    openDeclarations(reading),
    unpaidPlans(reading),
    failedFiles(reading),
    waitingInvoices > 0 ? invoicesToIssue(reading, waitingInvoices) : undefined,
    overdueInvoices(reading),
    failedJobs(reading),
    failedMails(reading),
    undeliveredMails(reading),
    openFeedback(reading),
  ].filter(task => task !== undefined);
}

const stateOf = ({ health }: InstallationDashboard, part: string) =>
  health?.find(one => one.part === part)?.state;

function waitingMails({ counts, t, reader }: Reading): Task {
  const { queue } = counts;
  const state = stateOf(counts, "mail");
  if (!queue || queue.mailsWaiting === 0 || state === "ok") return undefined;
  const noServer = state === "off";
  const time = queue.mailsSince ? formatTime(queue.mailsSince, reader) : "";
  return {
    icon: "mail",
    tone: "err",
    title: t("dashboard:task.mails", { count: queue.mailsWaiting }),
    text: t(noServer ? "dashboard:task.noServer" : "dashboard:task.mailsText", { time }),
    to: paths.admin.systemSettings("email"),
    action: t(noServer ? "dashboard:task.mailSetup" : "dashboard:task.mailSettings"),
  };
}

function storageFault({ counts: { health }, t }: Reading): Task {
  const fault = health?.find(one => one.part === "storage")?.fault;
  if (!fault) return undefined;
  return {
    icon: "job",
    tone: "err",
    title: t("dashboard:task.store"),
    text: t("dashboard:task.storeText", { fault: t(`dashboard:health.fault.${fault}`) }),
    to: paths.admin.systemSettings("storage"),
    action: t("dashboard:task.storage"),
  };
}

function fullStorage({ counts, t }: Reading): Task {
  if (stateOf(counts, "storage") !== "late") return undefined;
  return {
    icon: "job",
    tone: "err",
    title: t("dashboard:task.space"),
    text: t("dashboard:task.spaceText"),
    to: paths.admin.systemSettings("storage"),
    action: t("dashboard:task.storage"),
  };
}

function providerFault({ counts, t }: Reading): Task {
  const state = stateOf(counts, "provider");
  if (state !== "broken" && state !== "late") return undefined;
  return {
    icon: "question",
    tone: state === "broken" ? "err" : "warn",
    title: t("dashboard:task.provider"),
    text: t("dashboard:task.providerText"),
    to: paths.admin.systemSettings("ai"),
    action: t("dashboard:task.ai"),
  };
}

function openDeclarations({ counts: { declarations }, t, reader }: Reading): Task {
  if (!declarations || declarations.count === 0) return undefined;
  return {
    icon: "plan",
    tone: "warn",
    title: t("dashboard:task.declarations", { count: declarations.count }),
    text: t("dashboard:task.declarationsText", {
      date: declarations.since ? formatDate(declarations.since, reader) : "",
    }),
    to: `${paths.contracts.list()}?state=open`,
    action: t("dashboard:task.declarationsOpen"),
  };
}

function unpaidPlans({ counts: { pastDue }, t, reader, may }: Reading): Task {
  const [unpaid] = pastDue ?? [];
  if (!pastDue || !unpaid) return undefined;
  const to = pastDue.length === 1 ? paths.contracts.company(unpaid.name) : paths.people.list("data-manager");
  return {
    icon: "plan",
    tone: "warn",
    title: t("dashboard:task.pastDue", { count: pastDue.length }),
    text: t("dashboard:task.pastDueText", {
      company: isolate(unpaid.name),
      date: formatLastDay(unpaid.until, reader),
    }),
    ...(may.readsPeople ? { to, action: t("dashboard:task.companies") } : {}),
  };
}

function failedFiles({ counts: { files }, t, reader }: Reading): Task {
  if (!files || files.failed === 0) return undefined;
  const time = files.failedSince ? formatTime(files.failedSince, reader) : "";
  return {
    icon: "file",
    tone: "warn",
    title: t("dashboard:task.failed", { count: files.failed }),
    text: t("dashboard:task.failedIn", { companies: files.failedCompanies, time }),
    to: `${paths.fileProcessing.list()}?status=failed`,
    action: t("dashboard:task.files"),
  };
}

function invoicesToIssue({ t }: Reading, count: number): Task {
  return {
    icon: "plan",
    tone: "warn",
    title: t("dashboard:task.invoices", { count }),
    text: t("dashboard:task.invoicesText"),
    to: paths.invoices.list(),
    action: t("dashboard:task.invoicesOpen"),
  };
}

function overdueInvoices({ counts: { overdue }, t, day, reader }: Reading): Task {
  if (!overdue || overdue.count === 0) return undefined;
  return {
    icon: "plan",
    tone: "warn",
    title: t("dashboard:task.overdue", { count: overdue.count }),
    text: t("dashboard:task.overdueText", {
      sum: formatMoney(overdue.cents, reader.language),
      date: overdue.since ? day(overdue.since) : "",
    }),
    to: `${paths.invoices.list()}?state=overdue`,
    action: t("dashboard:task.invoicesOpen"),
  };
}

function failedJobs({ counts: { queue }, t }: Reading): Task {
  if (!queue || queue.failed === 0) return undefined;
  return {
    icon: "job",
    tone: "warn",
    title: t("dashboard:task.jobs", { count: queue.failed }),
    text: t("dashboard:task.jobsText"),
  };
}

function failedMails({ counts: { queue }, t, may }: Reading): Task {
  if (!queue || queue.mailsFailed === 0) return undefined;
  return {
    icon: "mail",
    tone: "warn",
    title: t("dashboard:task.mailsFailed", { count: queue.mailsFailed }),
    text: t("dashboard:task.mailsFailedText"),
    ...mailsLink("failed", t, may),
  };
}

function undeliveredMails({ counts: { queue }, t, may }: Reading): Task {
  if (!queue || queue.mailsUndelivered === 0) return undefined;
  return {
    icon: "mail",
    tone: "warn",
    title: t("dashboard:task.mailsUndelivered", { count: queue.mailsUndelivered }),
    text: t("dashboard:task.mailsUndeliveredText"),
    ...mailsLink("undelivered", t, may),
  };
}

const mailsLink = (state: "failed" | "undelivered", t: Reading["t"], { readsMails }: Reading["may"]) =>
  readsMails
    ? { to: `${paths.operatorMails.list()}?state=${state}`, action: t("dashboard:task.mailsOpen") }
    : {};

function openFeedback({ counts: { openFeedback: open }, t, reader }: Reading): Task {
  if (!open || open.count === 0) return undefined;
  return {
    icon: "feedback",
    tone: "info",
    title: t("dashboard:task.openFeedback", { count: open.count }),
    text: t("dashboard:task.openFeedbackText", { date: open.since ? formatDate(open.since, reader) : "" }),
    to: `${paths.feedback.list("admin")}?settled=no&period=all`,
    action: t("dashboard:task.feedback"),
  };
}
