import type { getDocumentProxy } from "unpdf";
import type { Operators } from "./pdf-graphics-state";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Whether the layer (optional content, 8.11 of ISO 32000) that pdf.js names at a mark is shown. */
export type IsShown = (layer: unknown) => boolean;

const cached = new WeakMap<Pdf, Promise<IsShown>>();

/** Which layers of a document its readers see when they open it; all of one whose layers cannot be read. */
export function shownLayers(pdf: Pdf): Promise<IsShown> {
  const known = cached.get(pdf);
  if (known) return known;
  const layers = pdf.getOptionalContentConfig({ intent: "display" }).then(
    (config): IsShown =>
      layer =>
        config.isVisible(layer),
  );
  cached.set(pdf, layers);
  return layers;
}

/** Follows the marks around content: whether what comes now is in a layer that is not shown. */
export class LayerMarks {
  private readonly open: boolean[] = [];
  private hidden = 0;

  constructor(
    private readonly OPS: Operators,
    private readonly isShown: IsShown,
  ) {}

  get isHidden(): boolean {
    return this.hidden > 0;
  }

  follow(operator: number | undefined, [tag, layer]: unknown[]): void {
    const { OPS } = this;
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      const hides = tag === "OC" && Boolean(layer) && !this.isShown(layer);
      this.open.push(hides);
      if (hides) this.hidden += 1;
    } else if (operator === OPS.endMarkedContent && this.open.pop()) this.hidden -= 1;
  }
}
