import { getResolvedPDFJS } from "unpdf";
import { apply, type Box, boxOf, isWithin, type Matrix, multiply, overlap } from "./pdf-matrix";
import type { PdfPage } from "./pdf-operators";

/** A run of glyphs as painted; places in the page's user space. */
export interface PaintedText {
  text: string;
  x: number;
  y: number;
  /** The position of the next glyph. */
  endX: number;
  endY: number;
  size: number;
  visibility: "visible" | "hidden" | "white" | "tiny" | "outside";
  /** Painted in the invisible mode, as the text layer of a scan. */
  invisible: boolean;
}

export interface Painting {
  texts: PaintedText[];
  /** The share of the page that pictures cover: 0 to 1. */
  imageShare: number;
  /** The same without pictures of one pixel, which are backgrounds. */
  scanned: number;
}

/** Letters up to this size in points are illegible. */
const maxTinySize = 2;
/** Text below this opacity is invisible. */
const minOpacity = 0.05;
/** Chosen: a page with more is a drawing, on which white text counts as visible. */
const maxBoxes = 4000;

type State = {
  ctm: Matrix;
  fill: string;
  alpha: number;
  mode: number;
  size: number;
  spacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  lineWidth: number;
};
type Glyph = { unicode?: string; width?: number; isSpace?: boolean } | number | null;

