import { useNavigate } from "@remix-run/react";
import { useContext, useEffect, useRef, useState } from "react";
import { ChartDrawerContext } from "./chart-drawer";
import type { ChartSpec } from "./chart-spec";
import { heightOf, type Reader, width } from "./chart-theme";
import { useDrawing } from "./use-drawing";

/**
 * The drawing: the server's SVG, replaced by the browser's when that is loaded. There a category leads to its link; the
 * table has the same links for keyboards and without script.
 */
export function Picture({
  id,
  spec,
  reader,
  links,
}: {
  id: string;
  spec: ChartSpec;
  reader: Pick<Reader, "language" | "rtl">;
  links: string[] | undefined;
}) {
  const navigate = useNavigate();
  const draw = useContext(ChartDrawerContext);
  const place = useRef<HTMLDivElement>(null);
  const Drawing = useDrawing(spec, place);
  const height = heightOf(spec);
  // Constant, so that React never touches the server's SVG; the browser cannot render it.
  const [html] = useState(() => ({ __html: draw?.(id, spec, { ...reader, live: false }) ?? "" }));
  useEffect(() => {
    if (Drawing) place.current?.querySelector("svg")?.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }, [Drawing, height]);
  const choose = (category: number) => {
    const to = links?.[category];
    if (to) navigate(to, { preventScrollReset: true });
  };
  return (
    <div
      ref={place}
      className="picture"
      data-chooses={links && Drawing ? true : undefined}
      data-crowded={isCrowded(spec) || undefined}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {Drawing ? (
        <Drawing
          key="live"
          id={id}
          spec={spec}
          reader={{ ...reader, live: true, ...(links ? { choose } : {}) }}
        />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by nivo on the server, every text in it escaped by React
        <div key="still" suppressHydrationWarning dangerouslySetInnerHTML={html} />
      )}
    </div>
  );
}

/** Whether a narrow drawing has room for every other label of its time axis only. */
const isCrowded = (spec: ChartSpec): boolean =>
  (spec.kind === "line" || spec.kind === "area" || (spec.kind === "bar" && !spec.across)) &&
  spec.categories.length > 5;
