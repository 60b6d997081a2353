import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { StorageFacts } from "~/ui/operations/system-facts";
import { useReader } from "~/ui/shell/frame-data";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  return { storage: await api.system.storage() };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function StorageTab() {
  const { storage } = useLoaderData<typeof loader>();
  return <StorageFacts storage={storage} reader={useReader()} />;
}
