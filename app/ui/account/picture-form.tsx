import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { Avatar } from "~/ui/primitives/avatar";
import { Sheet } from "~/ui/primitives/sheet";
import { useWorkplace } from "~/ui/shell/frame-data";
import { ImageForms } from "./image-forms";

const Root = styled(Sheet)`
  max-inline-size: 44rem;
  > div { display: flex; flex-wrap: wrap; gap: var(--s4) var(--s5); margin-block-start: var(--s4); }
  > div > div { display: grid; flex: 1 1 16rem; gap: var(--s4); justify-items: start; min-inline-size: 0; }
  form { display: grid; gap: var(--s4); inline-size: 100%; }
`;

/** Sets, replaces or removes the user's picture. A new picture resets the form. */
export function PictureForm({ errors }: { errors?: string[] | undefined }) {
  const { t } = useTranslation("account");
  const { name, avatar, company } = useWorkplace().user;
  return (
    <Root data-pad aria-labelledby="picture-title">
      <h2 id="picture-title">{t("picture.title")}</h2>
      <p className="small muted">{t(company ? "picture.text" : "picture.textAlone")}</p>
      <div>
        <Avatar name={name} picture={paths.picture(avatar)} large />
        <div>
          <ImageForms
            key={avatar}
            action={paths.avatar()}
            accept="image/png,image/jpeg,image/webp"
            stored={Boolean(avatar)}
            texts={{
              label: t("picture.file"),
              hint: t("picture.hint"),
              save: t("picture.save"),
              remove: t("picture.remove"),
              saving: t("saving"),
            }}
            errors={errors}
          />
        </div>
      </div>
    </Root>
  );
}
