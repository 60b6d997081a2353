import { useMatches } from "@remix-run/react";
import type { FrameData } from "./frame-data";

/**
 * The parent pages of this one, the list first. The URL map defines them; a page whose parents depend on its record
 * provides them in its data as `breadcrumbs`.
 */
export function useBreadcrumbs(): FrameData["breadcrumbs"] {
  const matches = useMatches().map(({ data }) => data as Partial<FrameData> | null | undefined);
  return matches.at(-1)?.breadcrumbs ?? matches[0]?.breadcrumbs ?? [];
}
