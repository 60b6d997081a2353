import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { useFromList } from "~/ui/list/use-from-list";
import { Confirmation } from "~/ui/primitives/confirmation";
import { unbroken } from "~/ui/primitives/unbroken";

export type EmployeeToRemove = {
  id: string;
  name: string;
  email: string;
  chats: number;
  sharedChats: number;
  expiringFiles: number;
  version: number;
};

/** Confirms the deletion of an employee's account. */
export default function RemoveEmployeeQuestion({
  loaded: { id, name, email, chats, sharedChats, expiringFiles, version },
  problem,
}: {
  loaded: EmployeeToRemove;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("employees");
  const from = useFromList(paths.employees.list());
  return (
    <Confirmation
      name="remove"
      problem={problem}
      version={version}
      confirm={t("remove.confirm")}
      busy={t("remove.busy")}
      back={from(paths.employees.edit(id))}
    >
      <p>
        <b>{t("remove.what", { name: isolate(name), email: isolate(email) })}</b>
      </p>
      {chats > 0 ? (
        <p>
          {t("remove.chats", { count: chats })}
          {sharedChats > 0 ? ` ${t("remove.shared", { number: String(sharedChats) })}` : null}
        </p>
      ) : null}
      <p>{t("remove.stays")}</p>
      {expiringFiles > 0 ? <p>{unbroken(t("remove.expiring", { number: String(expiringFiles) }))}</p> : null}
      <p>{t("remove.forever")}</p>
    </Confirmation>
  );
}
