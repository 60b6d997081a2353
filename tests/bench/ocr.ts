// Text recognition of our own pages, printed and scanned at 200 dpi with noise, straight and turned by 2 degrees, in
// three languages: characters that differ (edits, without white space), processor seconds a page, and memory of the
// reading process. Pages are rendered with pdftoppm (Debian: poppler-utils). DETAILS=1 prints what was read.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { Language } from "~/contract/language";
import { pdf } from "../factories/documents";
import { readByProduct } from "./pdf/child";
import { median, say, skip } from "./product/figure";
import { chance, inventedPage } from "./quarantine/ordinary";

const dpi = 200;
/** Of a document. The first page alone also pays for starting Tesseract and for telling the language. */
const pages = 4;
/** A4 at 72 dpi. */
const width = 595.28;
const height = 841.89;
const font = "node_modules/@fontsource/public-sans/files/public-sans-latin-400-normal.woff";
const languages: Language[] = ["de", "en", "fr"];
const folder = mkdtempSync(join(tmpdir(), "lotse-bench-ocr-"));
const random = chance(11);

try {
  if (spawnSync("pdftoppm", ["-v"]).error) skip("there is no pdftoppm");
  else await recognise();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function recognise(): Promise<void> {
  const seconds: number[] = [];
  let memory = 0;
  let wrong = 0;
  let all = 0;
  for (const language of languages) {
    const { paragraphs } = inventedPage(language, chance(5));
    const picture = await print(paragraphs);
    for (const turn of [0, 2]) {
      const path = join(folder, "scan.pdf");
      writeFileSync(
        path,
        await scan(
          Array.from({ length: pages }, () => picture),
          turn,
        ),
      );
      let text = "";
      const { processor } = await readByProduct(path, pages, message => {
        if (message.type === "pages") text += message.pages.map(page => page.text).join("\n");
        memory = Math.max(memory, message.memory ?? 0);
      });
      seconds.push(processor / 1000 / pages);
      const [said, read] = [
        plain(Array.from({ length: pages }, () => paragraphs.join(" ")).join(" ")),
        plain(text),
      ];
      const edits = distance(said, read);
      wrong += edits;
      all += said.length;
      if (process.env.DETAILS === "1") console.error(`  ${language}, turned by ${turn}: ${text}`);
      say(
        `wrong characters, ${language}, turned by ${turn} degrees`,
        edits / said.length,
        `of ${said.length}`,
      );
    }
  }
  say("wrong characters", wrong / all, `of ${all}`, { atMost: 0.02 });
  say(`processor time a page, process and all, documents of ${pages} pages`, median(seconds), "s", {
    atMost: 3,
  });
  say("most memory of the reading process", memory / 1024 / 1024, "MB", { atMost: 350 });
}

/** A page as a grey picture with noise, as PNG. */
async function print(paragraphs: string[]): Promise<Buffer> {
  const path = join(folder, "page.pdf");
  const bytes = await pdf(page => {
    page.font(font).fontSize(11);
    for (const paragraph of paragraphs) page.text(paragraph).moveDown();
  });
  writeFileSync(path, bytes);
  spawnSync("pdftoppm", ["-r", String(dpi), "-gray", "-singlefile", path, join(folder, "page")]);
  const pgm = readFileSync(join(folder, "page.pgm"));
  const [head = "", columns = "0", rows = "0"] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString("latin1", 0, 40)) ?? [];
  const grey = pgm.subarray(head.length);
  for (let at = 0; at < grey.length; at++) {
    const noise = (random() + random() + random() - 1.5) * 60;
    grey[at] = Math.max(0, Math.min(255, grey[at]! + noise));
  }
  return png(Number(columns), Number(rows), grey);
}

function scan(pictures: Buffer[], turn: number): Promise<Buffer> {
  return pdf(page => {
    for (const [at, picture] of pictures.entries()) {
      if (at > 0) page.addPage();
      if (turn) page.rotate(turn, { origin: [width / 2, height / 2] });
      page.image(picture, 0, 0, { width, height });
    }
  });
}

function png(columns: number, rows: number, grey: Uint8Array): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(columns, 0);
  head.writeUInt32BE(rows, 4);
  head[8] = 8;
  const lines = Buffer.alloc(rows * (columns + 1));
  for (let row = 0; row < rows; row++)
    lines.set(grey.subarray(row * columns, (row + 1) * columns), row * (columns + 1) + 1);
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    magic,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function plain(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, "");
}

/** Edits that lead from one text to the other. */
function distance(one: string, other: string): number {
  let before = Uint32Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const row = new Uint32Array(other.length + 1);
    row[0] = at;
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      row[to] = Math.min(before[to]! + 1, row[to - 1]! + 1, before[to - 1]! + same);
    }
    before = row;
  }
  return before[other.length]!;
}
