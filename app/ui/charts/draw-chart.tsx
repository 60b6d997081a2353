import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ChartDrawer } from "./chart-drawer";
import type { ChartKind, ChartSpec } from "./chart-spec";
import { heightOf, type Reader, width } from "./chart-theme";
import BarDrawing from "./drawings/bar";
import HeatDrawing from "./drawings/heat";
import LineDrawing from "./drawings/line";
import PieDrawing from "./drawings/pie";
import RadarDrawing from "./drawings/radar";
import RadialDrawing from "./drawings/radial";
import ScatterDrawing from "./drawings/scatter";

type Any = ComponentType<{ id: string; spec: ChartSpec; reader: Reader }>;
const drawings = {
  pie: PieDrawing,
  radial: RadialDrawing,
  bar: BarDrawing,
  line: LineDrawing,
  area: LineDrawing,
  radar: RadarDrawing,
  heat: HeatDrawing,
  scatter: ScatterDrawing,
  bubble: ScatterDrawing,
} as unknown as Record<ChartKind, Any>;

/** Server only: imports all of nivo. Its SVG has a size but no view box, so one is added. */
export const drawChart: ChartDrawer = (id, spec, reader) => {
  const Drawing = drawings[spec.kind];
  return (
    renderToStaticMarkup(<Drawing id={id} spec={spec} reader={reader} />)
      .replace("<svg ", `<svg viewBox="0 0 ${width} ${heightOf(spec)}" `)
      // Rounds coordinates to two decimals; texts may have 1.500 as a number.
      .replace(/<[^>]*>/g, tag => tag.replace(/(\d\.\d{2})\d+/g, "$1"))
  );
};
