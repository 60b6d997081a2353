import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { AnsweringFacts } from "~/ui/operations/system-facts";
import { useReader } from "~/ui/shell/frame-data";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  return { answering: await api.system.answering() };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function AiTab() {
  const { answering } = useLoaderData<typeof loader>();
  return <AnsweringFacts answering={answering} reader={useReader()} />;
}
