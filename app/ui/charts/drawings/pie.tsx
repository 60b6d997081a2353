import { Pie } from "@nivo/pie";
import { type Drawing, heightOf, staticChartProps } from "~/ui/charts/chart-theme";
import { colourOf, patternsFor } from "~/ui/charts/palette";
import { Tip } from "~/ui/charts/tip";
import { valueText } from "~/ui/charts/value-text";

/** A ring; names and shares are in the legend. */
const PieDrawing: Drawing<"pie"> = ({ id, spec, reader }) => {
  const data = spec.parts.map((part, at) => ({ id: String(at), label: part.label, value: part.value }));
  const { defs, fill } = patternsFor(
    id,
    data.map(part => part.id),
    part => ({ id: part }),
  );
  return (
    <Pie
      {...staticChartProps(reader)}
      height={heightOf(spec)}
      margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
      data={data}
      colors={part => colourOf(Number(part.id))}
      defs={defs}
      fill={fill}
      innerRadius={0.58}
      borderWidth={2}
      borderColor="var(--cut)"
      enableArcLabels={false}
      enableArcLinkLabels={false}
      {...(reader.choose ? { onClick: part => reader.choose?.(Number(part.id)) } : {})}
      tooltip={({ datum }) => (
        <Tip
          title={String(datum.label)}
          rows={[[spec.value, valueText(datum.value, reader.language, spec.format)]]}
        />
      )}
    />
  );
};
export default PieDrawing;
