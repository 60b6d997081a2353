import { useNavigation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";

/** Navigations longer than this count as slow, in milliseconds. */
const slowAfterMs = 300;

const LoadingBar = lazy(() => import("./loading-bar"));

/** Shows a thin bar at the top during slow navigations. */
export function Loading() {
  const busy = useNavigation().state !== "idle";
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow ? (
    <Suspense>
      <LoadingBar busy={busy} gone={() => setSlow(false)} />
    </Suspense>
  ) : null;
}
