import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as documents from "../../../../tests/factories/documents";
import { childrenOf, isAlive } from "../../../../tests/factories/processes";
import { until } from "../../../../tests/factories/until";
import { inspectDocument } from "./inspect-document";
import type { ReadPage } from "./messages";
import { type ReadOptions, readDocument } from "./read-document";

let folder: string;
let handbook: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lotse-read-"));
  handbook = await file("handbook.pdf", await documents.handbookPdf(25));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function code(reading: Promise<unknown>): Promise<unknown> {
  return reading.then(
    () => "read",
    error => error.code ?? error,
  );
}

const ignore: ReadOptions = { onPages: () => undefined };

describe("reading a document beside the event loop", () => {
  it("reports its progress, with all its pages from the first word on", async () => {
    const seen: { page: number; total: number }[] = [];
    await readDocument(handbook, "pdf", { onPages() {}, onProgress: progress => void seen.push(progress) });
    const told = seen.map(({ page }) => page);
    expect(told[0]).toBe(0);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(seen.every(({ total }) => total === 25)).toBe(true);
  });

  it("hands over every page with its passages, in batches and in order", async () => {
    const pages: ReadPage[] = [];
    const result = await readDocument(handbook, "pdf", { onPages: batch => void pages.push(...batch) });
    const passages = pages.flatMap(page => page.passages);
    expect(result).toEqual({
      pages: 25,
      passages: passages.length,
      language: "de",
      hiddenWords: 0,
      findings: [],
    });
    expect(pages.map(page => page.ordinal)).toEqual(Array.from({ length: 25 }, (_, at) => at));
    expect(passages.map(passage => passage.ordinal)).toEqual(passages.map((_, at) => at));
    for (const page of pages) {
      expect(page.text).toContain(`lautet ${1001 + page.ordinal}.`);
      for (const passage of page.passages) {
        expect(page.text.slice(passage.start, passage.end)).toBe(passage.text);
        expect(passage.language).toBe("de");
        expect(Buffer.isBuffer(passage.terms)).toBe(true);
      }
    }
  });

  it("records the headings of each passage, however many headings its page has", async () => {
    const content = await documents.pdf(document => {
      for (const [at, title] of ["1 Urlaub", "1.1 Antrag", "1.2 Übertragung"].entries()) {
        document
          .font("Helvetica-Bold")
          .fontSize(at ? 13 : 16)
          .text(title);
        document.font("Helvetica").fontSize(11).text(documents.prose(at, 9)).moveDown();
      }
    });
    const passages: ReadPage["passages"] = [];
    await readDocument(await file("headings.pdf", content), "pdf", {
      onPages: pages => void passages.push(...pages.flatMap(page => page.passages)),
    });
    const first = ["1 Urlaub", "1.1 Antrag", "1.2 Übertragung"].map(title =>
      passages.find(passage => passage.text.startsWith(title)),
    );
    expect(first.map(passage => passage?.heading)).toEqual([
      "1 Urlaub",
      "1 Urlaub › 1.1 Antrag",
      "1 Urlaub › 1.2 Übertragung",
    ]);
    expect(passages.at(-1)?.heading).toBe("1 Urlaub › 1.2 Übertragung");
  });

  it("waits while the pages before are being stored", async () => {
    let storing = 0;
    let most = 0;
    let batches = 0;
    await readDocument(handbook, "pdf", {
      onPages: async () => {
        storing += 1;
        batches += 1;
        most = Math.max(most, storing);
        await new Promise(resolve => setImmediate(resolve));
        storing -= 1;
      },
    });
    expect(batches).toBe(3);
    expect(most).toBe(1);
  });

  it("takes the languages of a mixed document apart", async () => {
    const english =
      "The notice period is three months. It begins at the end of the month in which you give notice to the company. ".repeat(
        3,
      );
    const arabic = "مدة الإجازة السنوية ثلاثون يوما. يجب تقديم الطلب قبل أسبوعين من بدايتها. ".repeat(4);
    const path = await file(
      "mixed.docx",
      await documents.proseDocx([documents.prose(1, 6), english, documents.prose(2, 6), arabic]),
    );
    const languages = new Set<string>();
    const { language } = await readDocument(path, "docx", {
      onPages: pages => {
        for (const page of pages) for (const passage of page.passages) languages.add(passage.language);
      },
    });
    expect(language).toBe("de");
    expect(languages).toContain("ar");
  });
});

