import { useTranslation } from "react-i18next";
import { formatBytes } from "~/i18n/format";
import type { Language } from "~/i18n/languages";

/** A file's size as the reader writes it; a megabyte has a million bytes. The exact number is in the markup. */
export function FileSize({ bytes }: { bytes: number }) {
  const { i18n } = useTranslation();
  return (
    <data value={bytes} className="num">
      <bdi>{formatBytes(bytes, i18n.language as Language)}</bdi>
    </data>
  );
}
