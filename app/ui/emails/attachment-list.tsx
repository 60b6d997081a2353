import { Paperclip } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { FileSize } from "~/ui/primitives/file-size";
import { Link } from "~/ui/primitives/link";
import { Sheet } from "~/ui/primitives/sheet";
import { kindOfFile } from "./kind-of-file";

export type ShownAttachment = {
  id: string;
  name: string;
  type: string;
  size: number;
  available: boolean;
  /** Its state as a document of the division, and its address; null if it was not requested. */
  taken: { text: string; to: string | null } | null;
};

/** The attachments of a mail, which are fetched from the mail server on request. */
export function AttachmentList({
  files,
  download = paths.emails.attachment,
}: {
  files: ShownAttachment[];
  download?: (id: string) => string;
}) {
  const { t } = useTranslation(["emails", "shell"]);
  if (files.length === 0) return null;
  return (
    <Sheet data-pad>
      <h2>{t("attachmentCount", { count: files.length })}</h2>
      <ul className="stack" data-gap="2" style={{ marginBlockStart: "var(--s3)" }}>
        {files.map(({ id, name, type, size, available, taken }) => (
          <li key={id} style={{ overflowWrap: "anywhere" }}>
            <Paperclip size={16} aria-hidden style={{ display: "inline" }} />{" "}
            {available ? (
              <a href={download(id)} download>
                <bdi>{name || t("nameless")}</bdi>
              </a>
            ) : (
              <bdi>{name || t("nameless")}</bdi>
            )}{" "}
            <span className="tiny muted">
              <bdi>{kindOfFile(name, type)}</bdi>
              {size > 0 ? (
                <>
                  {t("shell:comma")}
                  <FileSize bytes={size} />
                </>
              ) : null}
            </span>
            {taken ? (
              <span className="small" style={{ display: "block" }}>
                {taken.text} {taken.to ? <Link to={taken.to}>{t("taken.open")}</Link> : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