describe("a document that harms", () => {
  it("is given up when it takes too long", async () => {
    const path = await file("long.pdf", documents.bombPdf(200));
    const limits = { stallMs: 1500, memoryBytes: 4e9 };
    expect(await code(readDocument(path, "pdf", { ...ignore, limits }))).toBe("read_timeout");
  });

  it("is given up when it takes too much memory", async () => {
    const limits = { memoryBytes: 40e6 };
    expect(await code(readDocument(handbook, "pdf", { ...ignore, limits }))).toBe("read_memory");
    const heap = await file("heap.docx", documents.rawDocx(documents.paragraphXml("Text.").repeat(30_000)));
    expect(await code(readDocument(heap, "docx", { ...ignore, limits: { heapMegabytes: 40 } }))).toBe(
      "read_memory",
    );
  });

  it("is refused in words at upload", async () => {
    expect(
      await code(inspectDocument(await file("e.pdf", await documents.encryptedPdf()), "pdf", { owner: "a" })),
    ).toBe("pdf_encrypted");
    expect(
      await code(inspectDocument(await file("s.pdf", await documents.scanPdf(2)), "pdf", { owner: "a" })),
    ).toBe("pdf_scan");
    expect(
      await code(inspectDocument(await file("l.docx", documents.rawDocx("<w:p/>")), "docx", { owner: "a" })),
    ).toBe("docx_empty");
    expect(await inspectDocument(handbook, "pdf", { owner: "a" })).toEqual({ pages: 25 });
  });

  it("that nests without end is broken, and the next one is read", async () => {
    const deep = `${"<w:sdt><w:sdtContent>".repeat(50_000)}${"</w:sdtContent></w:sdt>".repeat(50_000)}`;
    const path = await file("deep.docx", documents.rawDocx(deep));
    expect(["docx_broken", "docx_empty", "read_timeout"]).toContain(
      await code(inspectDocument(path, "docx", { owner: "a" })),
    );
    expect(await code(readDocument(handbook, "pdf", ignore))).toBe("read");
  });
});

// Processes are inspected in /proc.
describe.runIf(process.platform === "linux")("a reading process", () => {
  it("reads its company's next document, never another company's, and none after one that it refused", async () => {
    const broken = await file("broken.pdf", documents.brokenPdf());
    const reading = new URL("./read-document.ts", import.meta.url).href;
    const idle = new URL("./idle-readers.ts", import.meta.url).href;
    const processes = new URL("../../../../tests/factories/processes.ts", import.meta.url).href;
    // In a process of its own, whose readers are these alone.
    const script = `
      const { readDocument } = await import(${JSON.stringify(reading)});
      const { idleTimeout } = await import(${JSON.stringify(idle)});
      // However busy the machine is, none ends while another reads.
      idleTimeout.ms = 600_000;
      const { childrenOf } = await import(${JSON.stringify(processes)});
      const readers = () => childrenOf(process.pid, "reading/child");
      const said = [];
      for (const [owner, path] of ${JSON.stringify([
        ["a", handbook],
        ["a", handbook],
        ["b", handbook],
        ["a", handbook],
        ["a", broken],
        ["a", handbook],
      ])}) {
        const before = await readers();
        const end = await readDocument(path, "pdf", { owner, onPages() {} }).then(({ pages }) => pages, error => error.code);
        said.push([owner, end, (await readers()).filter(pid => !before.includes(pid)).length]);
      }
      console.log(JSON.stringify(said));
      process.exit();`;
    const parent = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    expect(JSON.parse(await text(parent.stdout))).toEqual([
      ["a", 25, 1],
      ["a", 25, 0],
      ["b", 25, 1],
      ["a", 25, 0],
      ["a", "pdf_broken", 0],
      ["a", 25, 1],
    ]);
  });

  it("ends when the reading is stopped, or when its pages cannot be stored", async () => {
    const stop = new AbortController();
    const stopped = readDocument(handbook, "pdf", { onPages: () => stop.abort(), signal: stop.signal });
    expect(await stopped.catch(error => error.name)).toBe("AbortError");
    const full = new Error("disk full");
    const failed = readDocument(handbook, "pdf", {
      onPages: () => {
        throw full;
      },
    });
    expect(await failed.catch(error => error)).toBe(full);
    expect(await childrenOf(process.pid, "reading/child")).toEqual([]);
  });

  it("ends when its parent is killed in the middle of a long page", async () => {
    const path = await file("long.pdf", documents.bombPdf(200));
    const reading = new URL("./read-document.ts", import.meta.url).href;
    const script = `
      const { readDocument } = await import(${JSON.stringify(reading)});
      readDocument(${JSON.stringify(path)}, "pdf", { onPages() {}, onProgress: () => console.log("reading") });`;
    const parent = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise(resolve => parent.stdout.once("data", resolve));
    const [child] = await childrenOf(parent.pid!, "reading/child");
    expect(child).toBeGreaterThan(0);
    parent.kill("SIGKILL");
    await until(async () => !(await isAlive(child!)));
  });
});
