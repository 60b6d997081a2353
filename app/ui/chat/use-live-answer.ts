import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "~/paths";

const pollEveryMs = 2_000;
/** Failed connections in a row after which the stream is given up for asking now and then. */
const triesAtMost = 2;

/**
 * The text of an answer as it is written, over server-sent events. When it is done the page is loaded
 * anew, once, with its sources. `polling`: the stream did not work, and the page is loaded every 2 s.
 */
export function useLiveAnswer(id: string): { text: string; polling: boolean; offline: boolean } {
  const { revalidate } = useRevalidator();
  const [text, setText] = useState("");
  const [polling, setPolling] = useState(false);
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    if (polling) return;
    let failures = 0;
    const source = new EventSource(paths.answers.stream(id));
    source.addEventListener("open", () => setOffline(false));
    source.addEventListener("piece", event => {
      failures = 0;
      const piece = JSON.parse(event.data) as { at: number; text: string };
      setText(before => before.slice(0, piece.at) + piece.text);
    });
    source.addEventListener("done", () => {
      source.close();
      revalidate();
    });
    source.addEventListener("error", () => {
      failures += 1;
      setOffline(!navigator.onLine);
      if (failures < triesAtMost && source.readyState !== EventSource.CLOSED) return;
      source.close();
      setPolling(true);
    });
    return () => source.close();
  }, [id, polling, revalidate]);

  useEffect(() => {
    if (!polling) return;
    // Loading the page while nobody answers would put an error page in its place: so it is asked first.
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

  return { text, polling, offline };
}
