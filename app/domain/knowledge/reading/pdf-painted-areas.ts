import { type Box, isWithin, overlap } from "./pdf-matrix";

/** Chosen: a page with more is a drawing, on which white text counts as visible. */
const maxBoxes = 4000;

/** What has been painted on a page so far: fills and lines, and pictures, as boxes in its user space. */
export function paintedAreas(view: Box) {
  const boxes: Box[] = [];
  const pictures: Box[] = [];
  const pixels = new Set<Box>();

  function share(areas: Box[]): number {
    const whole = (view[2] - view[0]) * (view[3] - view[1]);
    const covered = areas.reduce((sum, box) => sum + overlap(box, view), 0);
    return whole > 0 ? Math.min(1, covered / whole) : 0;
  }

  return {
    addPaint(box: Box) {
      if (boxes.length < maxBoxes) boxes.push(box);
      else boxes[0] = view;
    },
    addPicture(box: Box) {
      pictures.push(box);
    },
    /** The last picture has a single pixel, so that it is a background. */
    markPixel() {
      const last = pictures.at(-1);
      if (last) pixels.add(last);
    },
    isPainted: (x: number, y: number): boolean => [...boxes, ...pictures].some(box => isWithin(box, x, y)),
    /** The share of the page that pictures cover: 0 to 1. */
    imageShare: () => share(pictures),
    /** The same without pictures of one pixel. */
    scannedShare: () => share(pictures.filter(box => !pixels.has(box))),
  };
}
export type PaintedAreas = ReturnType<typeof paintedAreas>;
