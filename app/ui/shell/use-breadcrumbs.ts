import { useMatches } from "@remix-run/react";
import type { FrameData } from "./frame-data";

/**
 * The pages above this one, from the list downwards. The URL map says them; a page that knows more, such as whose page
 * stands above it, says it in its own data as `breadcrumbs`.
 */
export function useBreadcrumbs(): FrameData["breadcrumbs"] {
  const matches = useMatches().map(({ data }) => data as Partial<FrameData> | null | undefined);
  return matches.at(-1)?.breadcrumbs ?? matches[0]?.breadcrumbs ?? [];
}
