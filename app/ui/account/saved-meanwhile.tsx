import { useTranslation } from "react-i18next";

/** What somebody else, or oneself in another window, has saved in a field while it was being edited. */
export function SavedMeanwhile({ text }: { text: string }) {
  const { t } = useTranslation("account");
  return (
    <>
      <b>{t("savedMeanwhile")}</b> <bdi>{text || t("savedEmpty")}</bdi>
    </>
  );
}
