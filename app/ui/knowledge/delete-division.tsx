import { useTranslation } from "react-i18next";
import { Confirmation } from "~/ui/primitives/confirmation";
import { GoesList } from "./goes-list";
import { isolate } from "./isolate";
import type { ShownFile } from "./shown-file";

export type DivisionToDelete = {
  division: { name: string; members: number; version: number };
  /** The first ones of its files; `more` of them are not named. */
  files: ShownFile[];
  more: number;
  back: string;
};

/** Asks before a division is deleted, and names what goes with it. */
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
        <b>{t("delete.what", { name: isolate(division.name) })}</b>
      </p>
      {files.length > 0 ? <GoesList files={files} more={more} /> : <p>{t("delete.noFiles")}</p>}
      {division.members > 0 ? <p>{t("delete.members", { count: division.members })}</p> : null}
      <p>{t("delete.chats")}</p>
      <p>{t("delete.forever")}</p>
    </Confirmation>
  );
}