/** Reads the texts of a page in the order of painting, with their visibility. */
export async function readPainting(page: PdfPage): Promise<Painting> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const view = page.view as unknown as Box;
  const texts: PaintedText[] = [];
  const paintedBoxes: Box[] = [];
  const pictures: Box[] = [];
  const pixels = new Set<Box>();
  const stack: State[] = [];
  /** Texts that are clips until their state ends. Later painting makes them visible. */
  let clips: PaintedText[] = [];
  let state: State = {
    ctm: [1, 0, 0, 1, 0, 0],
    fill: "#000000",
    alpha: 1,
    mode: 0,
    size: 1,
    spacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    lineWidth: 1,
  };
  let tm: Matrix = [1, 0, 0, 1, 0, 0];
  let line: Matrix = tm;
  const revealClips = () => {
    for (const clip of clips) clip.visibility = "visible";
    clips = [];
  };
  const addPaint = (box: Box) => {
    revealClips();
    if (paintedBoxes.length < maxBoxes) paintedBoxes.push(box);
    else paintedBoxes[0] = view;
  };
  const moveText = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    tm = line;
  };

  for (let at = 0; at < fnArray.length; at++) {
    const args = (argsArray[at] ?? []) as unknown[];
    switch (fnArray[at]) {
      case OPS.save:
        stack.push(state);
        state = { ...state };
        break;
      case OPS.restore:
        clips = [];
        state = stack.pop() ?? state;
        break;
      case OPS.transform: {
        state.ctm = multiply(state.ctm, args as unknown as Matrix);
        // A picture fills the unit square. Its own operator is missing if it is too large to be decoded.
        const box = boxOf(state.ctm, [0, 0, 1, 1]);
        if (box[2] - box[0] > 4 && box[3] - box[1] > 4) {
          pictures.push(box);
          revealClips();
        }
        break;
      }
      case OPS.paintFormXObjectBegin:
        stack.push(state);
        state = { ...state, ctm: args[0] ? multiply(state.ctm, args[0] as Matrix) : state.ctm };
        break;
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPS.paintImageXObject:
        // Only pictures of one pixel are decoded (see open-pdf).
        if (pictures.length && Number(args[1]) * Number(args[2]) <= 1) pixels.add(pictures.at(-1)!);
        break;
      case OPS.setFillRGBColor:
        state.fill = String(args[0]);
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = "";
        break;
      case OPS.setGState:
        for (const [name, value] of args[0] as [string, unknown][])
          if (name === "ca") state.alpha = Number(value);
        break;
      case OPS.setLineWidth:
        state.lineWidth = Number(args[0]);
        break;
      case OPS.shadingFill:
        addPaint(view);
        break;
      case OPS.constructPath: {
        const [operation, , bounds] = args as [number, unknown, Box | undefined];
        if (!bounds || operation === OPS.endPath) break;
        const filled = operation !== OPS.stroke && operation !== OPS.closeStroke;
        if (filled && isWhite(state.fill)) break;
        const half = filled ? 0 : state.lineWidth / 2;
        addPaint(boxOf(state.ctm, [bounds[0] - half, bounds[1] - half, bounds[2] + half, bounds[3] + half]));
        break;
      }
      case OPS.beginText:
        tm = [1, 0, 0, 1, 0, 0];
        line = tm;
        break;
      case OPS.setTextMatrix:
        tm = [...(args[0] as number[])] as unknown as Matrix;
        line = tm;
        break;
      case OPS.setLeadingMoveText:
        state.leading = -Number(args[1]);
        moveText(Number(args[0]), Number(args[1]));
        break;
      case OPS.moveText:
        moveText(Number(args[0]), Number(args[1]));
        break;
      case OPS.nextLine:
        moveText(0, -state.leading);
        break;
      case OPS.setFont:
        state.size = Number(args[1]);
        break;
      case OPS.setTextRenderingMode:
        state.mode = Number(args[0]);
        break;
      case OPS.setCharSpacing:
        state.spacing = Number(args[0]);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = Number(args[0]);
        break;
      case OPS.setHScale:
        state.scale = Number(args[0]) / 100;
        break;
      case OPS.setLeading:
        state.leading = Number(args[0]);
        break;
      case OPS.setTextRise:
        state.rise = Number(args[0]);
        break;
      case OPS.showText: {
        const { text, advance } = readGlyphs(args[0] as Glyph[], state);
        const placed = multiply(state.ctm, multiply(tm, [1, 0, 0, 1, 0, state.rise]));
        tm = multiply(tm, [1, 0, 0, 1, advance, 0]);
        if (!text.trim()) break;
        const [endX, endY] = apply(placed, advance, 0);
        const size = Math.abs(state.size) * Math.hypot(placed[2], placed[3]);
        const one = { text, x: placed[4], y: placed[5], endX, endY, size };
        const painted: PaintedText = {
          ...one,
          visibility: visibilityOf(one, state),
          invisible: state.mode === 3,
        };
        if (state.mode === 7 && painted.visibility === "hidden") clips.push(painted);
        texts.push(painted);
        break;
      }
    }
  }
  return { texts, imageShare: share(pictures), scanned: share(pictures.filter(box => !pixels.has(box))) };

  function visibilityOf(one: Pick<PaintedText, "x" | "y" | "endX" | "endY" | "size">, now: State) {
    if (now.mode === 3 || now.mode === 7 || now.alpha < minOpacity) return "hidden";
    const right = Math.max(one.x, one.endX);
    const left = Math.min(one.x, one.endX);
    const low = Math.min(one.y, one.endY);
    const high = Math.max(one.y, one.endY);
    if (right < view[0] || left > view[2] || high + one.size < view[1] || low > view[3]) return "outside";
    if (one.size <= maxTinySize) return "tiny";
    const filled = now.mode === 0 || now.mode === 4;
    if (!filled || !isWhite(now.fill)) return "visible";
    const middle = { x: (one.x + one.endX) / 2, y: (one.y + one.endY) / 2 + one.size / 4 };
    const isOnPaint = [...paintedBoxes, ...pictures].some(box => isWithin(box, middle.x, middle.y));
    return isOnPaint ? "visible" : "white";
  }

  function share(boxes: Box[]): number {
    const whole = (view[2] - view[0]) * (view[3] - view[1]);
    const covered = boxes.reduce((sum, box) => sum + overlap(box, view), 0);
    return whole > 0 ? Math.min(1, covered / whole) : 0;
  }
}

function readGlyphs(glyphs: Glyph[], state: State): { text: string; advance: number } {
  let text = "";
  let advance = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === "number") {
      advance -= (glyph / 1000) * state.size * state.scale;
      // A gap of a quarter of the letter size is a space.
      if (glyph < -250 && text && !text.endsWith(" ")) text += " ";
    } else if (glyph) {
      text += glyph.unicode ?? "";
      const space = state.spacing + (glyph.isSpace ? state.wordSpacing : 0);
      advance += (((glyph.width ?? 0) / 1000) * state.size + space) * state.scale;
    }
  }
  return { text, advance };
}

function isWhite(color: string): boolean {
  return /^#(?:f[5-9a-f]){3}$/i.test(color);
}
