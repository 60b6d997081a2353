/** Why an answer's writing ends before its end: by its reader, by our shutting down, or because its row is no longer ours. */
export type EndReason = "stopped" | "interrupted" | "lost";

/** An answer that this process is writing. Its text only grows. */
export type LiveAnswer = {
  readonly messageId: string;
  readonly attempt: number;
  readonly text: string;
  /** Aborted with an EndReason. */
  readonly signal: AbortSignal;
  /** Resolves when its last state is saved and nobody may watch it here any more. */
  readonly over: Promise<void>;
  say(piece: string): void;
  end(reason: EndReason): void;
  close(): void;
  /** Calls `heard` after each piece and at the end. Returns the way to stop. */
  subscribe(heard: () => void): () => void;
};

const live = new Map<string, LiveAnswer>();

/** The answer to this message, while this process writes it. */
export function liveAnswer(messageId: string): LiveAnswer | undefined {
  return live.get(messageId);
}

/** All answers that this process is writing. */
export function liveAnswers(): LiveAnswer[] {
  return [...live.values()];
}

/** Opens an answer for its writer; `close` takes it away again. */
export function openLiveAnswer(messageId: string, attempt: number): LiveAnswer {
  const stop = new AbortController();
  const subscribers = new Set<() => void>();
  const tell = () => {
    for (const heard of subscribers) heard();
  };
  let text = "";
  let half = "";
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
    signal: stop.signal,
    over,
    say(piece) {
      if (stop.signal.aborted) return;
      // Half a character (the first of two UTF-16 units) waits for its other half.
      const whole = half + piece;
      half = /[\ud800-\udbff]$/.exec(whole)?.[0] ?? "";
      if (whole.length === half.length) return;
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
