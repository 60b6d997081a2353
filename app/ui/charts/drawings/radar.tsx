import { Radar } from "@nivo/radar";
import { type Drawing, heightOf, staticChartProps } from "~/ui/charts/chart-theme";
import { colourOf, patternsFor } from "~/ui/charts/palette";
import { Tip } from "~/ui/charts/tip";
import { shortLabel, valueText } from "~/ui/charts/value-text";

/** Several series over the same axes. */
const RadarDrawing: Drawing<"radar"> = ({ id, spec, reader }) => {
  const { categories, series, format } = spec;
  const keys = series.map((_, at) => `s${at}`);
  const { defs, fill } = patternsFor(id, keys, key => ({ key }));
  return (
    <Radar
      {...staticChartProps(reader)}
      height={heightOf(spec)}
      margin={{ top: 28, right: 90, bottom: 28, left: 90 }}
      data={categories.map((_, at) => ({
        at: String(at),
        ...Object.fromEntries(series.map((one, key) => [`s${key}`, one.values[at] ?? 0])),
      }))}
      keys={keys}
      indexBy="at"
      colors={one => colourOf(Number(String(one.key).slice(1)))}
      defs={defs}
      fill={fill}
      fillOpacity={0.3}
      borderWidth={2.5}
      borderColor={{ from: "color" }}
      gridShape="linear"
      gridLevels={4}
      gridLabelOffset={12}
      gridLabel={({ id: at, x, y, anchor }) => (
        <g transform={`translate(${x},${y})`}>
          <text textAnchor={anchor} dominantBaseline="central" fontSize={12} fill="var(--quiet)">
            {shortLabel(categories[Number(at)] ?? "", 12)}
          </text>
        </g>
      )}
      dotSize={7}
      dotColor={{ from: "color" }}
      dotBorderWidth={1}
      dotBorderColor="var(--cut)"
      sliceTooltip={({ index, data }) => (
        <Tip
          title={categories[Number(index)] ?? ""}
          rows={data.map(one => [
            series[Number(String(one.id).slice(1))]?.label ?? "",
            valueText(one.value, reader.language, format),
          ])}
        />
      )}
    />
  );
};
export default RadarDrawing;
