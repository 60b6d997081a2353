import { useMatches } from "@remix-run/react";
import { Breadcrumb } from "~/ui/primitives/breadcrumb";
import type { FrameData } from "./frame-data";
import { useBreadcrumbs } from "./use-breadcrumbs";

/**
 * The breadcrumbs from a list to this page. A page with its own title provides it in its data as `title`.
 */
export function Breadcrumbs({ data }: { data: FrameData }) {
  const page = useMatches().at(-1)?.data as { title?: string } | null | undefined;
  const breadcrumbs = useBreadcrumbs();
  return breadcrumbs.length > 0 ? <Breadcrumb steps={breadcrumbs} here={page?.title ?? data.title} /> : null;
}
