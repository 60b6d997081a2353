import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/primitives/button";

/** What can be pressed: kinds, sizes, busy, switched off, and links that look like it. */
export function Buttons() {
  const { t } = useTranslation("design");
  return (
    <>
      <p className="row">
        <Button type="button" kind="main">
          {t("sample.upload")}
        </Button>
        <Button type="button">{t("sample.try")}</Button>
        <Button type="button" kind="quiet">
          {t("sample.cancel")}
        </Button>
        <Button type="button" kind="danger">
          <Trash2 size={18} aria-hidden />
          {t("sample.delete")}
        </Button>
        <Button type="button" kind="danger-main">
          {t("sample.delete")}
        </Button>
      </p>
      <p className="row">
        <Button type="button" small>
          {t("sample.try")}
        </Button>
        <Button type="button" kind="main" busy>
          {t("sample.busy")}
        </Button>
        <Button type="button" disabled>
          {t("sample.try")}
        </Button>
        <ButtonLink kind="main" to="#buttons">
          <Plus size={18} aria-hidden />
          {t("sample.new")}
        </ButtonLink>
      </p>
      <p style={{ maxInlineSize: "20rem" }}>
        <Button type="button" wide>
          {t("sample.long")}
        </Button>
      </p>
    </>
  );
}
