import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { Sheet } from "~/ui/primitives/sheet";
import { FileStatus } from "./file-status";
import type { FileRights, ShownFile } from "./shown-file";

/** The upload that becomes a file's new version; `to` leads to its own page. */
export type NextVersion = { file: ShownFile; to: string | null };

/** What becomes of the new version of a file, which takes its place once it is ready. */
export function NextVersionState({ next: { file, to }, rights }: { next: NextVersion; rights: FileRights }) {
  const { t } = useTranslation(["divisions", "shell"]);
  const name = <bdi>{file.name}</bdi>;
  return (
    <Sheet data-pad>
      <div className="stack" data-gap="3">
        <h2>{t("file.newVersion")}</h2>
        <p>
          {to ? <Link to={to}>{name}</Link> : name}
          <span className="small muted" style={{ display: "block" }}>
            {file.size}
            {t("shell:comma")}
            <time dateTime={file.at}>{file.exact}</time>
            {file.uploadedBy ? `${t("shell:comma")}${t("by", { name: isolate(file.uploadedBy) })}` : null}
          </span>
        </p>
        <FileStatus file={file} rights={rights} />
        <p className="small muted">{t("file.untilReplaced")}</p>
      </div>
    </Sheet>
  );
}
