import { getResolvedPDFJS } from "unpdf";
import { type GraphicsState, initialState, type Operators, parameterOperators } from "./pdf-graphics-state";
import { type IsShown, LayerMarks } from "./pdf-layers";
import { apply, type Box, boxOf, type Matrix, multiply } from "./pdf-matrix";
import type { PdfPage } from "./pdf-operators";
import { type PaintedAreas, paintedAreas } from "./pdf-painted-areas";
import { softHyphen } from "./soft-hyphens";

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
type Glyph = { unicode?: string; width?: number; isSpace?: boolean } | number | null;

/** Reads the texts of a page in the order of painting, with their visibility. */
export async function readPainting(page: PdfPage, isShown: IsShown): Promise<Painting> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const view = page.view as unknown as Box;
  const parameters = parameterOperators(OPS);
  const areas = paintedAreas(view);
  const layers = new LayerMarks(OPS, isShown);
  const cursor = textCursor();
  const texts: PaintedText[] = [];
  const stack: GraphicsState[] = [];
  let state = { ...initialState };
  /** Texts that are clips until their state ends. Later painting makes them visible. */
  let clips: PaintedText[] = [];
  const revealClips = () => {
    for (const clip of clips) clip.visibility = "visible";
    clips = [];
  };
  const addPaint = (box: Box) => {
    if (layers.isHidden) return;
    revealClips();
    areas.addPaint(box);
  };

  for (let at = 0; at < fnArray.length; at++) {
    const args = (argsArray[at] ?? []) as unknown[];
    parameters.get(fnArray[at])?.(state, args);
    layers.follow(fnArray[at], args);
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
        if (!layers.isHidden && box[2] - box[0] > 4 && box[3] - box[1] > 4) {
          areas.addPicture(box);
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
        if (Number(args[1]) * Number(args[2]) <= 1) areas.markPixel();
        break;
      case OPS.shadingFill:
        addPaint(view);
        break;
      case OPS.constructPath: {
        const box = pathBox(OPS, args as PathArguments, state);
        if (box) addPaint(box);
        break;
      }
      case OPS.beginText:
        cursor.set([1, 0, 0, 1, 0, 0]);
        break;
      case OPS.setTextMatrix:
        cursor.set([...(args[0] as number[])] as unknown as Matrix);
        break;
      case OPS.setLeadingMoveText:
        state.leading = -Number(args[1]);
        cursor.move(Number(args[0]), Number(args[1]));
        break;
      case OPS.moveText:
        cursor.move(Number(args[0]), Number(args[1]));
        break;
      case OPS.nextLine:
        cursor.move(0, -state.leading);
        break;
      case OPS.showText: {
        const { text, advance } = readGlyphs(args[0] as Glyph[], state);
        const run = placeRun(text, advance, cursor.advance(advance), state);
        if (!text.trim()) break;
        const visibility = layers.isHidden ? "hidden" : visibilityOf(run, state, view, areas);
        const painted: PaintedText = { ...run, visibility, invisible: state.mode === 3 };
        if (state.mode === 7 && painted.visibility === "hidden") clips.push(painted);
        texts.push(painted);
        break;
      }
    }
  }
  return { texts, imageShare: areas.imageShare(), scanned: areas.scannedShare() };
}

/** The matrices of the next glyph and of the line's begin (ISO 32000, 9.4.2). */
function textCursor() {
  let line: Matrix = [1, 0, 0, 1, 0, 0];
  let next = line;
  return {
    set(matrix: Matrix) {
      line = matrix;
      next = matrix;
    },
    /** Begins a line at a distance from the begin of the last one. */
    move(x: number, y: number) {
      line = multiply(line, [1, 0, 0, 1, x, y]);
      next = line;
    },
    /** Moves by the width of a run, and returns the matrix of its begin. */
    advance(width: number): Matrix {
      const begin = next;
      next = multiply(next, [1, 0, 0, 1, width, 0]);
      return begin;
    },
  };
}

type PathArguments = [operation: number, path: unknown, bounds: Box | undefined];

/** The box of a path that leaves paint, so none of a clip or of white. */
function pathBox(
  OPS: Operators,
  [operation, , bounds]: PathArguments,
  state: GraphicsState,
): Box | undefined {
  if (!bounds || operation === OPS.endPath) return undefined;
  const filled = operation !== OPS.stroke && operation !== OPS.closeStroke;
  if (filled && isWhite(state.fill)) return undefined;
  const half = filled ? 0 : state.lineWidth / 2;
  return boxOf(state.ctm, [bounds[0] - half, bounds[1] - half, bounds[2] + half, bounds[3] + half]);
}

type Run = Pick<PaintedText, "text" | "x" | "y" | "endX" | "endY" | "size">;

/** The place of a run of glyphs on the page. `begin`: the matrix of its first glyph. */
function placeRun(text: string, advance: number, begin: Matrix, state: GraphicsState): Run {
  const placed = multiply(state.ctm, multiply(begin, [1, 0, 0, 1, 0, state.rise]));
  const [endX, endY] = apply(placed, advance, 0);
  const size = Math.abs(state.size) * Math.hypot(placed[2], placed[3]);
  return { text, x: placed[4], y: placed[5], endX, endY, size };
}

function visibilityOf(
  { x, y, endX, endY, size }: Run,
  { mode, alpha, fill }: GraphicsState,
  view: Box,
  areas: PaintedAreas,
): PaintedText["visibility"] {
  if (mode === 3 || mode === 7 || alpha < minOpacity) return "hidden";
  const [left, right] = [Math.min(x, endX), Math.max(x, endX)];
  const [low, high] = [Math.min(y, endY), Math.max(y, endY)];
  if (right < view[0] || left > view[2] || high + size < view[1] || low > view[3]) return "outside";
  if (size <= maxTinySize) return "tiny";
  const filled = mode === 0 || mode === 4;
  if (!filled || !isWhite(fill)) return "visible";
  return areas.isPainted((x + endX) / 2, (y + endY) / 2 + size / 4) ? "visible" : "white";
}

function readGlyphs(glyphs: Glyph[], state: GraphicsState): { text: string; advance: number } {
  let text = "";
  let advance = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === "number") {
      advance -= (glyph / 1000) * state.size * state.scale;
      // A gap of a quarter of the letter size is a space.
      if (glyph < -250 && text && !text.endsWith(" ")) text += " ";
    } else if (glyph) {
      // A soft hyphen within a line has no width.
      if (glyph.unicode !== softHyphen || glyph.width) text += glyph.unicode ?? "";
      const space = state.spacing + (glyph.isSpace ? state.wordSpacing : 0);
      advance += (((glyph.width ?? 0) / 1000) * state.size + space) * state.scale;
    }
  }
  return { text, advance };
}

function isWhite(color: string): boolean {
  return /^#(?:f[5-9a-f]){3}$/i.test(color);
}
