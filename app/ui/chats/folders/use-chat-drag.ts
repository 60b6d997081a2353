import { useSubmit } from "@remix-run/react";
import { type DragEvent, useState } from "react";
import type { Place } from "~/contract/folders";

/** A private type, so that other dragged data is not taken for a chat. */
const kind = "application/x-lotse-chat";

/** The place of a chat after a drop on an entry of the navigation; null for entries that accept no drop. */
export function placeAfterDrop(place: Place, entry: string): Place | null {
  if (entry === "all") return place.archived ? { ...place, archived: false } : null;
  if (entry === "pinned") return { ...place, pinned: true, archived: false };
  if (entry === "archived") return { ...place, archived: true };
  return { ...place, folderId: entry === "none" ? null : entry, archived: false };
}

/**
 * Moves chats to folders by drag and drop, as an alternative to their menus, which need neither pointer nor script. A drop
 * sends the same form as the menu.
 */
export function useChatDrag(chats: { id: string; place: Place }[], may: boolean) {
  const submit = useSubmit();
  const [over, setOver] = useState<string>();
  if (!may) return undefined;
  return {
    /** For the link of a chat. */
    source: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(kind, id);
        event.dataTransfer.effectAllowed = "move";
      },
      onDragEnd: () => setOver(undefined),
    }),
    /** For an entry of the navigation. */
    target: (entry: string) => ({
      "data-over": entry === over || undefined,
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(kind)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        if (entry !== over) setOver(entry);
      },
      onDragLeave: () => setOver(undefined),
      onDrop: (event: DragEvent) => {
        setOver(undefined);
        const chat = chats.find(({ id }) => id === event.dataTransfer.getData(kind));
        const place = chat && placeAfterDrop(chat.place, entry);
        if (!chat || !place) return;
        event.preventDefault();
        const form = new FormData();
        form.set("requestId", `${crypto.randomUUID()}.drag`);
        form.set("chat", chat.id);
        form.set("folderId", place.folderId ?? "");
        if (place.pinned) form.set("pinned", "on");
        if (place.archived) form.set("archived", "on");
        submit(form, { method: "post", preventScrollReset: true });
      },
    }),
  };
}

/** Undefined where the user may not move chats. */
export type ChatDrag = ReturnType<typeof useChatDrag>;
