import { useTranslation } from "react-i18next";
import type { EmailFolder, EmailLabel, EmailState } from "~/contract/email-fields";
import { Submit } from "~/ui/form/submit";
import { LabelSelect } from "./label-select";

/** What can be done with one mail: submit buttons of the surrounding form. */
export function MessageActions({
  email,
  remove,
}: {
  email: { folder: EmailFolder; starred: boolean; labels: EmailLabel[]; state: EmailState };
  remove: boolean;
}) {
  const { t } = useTranslation("emails");
  const act = (value: string, text: string) => (
    <Submit small kind="plain" name="intent" value={value} busy={text}>
      {text}
    </Submit>
  );
  const { folder, labels } = email;
  const gone = folder === "trash" || folder === "spam";
  return (
    <>
      {act(email.starred ? "unstar" : "star", t(email.starred ? "act.unstar" : "act.star"))}
      {act("unread", t("act.unread"))}
      {email.state === "waiting" ? null : (
        <>
          {gone ? act("move:inbox", t("act.toInbox")) : null}
          {folder === "inbox" || folder === "trash" ? act("move:spam", t("act.toSpam")) : null}
          {folder === "trash" ? null : act("move:trash", t("act.toTrash"))}
          {gone && remove ? act("remove", t("act.remove")) : null}
        </>
      )}
      <LabelSelect chosen={labels[0]} />
      {act("label", t("act.label"))}
      {labels.length > 0 ? act("unlabel", t("act.unlabel")) : null}
    </>
  );
}
