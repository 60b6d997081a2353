import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Worker } from "tesseract.js";
import { detectLanguage } from "~/domain/retrieval/words/language";
import type { Picture } from "./page-picture";

/** A line of text with its edges and the height of its letters, in pixels of the picture. */
export interface RecognisedLine {
  text: string;
  left: number;
  right: number;
  baseline: number;
  height: number;
}

export interface RecognisedPage {
  /** The lines of each area of text, in reading order. */
  areas: RecognisedLine[][];
  /** From 0 to 100, as Tesseract judges itself. */
  confidence: number;
}

/** Languages whose data is installed, by Lotse's names. */
const codes = { de: "deu", en: "eng", fr: "fra" } as const;
type Known = keyof typeof codes;
/** Letters that show the language of a page. */
const minLetters = 200;
/** Pixels at 200 dpi: about three lines of a letter. */
const stripHeight = 160;
/** Letters of a strip that show in which language to read the whole page. */
const minStripLetters = 100;
/** A row with fewer dark pixels is dirt, not text. */
const minDarkPixels = 12;

/**
 * Reads pictures of text with Tesseract; nothing is fetched. The language of the first page is detected in its
 * first lines; later pages are read in that of the page before, and again if they turn out to be in another one.
 */
export class Recogniser {
  private worker: Worker | undefined;
  private loaded: Known | undefined;
  private language: Known | undefined;

  /** `alive` is called while a page is read. */
  constructor(private readonly alive: () => void) {}

  async read(picture: Picture): Promise<RecognisedPage> {
    if (!this.language) await this.detectFromStrip(picture);
    const before = this.language!;
    const first = await this.readIn(before, picture);
    const detected = languageOf(first) ?? before;
    if (detected === before) return first;
    const second = await this.readIn(detected, picture);
    if (second.confidence >= first.confidence) return second;
    this.language = before;
    return first;
  }

  /** A strip of text costs a tenth of a page that is read twice. */
  private async detectFromStrip(picture: Picture): Promise<void> {
    const strip = stripOf(picture);
    this.language = (strip && languageOf(await this.readIn("de", strip), minStripLetters)) ?? "de";
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }

  private async readIn(language: Known, picture: Picture): Promise<RecognisedPage> {
    if (language !== this.loaded) await this.end();
    this.worker ??= await workerFor(codes[language], this.alive);
    this.language = language;
    this.loaded = language;
    const { data } = await this.worker.recognize(pgm(picture), {}, { text: false, blocks: true });
    const areas = (data.blocks ?? []).map(block =>
      block.paragraphs.flatMap(({ lines }) =>
        lines.flatMap(({ text, bbox, baseline, rowAttributes }) => {
          const line = {
            text: text.trim(),
            left: bbox.x0,
            right: bbox.x1,
            baseline: (baseline.y0 + baseline.y1) / 2,
            height: rowAttributes.rowHeight,
          };
          return line.text ? [line] : [];
        }),
      ),
    );
    return { areas: areas.filter(lines => lines.length > 0), confidence: data.confidence };
  }
}

function languageOf({ areas }: RecognisedPage, min = minLetters): Known | undefined {
  const text = areas.flatMap(lines => lines.map(line => line.text)).join(" ");
  if (text.length < min) return undefined;
  const detected = detectLanguage(text);
  return detected in codes ? (detected as Known) : undefined;
}

/** The first lines of a page; undefined if it is hardly longer than they are. */
function stripOf({ width, height, grey }: Picture): Picture | undefined {
  let top = 0;
  for (; top < height; top++) {
    let dark = 0;
    for (const value of grey.subarray(top * width, (top + 1) * width)) if (value < 96) dark += 1;
    if (dark >= minDarkPixels) break;
  }
  top = Math.max(0, top - 10);
  if (height - top < 2 * stripHeight) return undefined;
  return { width, height: stripHeight, grey: grey.subarray(top * width, (top + stripHeight) * width) };
}

async function workerFor(code: string, alive: () => void): Promise<Worker> {
  const { createWorker, OEM, PSM } = await import("tesseract.js");
  const packageFile = createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`);
  const worker = await createWorker(code, OEM.LSTM_ONLY, {
    langPath: join(dirname(packageFile), "4.0.0_best_int"),
    cacheMethod: "none",
    gzip: true,
    logger: alive,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: "200" });
  return worker;
}

/** A picture as a portable grey map. */
function pgm({ width, height, grey }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}
