import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { LimitFacts } from "~/ui/operations/system-facts";
import { useReader } from "~/ui/shell/frame-data";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  return { limits: await api.system.limits() };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function LimitsTab() {
  const { limits } = useLoaderData<typeof loader>();
  return <LimitFacts limits={limits} reader={useReader()} />;
}
