import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { PriceFacts } from "~/ui/operations/price-facts";
import { LimitFacts } from "~/ui/operations/system-facts";
import { useReader } from "~/ui/shell/frame-data";

export const handle = { namespaces: ["plan"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const [limits, prices] = await Promise.all([api.system.limits(), api.system.prices()]);
  return { limits, prices };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function LimitsTab() {
  const { limits, prices } = useLoaderData<typeof loader>();
  const reader = useReader();
  return (
    <div className="stack" data-gap="6">
      <LimitFacts limits={limits} reader={reader} />
      <PriceFacts prices={prices} reader={reader} />
    </div>
  );
}
