import { paths } from "~/paths";
import { useReloadedData } from "~/ui/shell/use-reloaded-data";

/**
 * Refreshes a page's data while it is `live` and the tab visible: reloads it when the server signals a change. The browser
 * reconnects a lost stream by itself.
 */
export const useLiveData = <Data extends { at: number; live: boolean }>(loaded: Data): Data =>
  useReloadedData(
    loaded,
    () => loaded.live,
    reload => {
      const source = new EventSource(paths.fileProcessing.stream());
      source.addEventListener("changed", reload);
      return () => source.close();
    },
  );
