// The legacy build: the other one requires browsers of the last months.
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  TextLayer,
  version,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { findSentence } from "./find-sentence";

GlobalWorkerOptions.workerSrc = workerUrl;

/** Fonts that files may leave out, character maps and a decoder, see `pdfData` in scripts/vite-plugins.ts. */
const data = import.meta.env.DEV ? "/node_modules/pdfjs-dist" : `/assets/pdfjs-${version}`;

/** Canvas pixels for a CSS pixel. Chosen: at least 2, to be readable when enlarged; more than 3 cannot be seen. */
const sharpness = () => Math.min(Math.max(devicePixelRatio, 2), 3);

/** `marked`: whether the sentence was found on the page. */
export type Drawn = { marked: boolean };

/**
 * Draws one page of a .pdf into `host`, as wide as it: a canvas, above it the marks of the sentence and the page's
 * text, which can be selected. Loads only the parts of the file that the page needs.
 * @param url the file; it answers to `Range`
 * @param number of the page, from 1
 * @throws Error of pdf.js for a file that it cannot read, AbortError
 */
export async function drawPage(
  host: HTMLElement,
  { url, number, sentence }: { url: string; number: number; sentence: string | null },
  signal: AbortSignal,
): Promise<Drawn> {
  const loading = getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    cMapUrl: `${data}/cmaps/`,
    standardFontDataUrl: `${data}/standard_fonts/`,
    // The content security policy forbids WebAssembly; pdf.js contains a decoder without it.
    useWasm: false,
    wasmUrl: `${data}/wasm/`,
  });
  signal.addEventListener("abort", () => void loading.destroy(), { once: true });
  try {
    const page = await (await loading.promise).getPage(number);
    const sheet = document.createElement("div");
    sheet.className = "sheet";
    const scale = host.clientWidth / page.getViewport({ scale: 1 }).width;
    const [canvas, marked] = [await paint(page, scale), await writeText(sheet, page, scale, sentence)];
    signal.throwIfAborted();
    sheet.prepend(canvas);
    host.replaceChildren(sheet);
    followWidth(sheet, page, signal);
    return { marked: marked() };
  } finally {
    void loading.destroy();
  }
}

/** Updates the scale of the text layer when the width changes; canvas and marks scale by CSS. */
function followWidth(sheet: HTMLElement, page: PDFPageProxy, signal: AbortSignal): void {
  const { width } = page.getViewport({ scale: 1 });
  const observer = new ResizeObserver(() =>
    sheet.style.setProperty("--total-scale-factor", String(sheet.clientWidth / width)),
  );
  observer.observe(sheet);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

async function paint(page: PDFPageProxy, scale: number): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale: scale * sharpness() });
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  // The text layer contains its content for screen readers.
  canvas.setAttribute("aria-hidden", "true");
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

/** Returns a function that draws the marks, which are measured and therefore need the text in the document. */
async function writeText(
  sheet: HTMLElement,
  page: PDFPageProxy,
  scale: number,
  sentence: string | null,
): Promise<() => boolean> {
  const text = document.createElement("div");
  text.className = "text";
  sheet.append(text);
  sheet.style.setProperty("--total-scale-factor", String(scale));
  const layer = new TextLayer({
    textContentSource: await page.getTextContent(),
    container: text,
    viewport: page.getViewport({ scale }),
  });
  await layer.render();
  return () => {
    const { textDivs, textContentItemsStr } = layer;
    const parts = sentence ? findSentence(textContentItemsStr, sentence) : [];
    const edges = sheet.getBoundingClientRect();
    for (const { item, start, end } of parts) {
      const node = textDivs[item]?.firstChild;
      if (!node) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      for (const { left, top, width, height } of range.getClientRects()) {
        const mark = document.createElement("div");
        mark.className = "mark";
        Object.assign(mark.style, {
          left: `${((left - edges.left) / edges.width) * 100}%`,
          top: `${((top - edges.top) / edges.height) * 100}%`,
          width: `${(width / edges.width) * 100}%`,
          height: `${(height / edges.height) * 100}%`,
        });
        sheet.insertBefore(mark, text);
      }
    }
    return parts.length > 0;
  };
}
