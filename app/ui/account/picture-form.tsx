import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { FileDrop } from "~/ui/form/file-drop";
import { Submit } from "~/ui/form/submit";
import { useChosenFiles } from "~/ui/form/use-chosen-files";
import { useScripted } from "~/ui/form/use-scripted";
import { Avatar } from "~/ui/primitives/avatar";
import { Sheet } from "~/ui/primitives/sheet";
import { useWorkplace } from "~/ui/shell/frame-data";

const Root = styled(Sheet)`
  max-inline-size: 44rem;
  > div { display: flex; flex-wrap: wrap; gap: var(--s4) var(--s5); margin-block-start: var(--s4); }
  > div > div { display: grid; flex: 1 1 16rem; gap: var(--s4); justify-items: start; min-inline-size: 0; }
  form { display: grid; gap: var(--s4); inline-size: 100%; }
`;

/** Sets, replaces or removes the user's picture. A new picture resets the form. */
export function PictureForm({ errors }: { errors?: string[] | undefined }) {
  const { user } = useWorkplace();
  return <FormOfOne key={user.avatar} user={user} errors={errors} />;
}

function FormOfOne({
  user,
  errors,
}: {
  user: { name: string; avatar: string | null };
  errors: string[] | undefined;
}) {
  const { t, i18n } = useTranslation("account");
  const form = useRef<HTMLFormElement>(null);
  const files = useChosenFiles(form, { picture: "" }, i18n.language);
  const { name, avatar } = user;
  return (
    <Root data-pad aria-labelledby="picture-title">
      <h2 id="picture-title">{t("picture.title")}</h2>
      <p className="small muted">{t("picture.text")}</p>
      <div>
        <Avatar name={name} picture={paths.picture(avatar)} large />
        <div>
          <Form
            ref={form}
            method="post"
            action={paths.avatar()}
            encType="multipart/form-data"
            noValidate
            {...files.targets}
          >
            <FileDrop
              name="picture"
              label={t("picture.file")}
              hint={t("picture.hint")}
              accept="image/png,image/jpeg,image/webp"
              chosen={files.chosen.picture}
              errors={errors}
              scripted={useScripted()}
              over={files.over}
              onChoose={input => files.choose("picture", input)}
              onClear={input => files.clear("picture", input)}
            />
            <p>
              <Submit busy={t("saving")}>{t("picture.save")}</Submit>
            </p>
          </Form>
          {avatar ? (
            <Form method="post" action={paths.avatar()} encType="multipart/form-data">
              <p>
                <Submit kind="danger" name="intent" value="remove" busy={t("saving")}>
                  {t("picture.remove")}
                </Submit>
              </p>
            </Form>
          ) : null}
        </div>
      </div>
    </Root>
  );
}
