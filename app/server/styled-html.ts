import { Writable } from "node:stream";

/** The style rules since the last call as one tag, or "" if there are none. */
export type TakeStyles = () => string;

const headEnd = "</head>";
const documentEnd = "</body></html>";

/**
 * The target of React's pipe: a readable body of HTML with its style rules. React calls `flush()` after each
 * part: the first time the rules are inserted before `</head>`, later in front of the segment that needs them.
 * React closes the document before late segments; here its end comes last. It never applies backpressure to
 * React, because a part cut in the middle has no place for rules.
 */
export class StyledHtml extends Writable {
  readonly body: ReadableStream<Uint8Array>;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #part: Uint8Array[] = [];
  #headSent = false;
  #endHeld = false;
  #closed = false;

  /** @param cancelled called when the body's reader goes away */
  constructor(
    private readonly takeStyles: TakeStyles,
    cancelled: (reason: unknown) => void,
  ) {
    super({ decodeStrings: true });
    this.body = new ReadableStream({
      start: controller => {
        this.#controller = controller;
      },
      cancel: reason => {
        this.#closed = true;
        cancelled(reason);
      },
    });
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    // React 18 writes its whole buffer even where the next character did not fit: zeros follow the last one. Without
    // this, a letter such as "ä" at such a place has a null byte before it. HTML has no null bytes of its own.
    let end = chunk.length;
    while (end > 0 && chunk[end - 1] === 0) end--;
    this.#part.push(chunk.subarray(0, end));
    done();
  }

  /** Called by React after each written part. */
  flush(): void {
    if (this.#part.length === 0 || this.#closed) return;
    const part = Buffer.concat(this.#part);
    this.#part = [];
    const styles = Buffer.from(this.takeStyles());
    const at = this.#headSent ? 0 : Math.max(part.indexOf(headEnd), 0);
    const end = this.#headSent ? -1 : part.lastIndexOf(documentEnd);
    this.#headSent = true;
    const pieces = [part.subarray(0, at), styles];
    if (end < 0) pieces.push(part.subarray(at));
    else pieces.push(part.subarray(at, end), part.subarray(end + documentEnd.length));
    this.#endHeld ||= end >= 0;
    this.#controller.enqueue(Buffer.concat(pieces));
  }

  override _final(done: () => void): void {
    this.flush();
    if (!this.#closed) {
      if (this.#endHeld) this.#controller.enqueue(Buffer.from(documentEnd));
      this.#controller.close();
    }
    this.#closed = true;
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#closed) this.#controller.error(error ?? new Error("The page was not finished"));
    this.#closed = true;
    done(null);
  }
}
