import { useReloadedData } from "./use-reloaded-data";

const intervalMs = 2000;

/** Refreshes a page's data every two seconds while something is `busy` and the tab visible. */
export const usePolledData = <Data extends { at: number; busy: boolean }>(loaded: Data): Data =>
  useReloadedData(
    loaded,
    shown => shown.busy,
    reload => {
      const timer = setInterval(reload, intervalMs);
      return () => clearInterval(timer);
    },
  );
