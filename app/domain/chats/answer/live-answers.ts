/** Why generation ends early: stopped by the reader, interrupted by a shutdown, or the row was ended elsewhere. */
export type EndReason = "stopped" | "interrupted" | "lost";

/** An answer that this process is generating. Its text only grows. */
export type LiveAnswer = {
  readonly messageId: string;
  readonly attempt: number;
  readonly text: string;
  /** Time from its opening to the first piece; null until then. */
  readonly firstWordMs: number | null;
  /** Aborted with an EndReason. */
  readonly signal: AbortSignal;
  /** Resolves when its final state is saved and it can no longer be watched here. */
  readonly ended: Promise<void>;
  append(piece: string): void;
  end(reason: EndReason): void;
  close(): void;
  /** Calls `listener` after each piece and at the end. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
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
  const controller = new AbortController();
  const subscribers = new Set<() => void>();
  const notify = () => {
    for (const listener of subscribers) listener();
  };
  let text = "";
  let highSurrogate = "";
  const openedAt = performance.now();
  let firstWordMs: number | null = null;
  let resolveEnded = () => {};
  const ended = new Promise<void>(resolve => {
    resolveEnded = resolve;
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
    signal: controller.signal,
    ended,
    append(piece) {
      if (controller.signal.aborted) return;
      // The first half of a surrogate pair waits for the second.
      const whole = highSurrogate + piece;
      highSurrogate = /[\ud800-\udbff]$/.exec(whole)?.[0] ?? "";
      if (whole.length === highSurrogate.length) return;
      firstWordMs ??= Math.round(performance.now() - openedAt);
      text += whole.slice(0, whole.length - highSurrogate.length);
      notify();
    },
    end: reason => controller.abort(reason),
    close() {
      if (live.get(messageId) === answer) live.delete(messageId);
      resolveEnded();
      notify();
    },
    subscribe(listener) {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
  };
  live.set(messageId, answer);
  return answer;
}
