import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "~/paths";
import type { MarkedBlock } from "./answer-blocks";
import type { GrownBlocks } from "./grown-blocks";

const pollEveryMs = 2_000;
/** Consecutive connection failures before falling back to polling. */
const maxFailures = 2;

/**
 * The text of an answer while it is generated, over server-sent events. When it is done, the page is reloaded
 * once, for its sources. A model's answer comes as blocks that the server parsed. `polling`: the stream failed, and the page is reloaded every 2 s.
 */
export function useLiveAnswer(
  id: string,
  model: boolean,
): { text: string; blocks: MarkedBlock[] | null; polling: boolean; offline: boolean } {
  const { revalidate } = useRevalidator();
  const [text, setText] = useState("");
  const [blocks, setBlocks] = useState<MarkedBlock[]>([]);
  const [polling, setPolling] = useState(false);
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    if (polling) return;
    let failures = 0;
    const source = new EventSource(paths.answers.stream(id, model ? { blocks: "1" } : {}));
    source.addEventListener("open", () => setOffline(false));
    source.addEventListener("piece", event => {
      failures = 0;
      const piece = JSON.parse(event.data) as { at: number; text: string };
      setText(before => before.slice(0, piece.at) + piece.text);
    });
    source.addEventListener("blocks", event => {
      failures = 0;
      const grown = JSON.parse(event.data) as GrownBlocks;
      setBlocks(before => [...before.slice(0, grown.from), ...grown.blocks]);
    });
    source.addEventListener("done", () => {
      source.close();
      revalidate();
    });
    source.addEventListener("error", () => {
      failures += 1;
      setOffline(!navigator.onLine);
      if (failures < maxFailures && source.readyState !== EventSource.CLOSED) return;
      source.close();
      setPolling(true);
    });
    return () => source.close();
  }, [id, model, polling, revalidate]);

  useEffect(() => {
    if (!polling) return;
    // Reloading while the server is unreachable would show an error page, so it is probed first.
    const poll = () =>
      fetch(paths.answers.stream(id), { method: "HEAD" }).then(
        () => {
          setOffline(false);
          revalidate();
        },
        () => setOffline(true),
      );
    const timer = setInterval(poll, pollEveryMs);
    return () => clearInterval(timer);
  }, [id, polling, revalidate]);

  return { text, blocks: model ? blocks : null, polling, offline };
}
