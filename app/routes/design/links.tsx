import { useTranslation } from "react-i18next";
import { TextLink } from "~/ui/primitives/text-link";

/** Links: in text, among others, with an arrow, and external. */
export function Links() {
  const { t } = useTranslation("design");
  return (
    <>
      <p>
        {t("alert.info")} <TextLink to="#links">{t("link.plain")}</TextLink>
      </p>
      <p>
        <TextLink to="#links" kind="quiet">
          {t("link.quiet")}
        </TextLink>
      </p>
      <p>
        <TextLink to="#links" kind="on">
          {t("link.on")}
        </TextLink>
      </p>
      <p>
        <TextLink to="https://www.gesetze-im-internet.de/ddg/">{t("link.external")}</TextLink>
      </p>
    </>
  );
}
