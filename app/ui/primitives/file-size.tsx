import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import { formatBytes } from "~/i18n/format";

/** A formatted file size; a megabyte has a million bytes. The markup contains the exact number. */
export function FileSize({ bytes }: { bytes: number }) {
  const { i18n } = useTranslation();
  return (
    <data value={bytes} className="num">
      <bdi>{formatBytes(bytes, i18n.language as Language)}</bdi>
    </data>
  );
}
