import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";

/** Messages about a state. */
export function Alerts() {
  const { t } = useTranslation("design");
  return (
    <>
      <Alert tone="ok">
        <b>{t("alert.ok")}</b>
      </Alert>
      <Alert>{t("alert.info")}</Alert>
      <Alert tone="warn">{t("alert.warn")}</Alert>
      <Alert tone="err">
        <b>{t("alert.err")}</b> {t("alert.safe")} <a href="#alerts">{t("sample.retry")}</a>
      </Alert>
      <Alert tone="calm">{t("alert.calm")}</Alert>
    </>
  );
}
