import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ServerFolder } from "~/contract/emails";
import { ActionSelect } from "./label-select";

/** The servers' own folders to move mails into, each with those that it is in; with several mailboxes by mailbox. */
export function MoveTo({
  folders,
  here,
  children,
}: {
  folders: ServerFolder[];
  /** The folder that the mails are in. */
  here?: string | undefined;
  /** The button that moves them. */
  children: ReactNode;
}) {
  const { t } = useTranslation("emails");
  const targets = folders.filter(({ id }) => id !== null && id !== here);
  if (targets.length === 0) return null;
  const mailboxes = [...new Set(folders.map(({ email }) => email))];
  const options = (email: string) =>
    targets
      .filter(folder => folder.email === email)
      .map(({ id, parents, name }) => (
        <option key={id} value={id ?? ""}>
          {[...parents, name].join(" / ")}
        </option>
      ));
  return (
    <>
      <ActionSelect name="folderId" aria-label={t("chooseFolder")} dir="auto">
        {mailboxes.length === 1
          ? options(mailboxes[0]!)
          : mailboxes.map(email => (
              <optgroup key={email} label={email}>
                {options(email)}
              </optgroup>
            ))}
      </ActionSelect>
      {children}
    </>
  );
}
