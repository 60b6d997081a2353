import { type PointerEvent, useState } from "react";
import type { ChartSpec } from "./chart-spec";
import { heightOf, width } from "./chart-theme";
import { type Hit, hitAt, isPointed } from "./plot-area";

/** The category or part under the pointer, and the pointer's position as shares of the drawing. */
export type PointedAt = Hit & { across: number; down: number };

/** Follows a mouse or pen over a drawing. Fingers scroll: for them the table has the numbers and the links. */
export function usePointer(spec: ChartSpec, rtl: boolean, choose: ((at: number) => void) | undefined) {
  const [at, setAt] = useState<PointedAt>();
  if (!isPointed(spec)) return { at: undefined, handlers: {} };
  const find = ({ currentTarget, clientX, clientY, pointerType }: PointerEvent): PointedAt | undefined => {
    if (pointerType === "touch") return undefined;
    const box = currentTarget.getBoundingClientRect();
    const across = (clientX - box.left) / box.width;
    const down = (clientY - box.top) / box.height;
    const hit = hitAt(spec, rtl, across * width, down * heightOf(spec));
    return hit && { ...hit, across, down };
  };
  const follow = (event: PointerEvent) => setAt(find(event));
  const leave = () => setAt(undefined);
  return {
    at,
    handlers: {
      onPointerMove: follow,
      onPointerLeave: leave,
      onPointerCancel: leave,
      ...(choose
        ? {
            onPointerUp: (event: PointerEvent) => {
              const hit = event.button === 0 ? find(event) : undefined;
              if (hit) choose(hit.at);
            },
          }
        : {}),
    },
  };
}
