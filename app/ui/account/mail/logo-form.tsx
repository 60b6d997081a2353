import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { logoKilobytes } from "~/contract/letterhead-fields";
import { paths } from "~/paths";
import { FileDrop } from "~/ui/form/file-drop";
import { Submit } from "~/ui/form/submit";
import { useChosenFiles } from "~/ui/form/use-chosen-files";
import { useScripted } from "~/ui/form/use-scripted";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Sheet)`
  display: grid; gap: var(--s4); max-inline-size: 44rem;
  > img { max-block-size: 80px; max-inline-size: min(256px, 100%); padding: 8px; border: 1px solid var(--line); border-radius: var(--r-control); background: #ffffff; }
  form { display: grid; gap: var(--s4); }
`;

/** Sets, replaces or removes the logo on the company's mails. */
export function LogoForm({ logo, errors }: { logo: string | null; errors?: string[] | undefined }) {
  const { t, i18n } = useTranslation("mailSettings");
  const form = useRef<HTMLFormElement>(null);
  const files = useChosenFiles(form, { picture: "" }, i18n.language);
  return (
    <Root data-pad aria-labelledby="logo-title">
      <h2 id="logo-title">{t("letterhead.logo")}</h2>
      {logo ? <img src={logo} alt={t("letterhead.logoNow")} /> : null}
      <Form
        ref={form}
        method="post"
        action={paths.settings.email.logo()}
        encType="multipart/form-data"
        noValidate
        {...files.targets}
      >
        <FileDrop
          name="picture"
          label={t("letterhead.logoFile")}
          hint={t("letterhead.logoHint", { limit: logoKilobytes })}
          accept="image/png,image/jpeg"
          chosen={files.chosen.picture}
          errors={errors}
          scripted={useScripted()}
          over={files.over}
          onChoose={input => files.choose("picture", input)}
          onClear={input => files.clear("picture", input)}
        />
        <p>
          <Submit busy={t("saving")}>{t("letterhead.logoSave")}</Submit>
        </p>
      </Form>
      {logo ? (
        <Form method="post" action={paths.settings.email.logo()} encType="multipart/form-data">
          <p>
            <Submit kind="danger" name="intent" value="remove" busy={t("saving")}>
              {t("letterhead.logoRemove")}
            </Submit>
          </p>
        </Form>
      ) : null}
    </Root>
  );
}
