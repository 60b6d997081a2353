import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { exceedsLimit, type FileLimit } from "~/ui/form/use-chosen-files";
import type { Chosen } from "./dropped-files";

/** A file of the batch; `said` is the reason of a refusal, in the reader's language. */
export type Line = {
  key: number;
  path: string;
  size: number;
  state: "waiting" | "sending" | Reply["outcome"] | "lost" | "cancelled";
  percent: number;
  said?: string;
  /** The server cannot be reached; the upload goes on once it can. */
  offline?: boolean;
};

/** Concurrent uploads: one less than the limit of a user, so that another tab can upload too. */
const maxConcurrent = 3;
/** Chosen: the maximum number of retries on a busy server, and the delay of all retries. */
const maxRetries = 20;
const retryDelayMs = 3000;
/** Chosen: failures although the server can be reached, such as of a file that was changed meanwhile. */
const maxFailures = 2;

const accepted = /\.(?:docx|pdf|zip)$/i;

/** `refused`: why it is not sent, which the result also shows. */
type Task = { line: Line; file: File; refused?: "file_type" | "file_too_large"; request?: XMLHttpRequest };
type Reply = { outcome: "added" | "version" | "there" | "refused" | "unpacking"; said?: string };

/**
 * Sends files of a batch one by one, a few at once, each with its progress, and can cancel or repeat each; before that,
 * each can be removed again.
 */
export function useBatchUpload() {
  const tasks = useRef<Task[]>([]);
  const keys = useRef(0);
  const batch = useRef("");
  const [lines, setLines] = useState<Line[]>([]);
  const drawn = useRef<number>();

  // Progress events of many files are more frequent than frames.
  const draw = useCallback(() => {
    drawn.current ??= requestAnimationFrame(() => {
      drawn.current = undefined;
      setLines(tasks.current.map(({ line }) => ({ ...line })));
    });
  }, []);

  const next = useCallback(() => {
    void report(batch.current, tasks.current);
    const running = tasks.current.filter(({ line }) => line.state === "sending").length;
    const waiting = tasks.current.filter(({ line }) => line.state === "waiting");
    for (const task of waiting.slice(0, Math.max(0, maxConcurrent - running))) {
      task.line.state = "sending";
      void send(batch.current, task, draw).finally(() => {
        draw();
        next();
      });
    }
    draw();
  }, [draw]);

  const choose = useCallback(
    (chosen: Chosen[], { otherType, limit }: { otherType: string; limit: FileLimit }) => {
      tasks.current.push(
        ...chosen.map(({ path, file }): Task => {
          const line = { key: keys.current++, path, size: file.size, percent: 0 };
          // Refuses files before uploading them; the limit is that of a document, an archive may be larger.
          if (!accepted.test(file.name))
            return { file, refused: "file_type", line: { ...line, state: "refused", said: otherType } };
          if (!/\.zip$/i.test(file.name) && exceedsLimit(file, limit))
            return {
              file,
              refused: "file_too_large",
              line: { ...line, state: "refused", said: limit.tooLarge },
            };
          return { file, line: { ...line, state: "waiting" } };
        }),
      );
      // Further files of a batch that has begun are uploaded immediately.
      if (batch.current) next();
      else draw();
    },
    [draw, next],
  );

  const start = useCallback(
    (id: string) => {
      batch.current = id;
      next();
    },
    [next],
  );

  const remove = useCallback(
    (key: number) => {
      tasks.current = tasks.current.filter(({ line }) => line.key !== key);
      draw();
    },
    [draw],
  );

  const cancel = useCallback(
    (key: number) => {
      const task = tasks.current.find(({ line }) => line.key === key);
      if (!task || !["waiting", "sending"].includes(task.line.state)) return;
      task.line.state = "cancelled";
      task.request?.abort();
      draw();
    },
    [draw],
  );

  const retry = useCallback(
    (which: (line: Line) => boolean) => {
      for (const task of tasks.current)
        if (which(task.line)) task.line = { ...task.line, state: "waiting", percent: 0 };
      if (batch.current) next();
      else draw();
    },
    [draw, next],
  );

  const sending =
    Boolean(batch.current) && lines.some(({ state }) => state === "waiting" || state === "sending");
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [sending]);
  return { lines, sending, batch, choose, start, remove, cancel, retry };
}

/** Reports the files that are not sent, so that the result names them too; if that fails, it names the sent ones only. */
async function report(batch: string, tasks: Task[]): Promise<void> {
  for (const task of tasks) {
    const { refused, line } = task;
    if (!refused) continue;
    delete task.refused;
    const params = new URLSearchParams({ name: line.path, refused, bytes: String(line.size) });
    await fetch(`${paths.knowledge.batch(batch)}/files?${params}`, { method: "POST" }).catch(() => {});
  }
}

async function send(batch: string, task: Task, draw: () => void): Promise<void> {
  const { line } = task;
  let failures = 0;
  for (let attempt = 1; line.state === "sending"; attempt++) {
    const reply = await post(batch, task, draw);
    line.offline = reply === "failed" && !(await isReachable(batch));
    if (reply === "failed" && !line.offline) failures += 1;
    // Cancelled meanwhile.
    if (line.state !== "sending") return;
    if (
      line.offline ||
      (reply === "busy" && attempt < maxRetries) ||
      (reply === "failed" && failures < maxFailures)
    ) {
      line.percent = 0;
      draw();
      await new Promise(resolve => setTimeout(resolve, retryDelayMs));
      continue;
    }
    if (typeof reply === "string") {
      line.state = "lost";
      return;
    }
    line.state = reply.outcome;
    line.percent = 100;
    if (reply.said) line.said = reply.said;
  }
}

const isReachable = (batch: string) =>
  fetch(paths.knowledge.batch(batch), { method: "HEAD" }).then(
    () => true,
    () => false,
  );

function post(batch: string, task: Task, draw: () => void): Promise<Reply | "busy" | "lost" | "failed"> {
  const request = new XMLHttpRequest();
  task.request = request;
  request.open(
    "POST",
    `${paths.knowledge.batch(batch)}/files?${new URLSearchParams({ name: task.line.path })}`,
  );
  request.setRequestHeader("content-type", "application/octet-stream");
  return new Promise(done => {
    request.upload.addEventListener("progress", event => {
      task.line.percent = event.total > 0 ? Math.floor((99 * event.loaded) / event.total) : 0;
      draw();
    });
    request.addEventListener("load", () => done(replyOf(request)));
    for (const end of ["error", "timeout"]) request.addEventListener(end, () => done("failed"));
    request.addEventListener("abort", () => done("lost"));
    request.send(task.file);
  });
}

function replyOf(request: XMLHttpRequest): Reply | "busy" | "lost" {
  if (request.status === 429 || request.status === 503) return "busy";
  try {
    const answer = JSON.parse(request.responseText) as Reply;
    return answer.outcome ? answer : "lost";
  } catch {
    // Another page was returned, such as the sign-in.
    return "lost";
  }
}
