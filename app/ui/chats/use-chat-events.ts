import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/paths";

/**
 * Loads a shared chat again when something changes for its reader: another person asked, or a division was taken away.
 * When the connection ends for good, the chat is not theirs any more, and the page says so.
 */
export function useChatEvents(id: string, shared: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!shared) return;
    const source = new EventSource(paths.chats.events(id));
    source.addEventListener("changed", () => revalidate());
    return () => source.close();
  }, [id, shared, revalidate]);
}
