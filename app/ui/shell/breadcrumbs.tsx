import { useMatches } from "@remix-run/react";
import { useFromList, useListAddress } from "~/ui/list/use-from-list";
import { Breadcrumb } from "~/ui/primitives/breadcrumb";
import type { FrameData } from "./frame-data";
import { useBreadcrumbs } from "./use-breadcrumbs";

/**
 * The breadcrumbs from a list, as it was filtered when this page was opened from it, to this page. A page with its own
 * title provides it in its data as `title`.
 */
export function Breadcrumbs({ data }: { data: FrameData }) {
  const page = useMatches().at(-1)?.data as { title?: string } | null | undefined;
  const breadcrumbs = useBreadcrumbs();
  const list = breadcrumbs[0]?.to ?? "";
  const listAddress = useListAddress(list);
  const from = useFromList(list);
  const steps = breadcrumbs.map(({ to, text }) => ({ to: to === list ? listAddress : from(to), text }));
  return steps.length > 0 ? <Breadcrumb steps={steps} here={page?.title ?? data.title} /> : null;
}
