import { Alert } from "~/ui/primitives/alert";

/** What the last action did, or why it did not. */
export type Said = { kind: "done" | "problem"; text: string };

/** One sentence above a page about what was done on the way to it; a reader hears it, and it stays until one goes on. */
export function Flash({ kind, text }: Said) {
  return (
    <Alert live tone={kind === "done" ? "ok" : "err"}>
      {text}
    </Alert>
  );
}
