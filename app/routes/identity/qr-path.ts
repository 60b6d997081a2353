import { encode } from "uqr";

/** A QR code as one SVG path: a module is one unit, horizontal runs are one box. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const boxes = data.flatMap((row, y) =>
    [
      ...row
        .map(dark => (dark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: boxes.join("") };
}
