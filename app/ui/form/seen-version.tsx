import type { readRefusal } from "./read-refusal";

/**
 * The hidden version of the record that a form was filled in from. It stays while what was typed is corrected; once
 * somebody else was quicker it is that of what they saved, which the page now shows.
 */
export function SeenVersion({
  version,
  refusal,
}: {
  version: number;
  refusal: Pick<ReturnType<typeof readRefusal>, "overtaken" | "value">;
}) {
  const seen = refusal.overtaken ? version : refusal.value("version", String(version));
  return <input type="hidden" name="version" value={seen} />;
}
