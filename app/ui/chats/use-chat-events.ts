import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";

type Asked = { id: string; attempt: number };

/**
 * Reloads a chat when it changes for its reader: they asked in another tab or on another device; in a shared chat another
 * person asked, or a division was removed. When the server ends the connection, the reader has lost access, and the page
 * says so. `knows`: whether the page shows this attempt, or an older part of the thread.
 */
export function useChatEvents(id: string, shared: boolean, knows: (asked: Asked) => boolean): void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [asked, setAsked] = useState<Asked>();
  const known = useRef(knows);
  known.current = knows;

  useEffect(() => {
    let source: EventSource | undefined;
    const open = () => {
      source = new EventSource(paths.chats.events(id));
      let first = true;
      source.addEventListener("open", () => {
        first = true;
      });
      source.addEventListener("changed", () => {
        // The first event closes the gap since the page was rendered. An unshared chat has none: its owner alone
        // changes it.
        if (shared || !first) revalidate();
        first = false;
      });
      source.addEventListener("asked", event => setAsked(JSON.parse(event.data) as Asked));
    };
    const check = () => {
      // A browser has six connections to a server without HTTP/2: a hidden tab of an unshared chat keeps none.
      if (document.hidden && !shared) {
        source?.close();
        source = undefined;
        // A proxy's error, as during a restart, ends a connection for good.
      } else if (!source || source.readyState === EventSource.CLOSED) open();
    };
    check();
    document.addEventListener("visibilitychange", check);
    return () => {
      document.removeEventListener("visibilitychange", check);
      source?.close();
    };
  }, [id, shared, revalidate]);

  // The asking page receives the event of its own question before it shows the question.
  useEffect(() => {
    if (!asked || state !== "idle") return;
    setAsked(undefined);
    if (!known.current(asked)) revalidate();
  }, [asked, state, revalidate]);
}
