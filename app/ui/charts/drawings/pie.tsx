import { Pie } from "@nivo/pie";
import { type Drawing, heightOf, staticChartProps } from "~/ui/charts/chart-theme";
import { colourOf, patternsFor } from "~/ui/charts/palette";
import { holeRatio, marginOf } from "~/ui/charts/plot-area";

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
      margin={marginOf(spec, reader.rtl)}
      data={data}
      colors={part => colourOf(Number(part.id))}
      defs={defs}
      fill={fill}
      innerRadius={holeRatio}
      borderWidth={2}
      borderColor="var(--cut)"
      enableArcLabels={false}
      enableArcLinkLabels={false}
    />
  );
};
export default PieDrawing;
