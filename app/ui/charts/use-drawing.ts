import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { ChartKind, ChartSpec } from "./chart-spec";
import type { Reader } from "./chart-theme";
import { isPointed } from "./plot-area";

type Live = ComponentType<{ id: string; spec: ChartSpec; reader: Reader }>;

// One chunk per kind, loaded when such a chart is needed.
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

/** Calls back when the browser is idle. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}

/**
 * The browser's drawing. If the page was rendered in the browser, or its numbers have changed, it is loaded at once. A
 * server drawing whose kind shows no hints by itself (`isPointed`) is replaced once it is visible, the browser idle and
 * the pointer able to hover.
 */
export function useDrawing(spec: ChartSpec, place: RefObject<HTMLElement>): Live | undefined {
  const { kind } = spec;
  const [came] = useState(spec);
  const [live, setLive] = useState<{ kind: ChartKind; Drawing: Live }>();
  const changed = spec !== came;
  const pointed = isPointed(spec);
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    let mounted = true;
    const load = () =>
      void chunks[kind]().then(
        ({ default: Drawing }) => mounted && setLive({ kind, Drawing: Drawing as Live }),
        // Without the chunk the server's drawing and the table remain.
        () => {},
      );
    const stop = () => {
      mounted = false;
    };
    if (changed || !node.querySelector("svg")) {
      load();
      return stop;
    }
    if (pointed || !matchMedia("(hover: hover)").matches) return stop;
    let cancelIdle = () => {};
    const watcher = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return;
      watcher.disconnect();
      cancelIdle = whenIdle(load);
    });
    watcher.observe(node);
    return () => {
      stop();
      watcher.disconnect();
      cancelIdle();
    };
  }, [kind, changed, pointed, place]);
  return live?.kind === kind ? live.Drawing : undefined;
}
