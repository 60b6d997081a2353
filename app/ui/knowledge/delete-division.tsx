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
  /** What else goes with it. */
  also: { approved: number; golden: number; mail: boolean };
  back: string;
};

/** Confirms the deletion of a division, and lists what is deleted. */
export default function DeleteDivisionQuestion({
  loaded: { division, files, more, also, back },
  problem,
}: {
  loaded: DivisionToDelete;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("divisions");
  const things = [
    also.approved > 0 ? t("delete.approved", { count: also.approved }) : "",
    also.golden > 0 ? t("delete.golden", { count: also.golden }) : "",
    also.mail ? t("delete.mail") : "",
  ].filter(Boolean);
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
      {things.length > 0 ? (
        <>
          <p>{t("delete.also")}</p>
          <ul style={{ paddingInlineStart: "var(--s5)", listStyle: "disc" }}>
            {things.map(thing => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </>
      ) : null}
      {division.members > 0 ? <p>{t("delete.members", { count: division.members })}</p> : null}
      <p>{t("delete.chats")}</p>
      <p>{t("delete.forever")}</p>
    </Confirmation>
  );
}
