import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { Confirmation } from "~/ui/primitives/confirmation";
import { AffectedFiles } from "./affected-files";
import type { ShownFile } from "./shown-file";

export type DivisionToDelete = {
  division: { name: string; members: number; version: number };
  /** Its first files; `more` of them are not listed. */
  files: ShownFile[];
  more: number;
  back: string;
};

/** Confirms the deletion of a division, and lists what is deleted. */
export default function DeleteDivisionQuestion({
  loaded: { division, files, more, back },
  problem,
}: {
  loaded: DivisionToDelete;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("divisions");
  return (
    <Confirmation
      name="delete"
      problem={problem}
      version={division.version}
      confirm={t("delete.confirm")}
      busy={t("delete.busy")}
      back={back}
    >
      <p>
        <b>{t(files.length > 0 ? "delete.what" : "delete.empty", { name: isolate(division.name) })}</b>
      </p>
      {files.length > 0 ? <AffectedFiles files={files} more={more} /> : null}
      {division.members > 0 ? <p>{t("delete.members", { count: division.members })}</p> : null}
      <p>{t("delete.chats")}</p>
      <p>{t("delete.forever")}</p>
    </Confirmation>
  );
}
