import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { Confirmation } from "~/ui/primitives/confirmation";
import { AffectedFiles } from "./affected-files";
import type { ShownFile } from "./shown-file";

export type FileToDelete = { file: ShownFile; division: string; back: string };

/** Only a file that is ready has text that answers come from; a version that is not, has a file that stays. */
const lossOf = (file: ShownFile) =>
  file.replaces !== null ? "version" : file.status === "ready" ? "what" : "unused";

/** Confirms the deletion of a file. */
export default function DeleteFileQuestion({
  loaded: { file, division, back },
  problem,
}: {
  loaded: FileToDelete;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("divisions");
  return (
    <Confirmation
      name="delete"
      problem={problem}
      confirm={t("deleteFile.confirm")}
      busy={t("delete.busy")}
      back={back}
    >
      <AffectedFiles files={[file]} />
      <p>
        {t(`deleteFile.${lossOf(file)}`, {
          name: isolate(file.name),
          division: isolate(division),
          replaced: isolate(file.replaces ?? ""),
        })}
      </p>
      <p>{t("delete.forever")}</p>
    </Confirmation>
  );
}
