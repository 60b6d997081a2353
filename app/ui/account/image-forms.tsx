import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FileDrop } from "~/ui/form/file-drop";
import { Submit } from "~/ui/form/submit";
import { useChosenFiles } from "~/ui/form/use-chosen-files";
import { useScripted } from "~/ui/form/use-scripted";

/** The form that uploads an image, and with `stored` the form that removes it. */
export function ImageForms({
  action,
  accept,
  stored,
  texts,
  errors,
}: {
  action: string;
  /** MIME types, separated by commas. */
  accept: string;
  stored: boolean;
  texts: { label: string; hint: string; save: string; remove: string; saving: string };
  errors: string[] | undefined;
}) {
  const { i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const files = useChosenFiles(form, { picture: "" }, i18n.language);
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        {...files.targets}
      >
        <FileDrop
          name="picture"
          label={texts.label}
          hint={texts.hint}
          accept={accept}
          chosen={files.chosen.picture}
          remark={files.remarks.picture}
          errors={errors}
          scripted={useScripted()}
          over={files.over}
          onChoose={input => files.choose("picture", input)}
          onClear={input => files.clear("picture", input)}
        />
        <p>
          <Submit busy={texts.saving}>{texts.save}</Submit>
        </p>
      </Form>
      {stored ? (
        <Form method="post" action={action} encType="multipart/form-data">
          <p>
            <Submit kind="danger" name="intent" value="remove" busy={texts.saving}>
              {texts.remove}
            </Submit>
          </p>
        </Form>
      ) : null}
    </>
  );
}
