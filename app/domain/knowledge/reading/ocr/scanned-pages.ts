import { AppError } from "~/contract/errors";
import { cleanText } from "../blocks";
import { hasText, openPdf, type Pdf, readRows } from "../open-pdf";
import type { PageRows } from "../pdf-repeats";
import type { Row } from "../pdf-rows";
import { correctScannedRows } from "../pdf-scanned-rows";
import { findSkew } from "./find-skew";
import { compose, type Picture, picturesOf } from "./page-picture";
import { type RecognisedLine, Recogniser } from "./recogniser";

/** Chosen: what Tesseract is trained for. More costs time and memory in proportion. */
const dpi = 200;
/** Lines of text are seen at this resolution already. */
const skewDpi = 75;
/** Radians: Tesseract reads lines that are turned less. */
const straight = (0.2 * Math.PI) / 180;
/** A page with a picture of this share, and fewer letters than those of a stamp or a page number, is a scan. */
const scanShare = 0.25;
const fewLetters = 25;
/** Pixels of the largest picture that is decoded: A3 at 600 dpi has more. */
const maxPixels = 40_000_000;
/** A page longer than A2 is a drawing. */
const maxPoints = 1700;

/** Whether a page is a picture of text rather than text. */
export function isScanned(page: PageRows): boolean {
  if ((page.scanned ?? 0) < scanShare) return false;
  const letters = page.rows.flatMap(row => row.segments).reduce((sum, { text }) => sum + text.length, 0);
  return letters < fewLetters || !hasText(page);
}

/** Reads the scanned pages of a document, page by page, `most` at most. */
export class ScannedPages {
  private pdf: Pdf | undefined;
  private readonly recogniser = new Recogniser(() => this.alive(this.scanned));
  private scanned = 0;

  constructor(
    private readonly path: string,
    private readonly text: Pdf,
    private readonly most: number,
    /** Sign of progress; `scanned` is the number of scanned pages so far. */
    private readonly alive: (scanned: number) => void,
  ) {}

  /**
   * The page with the rows of its text, and how sure they are in percent; undefined if it is none of a scan.
   * @throws AppError scan_too_long
   */
  async read(page: PageRows): Promise<{ page: PageRows; confidence: number } | undefined> {
    if (this.most === 0 || !isScanned(page)) return undefined;
    if (this.scanned === 0) await this.count(page.number);
    if (++this.scanned > this.most) throw tooLong();
    this.alive(this.scanned);
    const picture = await this.pictureOf(page.number);
    if (!picture) return undefined;
    const { areas, confidence } = await this.recogniser.read(picture);
    return { page: { ...page, ...rowsOfAreas(areas) }, confidence };
  }

  /** The whole page as one picture with straight lines. What it is made of is released before it is read. */
  private async pictureOf(number: number): Promise<Picture | undefined> {
    this.pdf ??= await openPdf(this.path, maxPixels);
    const source = await this.pdf.getPage(number);
    const size = source.getViewport({ scale: 1 });
    if (Math.max(size.width, size.height) > maxPoints) return undefined;
    const pictures = await picturesOf(source);
    source.cleanup();
    if (pictures.length === 0) return undefined;
    const skew = findSkew(compose(pictures, size, skewDpi));
    const picture = compose(pictures, size, dpi, Math.abs(skew) > straight ? skew : 0);
    await this.pdf.cleanup();
    return picture;
  }

  async end(): Promise<void> {
    await this.recogniser.end();
    await this.pdf?.loadingTask.destroy();
  }

  /** Scanned pages are counted before the first is read: hours of work that end in a refusal are none. */
  private async count(from: number): Promise<void> {
    if (this.text.numPages - from < this.most) return;
    let scanned = 0;
    for (let number = from; number <= this.text.numPages; number++) {
      if (isScanned(await readRows(this.text, number))) scanned += 1;
      if (scanned > this.most) throw tooLong();
      this.alive(0);
    }
  }
}

/** The font of recognised text: a page has no other. */
const scanFont = "scan";

/** The rows of areas of text, each a column of its own, in points. */
function rowsOfAreas(areas: RecognisedLine[][]): Pick<PageRows, "rows" | "body"> {
  const points = 72 / dpi;
  const rows = areas.flatMap((lines, at) =>
    lines.map((line): Row => {
      const [left, right, size] = [line.left * points, line.right * points, line.height * points];
      return {
        y: line.baseline * points,
        size,
        sizes: [size],
        font: scanFont,
        left,
        right,
        rightToLeft: false,
        segments: [{ left, right, text: cleanText(line.text) }],
        column: { at, band: 0 },
      };
    }),
  );
  return correctScannedRows(rows, 1);
}

const tooLong = () => new AppError("scan_too_long");
