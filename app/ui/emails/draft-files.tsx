import { Form } from "@remix-run/react";
import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { maxFiles, maxFilesMegabytes } from "~/contract/email-draft-limits";
import type { EmailFile } from "~/contract/email-drafts";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { FileDrop } from "~/ui/form/file-drop";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { useChosenFiles } from "~/ui/form/use-chosen-files";
import { useScripted } from "~/ui/form/use-scripted";
import { FileSize } from "~/ui/primitives/file-size";

/** A file of a draft with its size. */
export function DraftFile({ id, name, size }: Pick<EmailFile, "id" | "name" | "size">) {
  return (
    <>
      <Paperclip size={16} aria-hidden style={{ display: "inline" }} />{" "}
      <a href={paths.emails.attachment(id)} download style={{ overflowWrap: "anywhere" }}>
        <bdi>{name}</bdi>
      </a>{" "}
      <span className="tiny muted">
        <FileSize bytes={size} />
      </span>
    </>
  );
}

/** The attachments of a draft, each with a button to remove it. */
export function AttachedFiles({ files }: { files: EmailFile[] }) {
  const { t } = useTranslation("emails");
  if (files.length === 0) return <p className="muted">{t("files.none")}</p>;
  return (
    <Form method="post">
      <RequestId form={`files-${files.length}`} />
      <ul className="stack" data-gap="3">
        {files.map(file => (
          <li key={file.id} className="row">
            <span>
              <DraftFile {...file} />
            </span>
            <Submit
              small
              kind="plain"
              name="intent"
              value={`remove:${file.id}`}
              busy={t("files.removing")}
              aria-label={t("files.removeNamed", { name: isolate(file.name) })}
            >
              {t("files.remove")}
            </Submit>
          </li>
        ))}
      </ul>
    </Form>
  );
}

/** Attaches files from the reader's device. */
export function UploadFiles({ draftId }: { draftId: string }) {
  const { t, i18n } = useTranslation("emails");
  const form = useRef<HTMLFormElement>(null);
  const files = useChosenFiles(form, { files: "" }, i18n.language);
  const scripted = useScripted();
  return (
    <form
      ref={form}
      method="post"
      action={paths.emails.upload(draftId)}
      encType="multipart/form-data"
      noValidate
      className="stack"
      data-gap="4"
      {...files.targets}
    >
      <FileDrop
        name="files"
        label={t("files.choose")}
        hint={t("files.hint", { limit: maxFilesMegabytes, most: maxFiles })}
        multiple
        chosen={files.chosen.files}
        remark={files.remarks.files}
        scripted={scripted}
        over={files.over}
        onChoose={input => files.choose("files", input)}
        onClear={input => files.clear("files", input)}
      />
      <div className="row">
        <Submit kind="plain" busy={t("files.uploading")}>
          {t("files.upload")}
        </Submit>
      </div>
    </form>
  );
}
