import { useMatches } from "@remix-run/react";
import { Breadcrumb } from "~/ui/primitives/breadcrumb";
import type { FrameData } from "./frame-data";
import { useWay } from "./use-way";

/**
 * The way from a list to this page, where there is one; a page with a title of its own says it in its data as `title`.
 */
export function Way({ data }: { data: FrameData }) {
  const page = useMatches().at(-1)?.data as { title?: string } | null | undefined;
  const way = useWay();
  return way.length > 0 ? <Breadcrumb way={way} here={page?.title ?? data.title} /> : null;
}
