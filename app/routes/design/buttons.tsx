import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { HumanSubmit } from "~/ui/form/human-submit";
import { Button, ButtonLink } from "~/ui/primitives/button";

/** Buttons: kinds, sizes, busy, disabled, links as buttons, and that of a public form. */
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
      <form method="get" style={{ maxInlineSize: "20rem" }} aria-label={t("sample.public")}>
        <HumanSubmit stamp="" busy={t("sample.busy")}>
          {t("sample.upload")}
        </HumanSubmit>
      </form>
    </>
  );
}
