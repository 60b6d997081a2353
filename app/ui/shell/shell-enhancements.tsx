import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { choiceOf } from "~/session/preferences-choices";
import type { FrameData } from "./frame-data";
import { PageFallback } from "./page-fallback";
import { ScrollToTop } from "./scroll-to-top";
import { useHeadTags } from "./use-head-tags";
import { useMenus } from "./use-menus";
import { type Panel, useShortcuts } from "./use-shortcuts";
import { useSmoothHash } from "./use-smooth-hash";

const panels = {
  palette: lazy(() => import("./palette")),
  customizer: lazy(() => import("./customizer-drawer")),
  notices: lazy(() => import("./notices-drawer")),
  keys: lazy(() => import("./key-help")),
};

/** The pages that open as layers where script is available. */
const opens: Record<string, Panel> = {
  [paths.customizer()]: "customizer",
  [paths.search()]: "palette",
  [paths.notifications()]: "notices",
};

/** Progressive enhancement of signed-in pages. Everything in it also has an address. */
export function ShellEnhancements({ data }: { data: FrameData }) {
  const { key, pathname } = useLocation();
  const [open, setOpen] = useState<Panel>();
  const used = useRef(new Set<Panel>());
  if (open) used.current.add(open);
  useShortcuts(choiceOf(data.look, "shortcuts") === "on", setOpen);
  useMenus();
  useSmoothHash();
  useHeadTags(data.look, data.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes everything above the page
  useEffect(() => setOpen(undefined), [key]);

  // A file that misses its field would otherwise be opened in place of the page, and take what was typed with it.
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    document.addEventListener("dragover", refuse);
    document.addEventListener("drop", refuse);
    return () => {
      document.removeEventListener("dragover", refuse);
      document.removeEventListener("drop", refuse);
    };
  }, []);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest?.("a");
      const panel = link && opens[link.getAttribute("href") ?? ""];
      if (!panel || link.pathname === pathname) return;
      event.preventDefault();
      setOpen(panel);
    };
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, [pathname]);

  const close = useCallback(() => setOpen(undefined), []);
  return (
    <>
      <ScrollToTop />
      {[...used.current].map(name => {
        const Panel = panels[name];
        return (
          <PageFallback key={name} to={Object.keys(opens).find(to => opens[to] === name)}>
            <Suspense>
              <Panel data={data} open={open === name} close={close} />
            </Suspense>
          </PageFallback>
        );
      })}
    </>
  );
}
