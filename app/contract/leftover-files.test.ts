import { expect, test } from "vitest";
import { isLeftover } from "./leftover-files";

test.each([
  ["Ordner/.DS_Store", true],
  ["Ordner/Thumbs.db", true],
  ["Ordner/~$Brief.docx", true],
  ["Ordner/.git/objekt.pdf", true],
  ["Ordner\\.git\\tief\\objekt.pdf", true],
  ["__MACOSX/Ordner/Brief.docx", true],
  ["/.git/objekt.pdf", true],
  [".Ablage/Brief.docx", false],
  ["./Brief.docx", false],
  ["../../Brief.docx", false],
  ["Ordner/2026.01/Brief.docx", false],
  ["Brief.docx", false],
])("of a folder, %s is left out: %s", (path, out) => {
  expect(isLeftover(path)).toBe(out);
});
