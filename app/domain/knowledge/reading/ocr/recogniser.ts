import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Worker } from "tesseract.js";
import { detectLanguage } from "~/domain/retrieval/language";
import type { Picture } from "./page-picture";

export interface RecognisedPage {
  /** Lines of a paragraph each. */
  paragraphs: string[][];
  /** From 0 to 100, as Tesseract judges itself. */
  confidence: number;
}

/** Languages whose data is installed, by Lotse's names. */
const codes = { de: "deu", en: "eng", fr: "fra" } as const;
type Known = keyof typeof codes;
/** Letters from which the language of a page can be told. */
const telling = 200;

/**
 * Reads pictures of text with Tesseract; nothing is fetched. It begins with German, and reads on in the language of
 * the page before; a page that turns out to be in another one is read again.
 */
export class Recogniser {
  private worker: Worker | undefined;
  private language: Known = "de";

  /** `alive` is called while a page is read. */
  constructor(private readonly alive: () => void) {}

  async read(picture: Picture): Promise<RecognisedPage> {
    const first = await this.readIn(this.language, picture);
    const text = first.paragraphs.flat().join(" ");
    const told = text.length < telling ? this.language : detectLanguage(text);
    if (told === this.language || !(told in codes)) return first;
    const before = this.language;
    const second = await this.readIn(told as Known, picture);
    if (second.confidence >= first.confidence) return second;
    this.language = before;
    return first;
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }

  private async readIn(language: Known, picture: Picture): Promise<RecognisedPage> {
    if (language !== this.language) await this.end();
    this.language = language;
    this.worker ??= await workerFor(codes[language], this.alive);
    const { data } = await this.worker.recognize(pgm(picture), {}, { text: false, blocks: true });
    const paragraphs = (data.blocks ?? []).flatMap(block =>
      block.paragraphs.map(paragraph => paragraph.lines.map(line => line.text.trim()).filter(Boolean)),
    );
    return { paragraphs: paragraphs.filter(lines => lines.length > 0), confidence: data.confidence };
  }
}

async function workerFor(code: string, alive: () => void): Promise<Worker> {
  const { createWorker, PSM } = await import("tesseract.js");
  const found = createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`);
  const worker = await createWorker(code, 1, {
    langPath: join(dirname(found), "4.0.0_best_int"),
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
