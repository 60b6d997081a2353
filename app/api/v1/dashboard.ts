import { actorOf, os } from "~/api/implement";
import { readAnalysisDashboard } from "~/domain/operations/dashboard/read-analysis-dashboard";
import { readCompanyDashboard } from "~/domain/operations/dashboard/read-company-dashboard";
import { readInstallationDashboard } from "~/domain/operations/dashboard/read-installation-dashboard";

export const dashboard = os.dashboard.router({
  company: os.dashboard.company.handler(({ input, context }) =>
    readCompanyDashboard(context.db, actorOf(context), input),
  ),
  installation: os.dashboard.installation.handler(({ input, context }) =>
    readInstallationDashboard(context.db, actorOf(context), input),
  ),
  analysis: os.dashboard.analysis.handler(({ input, context }) => readAnalysisDashboard(context.db, input)),
});
