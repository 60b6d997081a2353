import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { OutboxFacts } from "~/ui/operations/system-facts";
import { useReader } from "~/ui/shell/frame-data";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  return { outbox: await api.system.outbox() };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function EmailTab() {
  const { outbox } = useLoaderData<typeof loader>();
  return <OutboxFacts outbox={outbox} reader={useReader()} />;
}
