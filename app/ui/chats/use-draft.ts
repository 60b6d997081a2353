import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const draftOf = (writer: string, chatId: string) => `draft.${chatId}.${writer}`;

/** A question of the thread; `askedBy` is another reader, or null. */
export type Asked = { id: string; question: string; askedBy: string | null };

/** A text without what a form or the server changes at its spaces. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Keeps the input of `field` as a draft in this tab, per writer and chat, so that the next user of the tab does not see it.
 * Clears draft and field once their question is in the thread; what was typed while it was sent, or while others asked,
 * stays. Inserts `quoted` before the input.
 */
export function useDraft(
  writer: string,
  chatId: string,
  asked: Asked[],
  quoted: string,
  field: RefObject<HTMLTextAreaElement>,
) {
  const name = draftOf(writer, chatId);
  const latest = asked.at(-1)?.id;
  const known = useRef(latest);

  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = kept(name);
  }, [name, field]);

  // Inserts a quoted sentence before the input, once.
  useEffect(() => {
    const box = field.current;
    if (!box || !quoted || box.value.startsWith(quoted)) return;
    box.value = `${quoted}${box.value}`;
    storeDraft(name, box.value);
    box.setSelectionRange(box.value.length, box.value.length);
  }, [name, quoted, field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the questions change with the newest one
  useEffect(() => {
    if (known.current === latest) return;
    const added = asked.slice(asked.findIndex(({ id }) => id === known.current) + 1);
    known.current = latest;
    const draft = plain(field.current?.value ?? kept(name));
    if (!added.some(({ question, askedBy }) => askedBy === null && plain(question) === draft)) return;
    storeDraft(name, "");
    if (!field.current) return;
    field.current.value = "";
    // The pressed button has disappeared. On touch screens a focus would open the keyboard.
    if (document.activeElement === document.body && matchMedia("(pointer: fine)").matches) {
      field.current.focus({ preventScroll: true });
    }
  }, [name, latest, field]);

  return () => storeDraft(name, field.current?.value ?? "");
}

/** The draft of a chat that its writer can no longer open; empty without one, and until the page has its script. */
export function useLeftDraft(writer: string | undefined, chatId: string): string {
  const [draft, setDraft] = useState("");
  useEffect(() => setDraft(writer ? kept(draftOf(writer, chatId)) : ""), [writer, chatId]);
  return draft;
}

/** The storage key of a user's draft of a first question, so that the next user of the tab does not see it. */
const firstOf = (userId: string) => `draft.first.${userId}`;

/** Keeps the input of a first question, which has no chat yet, as a draft in this tab. Undefined keeps none. */
export function useFirstDraft(userId: string | undefined, field: RefObject<HTMLTextAreaElement>) {
  useEffect(() => {
    if (userId && field.current && !field.current.value) field.current.value = kept(firstOf(userId));
  }, [userId, field]);
  return () => {
    if (userId) storeDraft(firstOf(userId), field.current?.value ?? "");
  };
}

/** Before the page with the answer can be seen, and the next key typed; a server has no layout. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Deletes the draft of a first question once it has been asked and is the newest of its chat, and moves the focus from
 * the form of that question, which is gone, to the field of the next one.
 */
export function useFirstAsked(
  userId: string,
  question: string | undefined,
  next: () => HTMLElement | null,
): void {
  useBrowserLayoutEffect(() => {
    if (!question || kept(firstOf(userId)).trim() !== question) return;
    storeDraft(firstOf(userId), "");
    if (document.activeElement === document.body && matchMedia("(pointer: fine)").matches)
      next()?.focus({ preventScroll: true });
  }, [userId, question]);
}

// Without access to storage, a draft is kept as long as the page.
function kept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function storeDraft(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
