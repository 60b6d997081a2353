import { getResolvedPDFJS } from "unpdf";
import type { Matrix } from "../pdf-matrix";
import { type PdfPage, placedOperators } from "../pdf-operators";

/** Grey values from 0 (black) to 255, row by row. */
export interface Picture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** A picture on the page: the matrix leads from its unit square to the displayed page at 72 dpi. */
export interface PlacedPicture extends Picture {
  matrix: Matrix;
}

type PdfImage = { width: number; height: number; kind?: number; data?: Uint8Array | Uint8ClampedArray };

/** The kinds of pdf.js's images. */
const oneBit = 1;
const rgb = 2;

/** The pictures of a page in the order in which they are painted. */
export async function picturesOf(page: PdfPage): Promise<PlacedPicture[]> {
  const { OPS } = await getResolvedPDFJS();
  const pictures: PlacedPicture[] = [];
  for (const { operator, args, matrix } of await placedOperators(page)) {
    if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject) {
      const picture = greyOf(await found(page, args[0] as string | PdfImage));
      if (picture) pictures.push({ ...picture, matrix });
    } else if (operator === OPS.paintImageMaskXObject) {
      const mask = args[0] as { data: unknown; width: number; height: number };
      const image = typeof mask.data === "string" ? await found(page, mask.data) : (mask as PdfImage);
      const picture = greyOf(image && { ...image, width: mask.width, height: mask.height, kind: oneBit });
      if (picture) pictures.push({ ...picture, matrix });
    }
  }
  return pictures;
}

/** An image of the page, or of the whole document; pdf.js hands it over once it is decoded. */
function found(page: PdfPage, image: string | PdfImage): Promise<PdfImage | undefined> {
  if (typeof image !== "string") return Promise.resolve(image);
  const store = image.startsWith("g_") ? page.commonObjs : page.objs;
  return new Promise(resolve => store.get(image, (data: PdfImage | null) => resolve(data ?? undefined)));
}

/** The grey values of an image or a mask: in a mask each 1 is left unpainted, as white is in an image of one bit. */
function greyOf(image: PdfImage | undefined): Picture | undefined {
  if (!image?.data || image.width < 1 || image.height < 1) return undefined;
  const { width, height, data, kind } = image;
  const grey = new Uint8Array(width * height);
  if (kind === oneBit) {
    const bytes = (width + 7) >> 3;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        grey[y * width + x] = (data[y * bytes + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0;
    return { width, height, grey };
  }
  const step = kind === rgb ? 3 : 4;
  for (let at = 0, from = 0; at < grey.length; at++, from += step)
    grey[at] = (data[from]! * 77 + data[from + 1]! * 151 + data[from + 2]! * 28) >> 8;
  return { width, height, grey };
}

/**
 * The page as one picture of `dpi`, turned back by `angle` (radians, as its lines are turned) around its middle.
 * @param size of the displayed page, in points
 */
export function compose(
  pictures: PlacedPicture[],
  size: { width: number; height: number },
  dpi: number,
  angle = 0,
): Picture {
  const scale = dpi / 72;
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const grey = new Uint8Array(width * height).fill(255);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  for (const picture of pictures) {
    const [a, b, c, d, e, f] = picture.matrix;
    const whole = a * d - b * c;
    if (Math.abs(whole) < 1) continue;
    // From a displayed point to the picture's own: u and v are linear in x and y, so they are stepped along a row.
    const [ux, uy, vx, vy] = [d / whole, -c / whole, -b / whole, a / whole];
    for (let y = 0; y < height; y++) {
      const fromMiddleX = (0.5 - width / 2) / scale;
      const fromMiddleY = (y + 0.5 - height / 2) / scale;
      const px = fromMiddleX * cos - fromMiddleY * sin + size.width / 2 - e;
      const py = fromMiddleX * sin + fromMiddleY * cos + size.height / 2 - f;
      let sx = (px * ux + py * uy) * picture.width - 0.5;
      let sy = (1 - (px * vx + py * vy)) * picture.height - 0.5;
      const stepX = ((cos * ux + sin * uy) / scale) * picture.width;
      const stepY = -((cos * vx + sin * vy) / scale) * picture.height;
      for (let x = 0; x < width; x++, sx += stepX, sy += stepY) {
        if (sx < -0.5 || sy < -0.5 || sx > picture.width - 0.5 || sy > picture.height - 0.5) continue;
        grey[y * width + x] = sample(picture, sx, sy);
      }
    }
  }
  return { width, height, grey };
}

/** The grey value between four pixels. */
function sample({ width, height, grey }: Picture, x: number, y: number): number {
  const left = x < 0 ? 0 : Math.min(width - 1, x | 0);
  const top = y < 0 ? 0 : Math.min(height - 1, y | 0);
  const right = left + 1 < width ? left + 1 : left;
  const below = (top + 1 < height ? top + 1 : top) * width;
  const partX = x < 0 ? 0 : x - left;
  const partY = y < 0 ? 0 : y - top;
  const above = grey[top * width + left]! * (1 - partX) + grey[top * width + right]! * partX;
  const under = grey[below + left]! * (1 - partX) + grey[below + right]! * partX;
  return above * (1 - partY) + under * partY;
}
