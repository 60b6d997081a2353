import { ScatterPlot, type ScatterPlotNodeProps } from "@nivo/scatterplot";
import type { Point, SpecOf } from "~/ui/charts/chart-spec";
import { heightOf, type Reader, staticChartProps, ticksOf } from "~/ui/charts/chart-theme";
import { colourOf, shapeOf } from "~/ui/charts/palette";
import { Tip } from "~/ui/charts/tip";
import { valueText } from "~/ui/charts/value-text";

type Datum = Point & { at: number };

/** A point in its series' shape. */
function Mark({ node, onMouseEnter, onMouseMove, onMouseLeave }: ScatterPlotNodeProps<Datum>) {
  const at = Number(node.serieId);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only repeats what the table says
    <path
      d={shapeOf(at, node.size / 2)}
      transform={`translate(${node.x},${node.y})`}
      fill={colourOf(at)}
      fillOpacity={0.6}
      stroke={colourOf(at)}
      onMouseEnter={event => onMouseEnter?.(node, event)}
      onMouseMove={event => onMouseMove?.(node, event)}
      onMouseLeave={event => onMouseLeave?.(node, event)}
    />
  );
}

/** Points by two values, or bubbles by three. In right-to-left languages the first axis is mirrored. */
export default function ScatterDrawing({
  spec,
  reader,
}: {
  spec: SpecOf<"scatter"> | SpecOf<"bubble">;
  reader: Reader;
}) {
  const { x, y, size, series } = spec;
  const { language, rtl } = reader;
  const points = series.flatMap(one => one.points);
  const largest = Math.max(1, ...points.map(point => point.size ?? 0));
  const xTicks = ticksOf(
    points.map(point => point.x),
    { whole: x.format !== "seconds" },
  );
  const yTicks = ticksOf(
    points.map(point => point.y),
    { whole: y.format !== "seconds" },
  );
  const formatted = (value: number, axis: { format?: SpecOf<"scatter">["x"]["format"] }) =>
    valueText(value, language, axis.format);
  const beside = {
    tickSize: 0,
    tickPadding: 8,
    tickValues: yTicks,
    format: (value: number) => formatted(value, y),
  };
  return (
    <ScatterPlot<Datum>
      {...staticChartProps(reader)}
      height={heightOf(spec)}
      margin={{ top: 16, bottom: 32, left: rtl ? 24 : 60, right: rtl ? 60 : 24 }}
      data={series.map((one, at) => ({
        id: String(at),
        data: one.points.map((point, index) => ({ ...point, at: index })),
      }))}
      xScale={{ type: "linear", min: xTicks[0] ?? 0, max: xTicks.at(-1) ?? 1, reverse: rtl }}
      yScale={{ type: "linear", min: yTicks[0] ?? 0, max: yTicks.at(-1) ?? 1 }}
      colors={one => colourOf(Number(one.serieId))}
      // A bubble's area represents its value, not its radius.
      nodeSize={node => (size ? 8 + 40 * Math.sqrt((node.data.size ?? 0) / largest) : 9)}
      nodeComponent={Mark}
      useMesh={false}
      enableGridX={false}
      gridYValues={yTicks}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: xTicks,
        format: (value: number) => formatted(value, x),
      }}
      axisLeft={rtl ? null : beside}
      axisRight={rtl ? beside : null}
      tooltip={({ node }) => (
        <Tip
          title={node.data.name ?? series[Number(node.serieId)]?.label ?? ""}
          rows={[
            [x.label, formatted(node.data.x, x)],
            [y.label, formatted(node.data.y, y)],
            ...(size ? [[size.label, formatted(node.data.size ?? 0, size)] as [string, string]] : []),
          ]}
        />
      )}
    />
  );
}
