import { Alert } from "~/ui/primitives/alert";

/** The result of the last action. */
export type FlashMessage = { kind: "done" | "problem" | "note"; text: string };

/**
 * One message above a page about the last action; announced to screen readers, and kept until the next
 * navigation.
 */
export function Flash({ kind, text }: FlashMessage) {
  return (
    <Alert live tone={({ done: "ok", problem: "err", note: "info" } as const)[kind]}>
      {text}
    </Alert>
  );
}
