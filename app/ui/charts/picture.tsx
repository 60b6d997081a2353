import { useNavigate } from "@remix-run/react";
import { useContext, useEffect, useRef, useState } from "react";
import { ChartDrawerContext } from "./chart-drawer";
import type { ChartSpec } from "./chart-spec";
import { heightOf, type Reader, width } from "./chart-theme";
import { isPointed } from "./plot-area";
import { Pointed } from "./pointed";
import { useDrawing } from "./use-drawing";
import { usePointer } from "./use-pointer";

/**
 * The drawing: the server's SVG, or the browser's if there is none or it is outdated. On hover a category shows its values,
 * on click it opens its link; the table has both for keyboards and without script. Screen readers hear the table only: the
 * drawing's labels are numbers without what they count.
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
  const choose = links
    ? (category: number) => {
        const to = links[category];
        if (to) navigate(to, { preventScrollReset: true });
      }
    : undefined;
  const { at, handlers } = usePointer(spec, reader.rtl, choose);
  return (
    <div
      ref={place}
      {...handlers}
      className="picture"
      data-chooses={at && links?.[at.at] ? true : undefined}
      data-crowded={isCrowded(spec) || undefined}
      aria-hidden="true"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {Drawing ? (
        <Drawing key="live" id={id} spec={spec} reader={{ ...reader, live: !isPointed(spec) }} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by nivo on the server, every text in it escaped by React
        <div key="still" suppressHydrationWarning dangerouslySetInnerHTML={html} />
      )}
      {at ? <Pointed spec={spec} at={at} reader={reader} /> : null}
    </div>
  );
}

/** Whether a narrow drawing can show only every other label of its time axis. */
const isCrowded = (spec: ChartSpec): boolean =>
  (spec.kind === "line" || spec.kind === "area" || (spec.kind === "bar" && !spec.across)) &&
  spec.categories.length > 5;
