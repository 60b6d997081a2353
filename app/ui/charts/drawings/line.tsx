import { type DefaultSeries, Line, type LineCustomSvgLayerProps } from "@nivo/line";
import type { SpecOf } from "~/ui/charts/chart-spec";
import { heightOf, labelIndexes, type Reader, staticChartProps, ticksOf } from "~/ui/charts/chart-theme";
import { colourOf, dashOf, patternsFor, shapeOf } from "~/ui/charts/palette";
import { marginOf } from "~/ui/charts/plot-area";
import { shortLabel, valueText } from "~/ui/charts/value-text";

type Layer = LineCustomSvgLayerProps<DefaultSeries>;

/** Lines with different dashes; with few values, points in the series' shape. */
function Strokes({ series, lineGenerator }: Layer) {
  return (
    <g fill="none" strokeWidth={2.5} strokeLinejoin="round">
      {series.map(one => (
        <path
          key={one.id}
          d={lineGenerator(one.data.map(datum => datum.position)) ?? undefined}
          stroke={colourOf(Number(one.id))}
          strokeDasharray={dashOf(Number(one.id))}
        />
      ))}
    </g>
  );
}

function Points({ series }: Layer) {
  if ((series[0]?.data.length ?? 0) > 31) return null;
  return (
    <g stroke="var(--cut)">
      {series.flatMap(one =>
        one.data.map(({ position, data }) => (
          <path
            key={`${one.id} ${data.x}`}
            d={shapeOf(Number(one.id), 3.5)}
            transform={`translate(${position.x},${position.y})`}
            fill={colourOf(Number(one.id))}
          />
        )),
      )}
    </g>
  );
}

/** Lines or areas over time. In right-to-left languages time runs to the left. */
export default function LineDrawing({
  id,
  spec,
  reader,
}: {
  id: string;
  spec: SpecOf<"line"> | SpecOf<"area">;
  reader: Reader;
}) {
  const { categories, series, format, kind } = spec;
  const { language, rtl } = reader;
  const ordered = <Item,>(items: Item[]) => (rtl ? [...items].reverse() : items);
  const data = series.map((one, at) => ({
    id: String(at),
    data: ordered(categories.map((_, index) => ({ x: String(index), y: one.values[index] ?? 0 }))),
  }));
  const ticks = ticksOf(
    series.flatMap(one => one.values),
    { whole: format !== "percent" },
  );
  const values = {
    tickSize: 0,
    tickPadding: 8,
    tickValues: ticks,
    format: (value: number) => valueText(value, language, format),
  };
  const { defs, fill } = patternsFor(
    id,
    data.map(one => one.id),
    one => ({ id: one }),
  );
  return (
    <Line<DefaultSeries>
      {...staticChartProps(reader)}
      height={heightOf(spec)}
      margin={marginOf(spec, rtl)}
      data={data}
      xScale={{ type: "point" }}
      yScale={{ type: "linear", min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1 }}
      colors={one => colourOf(Number(one.id))}
      defs={defs}
      fill={fill}
      enableArea={kind === "area"}
      areaOpacity={0.35}
      layers={["grid", "axes", "areas", Strokes, Points]}
      enableGridX={false}
      gridYValues={ticks}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: labelIndexes(categories.length).map(String),
        format: (at: string) => shortLabel(categories[Number(at)] ?? "", 9),
      }}
      axisLeft={rtl ? null : values}
      axisRight={rtl ? values : null}
    />
  );
}
