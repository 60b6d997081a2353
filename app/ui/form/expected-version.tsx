import type { FormRefusal } from "./read-refusal";

/**
 * The hidden version of the record that the form was rendered with. It stays while input is corrected; after a
 * conflict it becomes the version that the page now shows.
 */
export function ExpectedVersion({
  version,
  refusal,
}: {
  version: number;
  refusal: Pick<FormRefusal, "isConflict" | "value">;
}) {
  const shownVersion = refusal.isConflict ? version : refusal.value("version", String(version));
  return <input type="hidden" name="version" value={shownVersion} />;
}
