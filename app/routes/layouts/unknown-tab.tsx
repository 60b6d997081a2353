import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { notFound, requireAccess } from "~/session/require-access";

/** An unknown tab of a section: a 404 beside the existing tabs. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  throw notFound();
}

export function action({ context }: ActionFunctionArgs) {
  requireAccess(context);
  throw notFound();
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function UnknownTab() {
  return null;
}
