import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";

export type EmployeeToRemove = { id: string; name: string; email: string; chats: number; version: number };

/** Confirms the deletion of an employee's account. */
export default function RemoveEmployeeQuestion({
  loaded: { id, name, email, chats, version },
  problem,
}: {
  loaded: EmployeeToRemove;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("employees");
  return (
    <Confirmation
      name="remove"
      problem={problem}
      version={version}
      confirm={t("remove.confirm")}
      busy={t("remove.busy")}
      back={paths.employees.edit(id)}
    >
      <p>
        <b>{t("remove.what", { name: isolate(name), email: isolate(email) })}</b>
      </p>
      {chats > 0 ? <p>{t("remove.chats", { count: chats })}</p> : null}
      <p>{t("remove.stays")}</p>
      <p>{t("remove.forever")}</p>
    </Confirmation>
  );
}
