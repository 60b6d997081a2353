import type { InstallationDashboard } from "~/contract/dashboard";
import type { Language } from "~/contract/language";
import { formatDate, formatLastDay, formatMoney, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { ShownTask } from "~/ui/operations/dashboard/shown-dashboard";
import type { DashboardWriter } from "./dashboard-writer";

/** What the operator has to settle, the most urgent first, each with the page that does it. */
export function installationTasks(
  { health, files, queue, openFeedback, overdue, declarations, pastDue }: InstallationDashboard,
  { t, day }: DashboardWriter,
  reader: { language: Language; timeZone: string },
  waitingInvoices: number,
  { readsMails, readsPeople }: { readsMails: boolean; readsPeople: boolean },
): ShownTask[] {
  const tasks: ShownTask[] = [];
  const mailsLink = (state: "failed" | "undelivered") =>
    readsMails
      ? { to: `${paths.operatorMails.list()}?state=${state}`, action: t("dashboard:task.mailsOpen") }
      : {};
  const stateOf = (part: string) => health?.find(one => one.part === part)?.state;
  const time = (at: Date | null) => (at ? formatTime(at, reader) : "");
  const noServer = stateOf("mail") === "off";
  const email = {
    to: paths.admin.systemSettings("email"),
    action: t(noServer ? "dashboard:task.mailSetup" : "dashboard:task.mailSettings"),
  };
  if (queue && queue.mailsWaiting > 0 && stateOf("mail") !== "ok")
    tasks.push({
      icon: "mail",
      tone: "err",
      title: t("dashboard:task.mails", { count: queue.mailsWaiting }),
      text: t(noServer ? "dashboard:task.noServer" : "dashboard:task.mailsText", {
        time: time(queue.mailsSince),
      }),
      ...email,
    });
  const fault = health?.find(one => one.part === "storage")?.fault;
  if (fault)
    tasks.push({
      icon: "job",
      tone: "err",
      title: t("dashboard:task.store"),
      text: t("dashboard:task.storeText", { fault: t(`dashboard:health.fault.${fault}`) }),
      to: paths.admin.systemSettings("storage"),
      action: t("dashboard:task.storage"),
    });
  if (stateOf("storage") === "late")
    tasks.push({
      icon: "job",
      tone: "err",
      title: t("dashboard:task.space"),
      text: t("dashboard:task.spaceText"),
      to: paths.admin.systemSettings("storage"),
      action: t("dashboard:task.storage"),
    });
  const provider = stateOf("provider");
  if (provider === "broken" || provider === "late")
    tasks.push({
      icon: "question",
      tone: provider === "broken" ? "err" : "warn",
      title: t("dashboard:task.provider"),
      text: t("dashboard:task.providerText"),
      to: paths.admin.systemSettings("ai"),
      action: t("dashboard:task.ai"),
    });
  if (declarations && declarations.count > 0)
    tasks.push({
      icon: "plan",
      tone: "warn",
      title: t("dashboard:task.declarations", { count: declarations.count }),
      text: t("dashboard:task.declarationsText", {
        date: declarations.since ? formatDate(declarations.since, reader) : "",
      }),
      to: `${paths.contracts.list()}?state=open`,
      action: t("dashboard:task.declarationsOpen"),
    });
  const [unpaid] = pastDue ?? [];
  if (pastDue && unpaid)
    tasks.push({
      icon: "plan",
      tone: "warn",
      title: t("dashboard:task.pastDue", { count: pastDue.length }),
      text: t("dashboard:task.pastDueText", {
        company: isolate(unpaid.name),
        date: formatLastDay(unpaid.until, reader),
      }),
      ...(readsPeople
        ? {
            to:
              pastDue.length === 1 ? paths.contracts.company(unpaid.name) : paths.people.list("data-manager"),
            action: t("dashboard:task.companies"),
          }
        : {}),
    });
  if (files && files.failed > 0)
    tasks.push({
      icon: "file",
      tone: "warn",
      title: t("dashboard:task.failed", { count: files.failed }),
      text: t("dashboard:task.failedIn", { companies: files.failedCompanies, time: time(files.failedSince) }),
      to: `${paths.fileProcessing.list()}?status=failed`,
      action: t("dashboard:task.files"),
    });
  if (waitingInvoices > 0)
    tasks.push({
      icon: "plan",
      tone: "warn",
      title: t("dashboard:task.invoices", { count: waitingInvoices }),
      text: t("dashboard:task.invoicesText"),
      to: paths.invoices.list(),
      action: t("dashboard:task.invoicesOpen"),
    });
  if (overdue && overdue.count > 0)
    tasks.push({
      icon: "plan",
      tone: "warn",
      title: t("dashboard:task.overdue", { count: overdue.count }),
      text: t("dashboard:task.overdueText", {
        sum: formatMoney(overdue.cents, reader.language),
        date: overdue.since ? day(overdue.since) : "",
      }),
      to: `${paths.invoices.list()}?state=overdue`,
      action: t("dashboard:task.invoicesOpen"),
    });
  if (queue && queue.failed > 0)
    tasks.push({
      icon: "job",
      tone: "warn",
      title: t("dashboard:task.jobs", { count: queue.failed }),
      text: t("dashboard:task.jobsText"),
    });
  if (queue && queue.mailsFailed > 0)
    tasks.push({
      icon: "mail",
      tone: "warn",
      title: t("dashboard:task.mailsFailed", { count: queue.mailsFailed }),
      text: t("dashboard:task.mailsFailedText"),
      ...mailsLink("failed"),
    });
  if (queue && queue.mailsUndelivered > 0)
    tasks.push({
      icon: "mail",
      tone: "warn",
      title: t("dashboard:task.mailsUndelivered", { count: queue.mailsUndelivered }),
      text: t("dashboard:task.mailsUndeliveredText"),
      ...mailsLink("undelivered"),
    });
  if (openFeedback && openFeedback.count > 0)
    tasks.push({
      icon: "feedback",
      tone: "info",
      title: t("dashboard:task.openFeedback", { count: openFeedback.count }),
      text: t("dashboard:task.openFeedbackText", {
        date: openFeedback.since ? formatDate(openFeedback.since, reader) : "",
      }),
      to: `${paths.feedback.list("admin")}?settled=no&period=all`,
      action: t("dashboard:task.feedback"),
    });
  return tasks;
}
