import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { ChartKind, ChartSpec } from "./chart-spec";
import type { Reader } from "./look";

type Live = ComponentType<{ id: string; spec: ChartSpec; reader: Reader }>;

// Each kind is a chunk of its own, loaded when a chart of that kind is looked at.
const line = () => import("./drawings/line");
const scatter = () => import("./drawings/scatter");
const chunks: Record<ChartKind, () => Promise<{ default: unknown }>> = {
  pie: () => import("./drawings/pie"),
  radial: () => import("./drawings/radial"),
  bar: () => import("./drawings/bar"),
  line,
  area: line,
  radar: () => import("./drawings/radar"),
  heat: () => import("./drawings/heat"),
  scatter,
  bubble: scatter,
};

/** Calls back when the browser has nothing better to do. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}

/**
 * The drawing that answers to the pointer. Where the server's is there, it is fetched once that is in sight, the browser
 * idle and the pointer one that can hover; where the browser made the page, or the numbers have changed, at once.
 */
export function useDrawing(spec: ChartSpec, place: RefObject<HTMLElement>): Live | undefined {
  const { kind } = spec;
  const [came] = useState(spec);
  const [live, setLive] = useState<{ kind: ChartKind; Drawing: Live }>();
  const changed = spec !== came;
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    let wanted = true;
    const load = () =>
      void chunks[kind]().then(
        ({ default: Drawing }) => wanted && setLive({ kind, Drawing: Drawing as Live }),
        // Without the chunk the server's drawing and the table are still there.
        () => {},
      );
    const stop = () => {
      wanted = false;
    };
    if (changed || !node.querySelector("svg")) {
      load();
      return stop;
    }
    if (!matchMedia("(hover: hover)").matches) return stop;
    let calm = () => {};
    const watcher = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return;
      watcher.disconnect();
      calm = whenIdle(load);
    });
    watcher.observe(node);
    return () => {
      stop();
      watcher.disconnect();
      calm();
    };
  }, [kind, changed, place]);
  return live?.kind === kind ? live.Drawing : undefined;
}
