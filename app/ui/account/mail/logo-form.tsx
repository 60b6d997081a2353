import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { logoKilobytes } from "~/contract/letterhead-limits";
import { paths } from "~/paths";
import { Sheet } from "~/ui/primitives/sheet";
import { ImageForms } from "../image-forms";

const Root = styled(Sheet)`
  display: grid; gap: var(--s4); max-inline-size: 44rem;
  > img { max-block-size: 80px; max-inline-size: min(256px, 100%); padding: 8px; border: 1px solid var(--line); border-radius: var(--r-control); background: #ffffff; }
  form { display: grid; gap: var(--s4); }
`;

/** Sets, replaces or removes the logo on the company's mails. */
export function LogoForm({ logo, errors }: { logo: string | null; errors?: string[] | undefined }) {
  const { t } = useTranslation("mailSettings");
  return (
    <Root data-pad aria-labelledby="logo-title">
      <h2 id="logo-title">{t("letterhead.logo")}</h2>
      {logo ? <img src={logo} alt={t("letterhead.logoNow")} /> : null}
      <ImageForms
        action={paths.settings.email.logo()}
        accept="image/png,image/jpeg"
        stored={Boolean(logo)}
        texts={{
          label: t("letterhead.logoFile"),
          hint: t("letterhead.logoHint", { limit: logoKilobytes }),
          save: t("letterhead.logoSave"),
          remove: t("letterhead.logoRemove"),
          saving: t("saving"),
        }}
        errors={errors}
      />
    </Root>
  );
}
