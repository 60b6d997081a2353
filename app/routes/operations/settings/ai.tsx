import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { monthOf, shownMonths, shownTotals } from "~/routes/account/settings/shown-models";
import { requireSignedIn } from "~/session/require-access";
import { OperatorUsageSheet } from "~/ui/chats/models/operator-usage";
import { AnsweringFacts } from "~/ui/operations/system-facts";
import { useReader } from "~/ui/shell/frame-data";

export const handle = { namespaces: ["models"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const { language, url } = context;
  const [answering, usage] = await Promise.all([
    api.system.answering(),
    api.models.operatorUsage(monthOf(url)),
  ]);
  return {
    answering,
    usage: {
      month: usage.month,
      months: shownMonths(usage.months, language),
      companies: usage.companies.map(({ id, name, ...used }) => ({
        id,
        name,
        ...shownTotals(used, language),
      })),
    },
  };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function AiTab() {
  const { answering, usage } = useLoaderData<typeof loader>();
  return (
    <div className="stack" data-gap="6">
      <AnsweringFacts answering={answering} reader={useReader()} />
      <OperatorUsageSheet usage={usage} />
    </div>
  );
}
