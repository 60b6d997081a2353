import { useTranslation } from "react-i18next";

/** The number of a division's sources: its files, or its approved answers if it has no file. */
export function SourceCount({ division }: { division: { readyFiles: number; approvedAnswers: number } }) {
  const { t } = useTranslation("chats");
  const { readyFiles, approvedAnswers } = division;
  return readyFiles === 0 && approvedAnswers > 0
    ? t("approvedAnswers", { count: approvedAnswers })
    : t("files", { count: readyFiles });
}
