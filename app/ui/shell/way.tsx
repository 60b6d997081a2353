import { useMatches } from "@remix-run/react";
import { Breadcrumb } from "~/ui/primitives/breadcrumb";
import type { FrameData } from "./frame-data";

/**
 * The way from a list to this page, where there is one. The URL map says it; a page that knows more, such as whose page
 * stands above it, says it in its own data as `way`, and what it is called itself as `title`.
 */
export function Way({ data }: { data: FrameData }) {
  const page = useMatches().at(-1)?.data as { way?: FrameData["way"]; title?: string } | null | undefined;
  const way = page?.way ?? data.way;
  return way.length > 0 ? <Breadcrumb way={way} here={page?.title ?? data.title} /> : null;
}
