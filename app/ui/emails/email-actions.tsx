import { useTranslation } from "react-i18next";
import type { EmailFolder } from "~/contract/email-fields";
import type { ServerFolder } from "~/contract/emails";
import { type Choice, LabelSelect, TagSelect } from "./label-select";
import { MoveTo } from "./move-to";

/** The actions of the selected mails: submit buttons of the surrounding form. */
export function EmailActions({
  folder,
  folders,
  here,
  may,
  tags,
}: {
  folder: EmailFolder | undefined;
  folders: ServerFolder[];
  /** The server's own folder that is shown. */
  here: string | undefined;
  may: { remove: boolean };
  tags: Choice[];
}) {
  const { t } = useTranslation("emails");
  const act = (value: string, text: string) => (
    <button type="submit" name="intent" value={value}>
      {text}
    </button>
  );
  const gone = folder === "trash" || folder === "spam";
  return (
    <>
      {act("read", t("act.read"))}
      {act("unread", t("act.unread"))}
      {act("star", t("act.star"))}
      {act("unstar", t("act.unstar"))}
      <LabelSelect />
      {act("label", t("act.label"))}
      {act("unlabel", t("act.unlabel"))}
      {tags.length > 0 ? (
        <>
          <TagSelect tags={tags} />
          {act("tag", t("act.tag"))}
          {act("untag", t("act.untag"))}
        </>
      ) : null}
      {gone || folder === "archive" || here ? act("move:inbox", t("act.toInbox")) : null}
      {folder === "archive" || folder === "draft" ? null : act("move:archive", t("act.toArchive"))}
      {folder === "spam" ? null : act("move:spam", t("act.toSpam"))}
      {folder === "trash" ? null : act("move:trash", t("act.toTrash"))}
      {folder === "draft" ? null : (
        <MoveTo folders={folders} here={here}>
          {act("moveTo", t("act.moveTo"))}
        </MoveTo>
      )}
      {gone && may.remove ? act("remove", t("act.remove")) : null}
    </>
  );
}
