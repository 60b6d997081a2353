/** Why generation ends early: stopped by the reader, interrupted by a shutdown, or the row was ended elsewhere. */
export type EndReason = "stopped" | "interrupted" | "lost";

/** An answer that this process is generating. Its text only grows. */
export type LiveAnswer = {
  readonly messageId: string;
  readonly attempt: number;
  readonly text: string;
  /** Milliseconds from its opening to the first piece; null until then. */
  readonly firstWordMs: number | null;
  /** Aborted with an EndReason. */
  readonly signal: AbortSignal;
  /** Resolves when its final state is saved and it can no longer be watched here. */
  readonly over: Promise<void>;
  append(piece: string): void;
  end(reason: EndReason): void;
  close(): void;
  /** Calls `heard` after each piece and at the end. Returns a function that unsubscribes. */
  subscribe(heard: () => void): () => void;
};

const live = new Map<string, LiveAnswer>();

/** The answer to this message while this process generates it. */
export function liveAnswer(messageId: string): LiveAnswer | undefined {
  return live.get(messageId);
}

/** All answers that this process is generating. */
export function liveAnswers(): LiveAnswer[] {
  return [...live.values()];
}

/** Registers an answer for its generator; `close` removes it. */
export function openLiveAnswer(messageId: string, attempt: number): LiveAnswer {
  const stop = new AbortController();
  const subscribers = new Set<() => void>();
  const tell = () => {
    for (const heard of subscribers) heard();
  };
  let text = "";
  let half = "";
  const opened = performance.now();
  let firstWordMs: number | null = null;
  let isOver = () => {};
  const over = new Promise<void>(resolve => {
    isOver = resolve;
  });
  const answer: LiveAnswer = {
    messageId,
    attempt,
    get text() {
      return text;
    },
    get firstWordMs() {
      return firstWordMs;
    },
    signal: stop.signal,
    over,
    append(piece) {
      if (stop.signal.aborted) return;
      // The first half of a surrogate pair waits for the second.
      const whole = half + piece;
      half = /[\ud800-\udbff]$/.exec(whole)?.[0] ?? "";
      if (whole.length === half.length) return;
      firstWordMs ??= Math.round(performance.now() - opened);
      text += whole.slice(0, whole.length - half.length);
      tell();
    },
    end: reason => stop.abort(reason),
    close() {
      if (live.get(messageId) === answer) live.delete(messageId);
      isOver();
      tell();
    },
    subscribe(heard) {
      subscribers.add(heard);
      return () => subscribers.delete(heard);
    },
  };
  live.set(messageId, answer);
  return answer;
}
