import { Bar } from "@nivo/bar";
import { type Drawing, heightOf, labelIndexes, staticChartProps, ticksOf } from "~/ui/charts/chart-theme";
import { colourOf, patternsFor } from "~/ui/charts/palette";
import { marginOf, maxLetters } from "~/ui/charts/plot-area";
import { shortLabel, tickText } from "~/ui/charts/value-text";

/** Grouped or stacked bars, vertical or horizontal; horizontal ones begin at the right in right-to-left languages. */
const BarDrawing: Drawing<"bar"> = ({ id, spec, reader }) => {
  const { across = false, stacked = false, categories, series, format } = spec;
  const { language, rtl } = reader;
  const keys = series.map((_, at) => `s${at}`);
  const rows = categories.map((_, at) => ({
    at: String(at),
    ...Object.fromEntries(series.map((one, key) => [`s${key}`, one.values[at] ?? 0])),
  }));
  const sums = categories.flatMap((_, at) => {
    const values = series.map(one => one.values[at] ?? 0);
    const sum = (sign: 1 | -1) => values.reduce((all, one) => (one * sign > 0 ? all + one : all), 0);
    return stacked ? [sum(1), sum(-1)] : values;
  });
  const ticks = ticksOf(sums, { whole: format !== "percent" });
  const { defs, fill } = patternsFor(id, keys, key => ({ id: key }));
  const named = (at: string | number) => categories[Number(at)] ?? "";
  const room = Math.min(18, Math.max(9, Math.floor(45 / categories.length)));
  const labels = {
    tickSize: 0,
    tickPadding: 8,
    tickValues: (across ? categories.map((_, at) => at) : labelIndexes(categories.length)).map(String),
    format: (at: string | number) => shortLabel(named(at), across ? maxLetters : room),
  };
  const values = {
    tickSize: 0,
    tickPadding: 8,
    tickValues: ticks,
    format: (value: number) => tickText(value, ticks, language, format),
  };
  const beside = across ? labels : values;
  return (
    <Bar
      {...staticChartProps(reader)}
      height={heightOf(spec)}
      margin={marginOf(spec, rtl)}
      // Horizontal bars are drawn from the bottom up.
      data={across || rtl ? [...rows].reverse() : rows}
      // Grouped bars begin with the first series in the reading direction.
      keys={rtl && !stacked && !across ? [...keys].reverse() : keys}
      indexBy="at"
      layout={across ? "horizontal" : "vertical"}
      groupMode={stacked ? "stacked" : "grouped"}
      padding={categories.length > 40 ? 0.15 : 0.3}
      innerPadding={stacked ? 0 : 2}
      valueScale={{ type: "linear", min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, reverse: across && rtl }}
      colors={bar => colourOf(Number(String(bar.id).slice(1)))}
      defs={defs}
      fill={fill}
      enableLabel={false}
      enableGridX={across}
      enableGridY={!across}
      gridXValues={across ? ticks : []}
      gridYValues={across ? [] : ticks}
      axisBottom={across ? values : labels}
      axisLeft={rtl ? null : beside}
      axisRight={rtl ? beside : null}
      markers={
        (ticks[0] ?? 0) < 0
          ? [{ axis: across ? "x" : "y", value: 0, lineStyle: { stroke: "var(--axis)", strokeWidth: 1 } }]
          : []
      }
    />
  );
};
export default BarDrawing;
