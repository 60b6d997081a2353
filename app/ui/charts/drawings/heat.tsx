import { HeatMap } from "@nivo/heatmap";
import { type Drawing, heightOf, staticChartProps } from "~/ui/charts/chart-theme";
import { Tip } from "~/ui/charts/tip";
import { shortLabel, valueText } from "~/ui/charts/value-text";

/** A cell for each pair: colour by value, with the number inside. */
const HeatDrawing: Drawing<"heat"> = ({ spec, reader }) => {
  const { categories, series, format } = spec;
  const { language, rtl } = reader;
  const columns = series.map((one, at) => ({ ...one, at }));
  if (rtl) columns.reverse();
  const most = Math.max(1, ...series.flatMap(one => one.values));
  // Four steps by share of the maximum. The last two carry light text.
  const stepOf = (value: number) => (value <= 0 ? 0 : Math.ceil((value / most) * 4));
  const rows = {
    tickSize: 0,
    tickPadding: 8,
    format: (at: string) => shortLabel(categories[Number(at)] ?? "", 9),
  };
  return (
    <HeatMap
      {...staticChartProps(reader)}
      height={heightOf(spec)}
      margin={{ top: 32, bottom: 8, left: rtl ? 8 : 64, right: rtl ? 64 : 8 }}
      data={categories.map((_, row) => ({
        id: String(row),
        data: columns.map(column => ({ x: String(column.at), y: column.values[row] ?? 0 })),
      }))}
      colors={cell => `var(--h${stepOf(cell.value ?? 0)})`}
      xInnerPadding={0.06}
      yInnerPadding={0.1}
      borderRadius={2}
      inactiveOpacity={1}
      enableLabels
      label={cell => (cell.value ? valueText(cell.value, language, format) : "")}
      labelTextColor={(cell: { value: number | null }) =>
        stepOf(cell.value ?? 0) > 2 ? "var(--on-heat)" : "var(--said)"
      }
      axisTop={{
        tickSize: 0,
        tickPadding: 10,
        format: (at: string) => shortLabel(series[Number(at)]?.label ?? "", 9),
      }}
      axisLeft={rtl ? null : rows}
      axisRight={rtl ? rows : null}
      tooltip={({ cell }) => (
        <Tip
          title={categories[Number(cell.serieId)] ?? ""}
          rows={[[series[Number(cell.data.x)]?.label ?? "", valueText(cell.value ?? 0, language, format)]]}
        />
      )}
    />
  );
};
export default HeatDrawing;
