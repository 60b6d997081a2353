import { useTranslation } from "react-i18next";
import type { PeopleKind } from "~/contract/people-fields";
import type { planKinds } from "~/contract/plan-kinds";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { useFromList } from "~/ui/list/use-from-list";
import { Confirmation } from "~/ui/primitives/confirmation";
import { unbroken } from "~/ui/primitives/unbroken";

export type PersonToRemove = {
  id: string;
  kind: PeopleKind;
  name: string;
  email: string;
  version: number;
  chats: number;
  conversations: number;
  /** The company that is deleted with its last data manager. */
  removedCompany: {
    company: string;
    divisions: number;
    files: number;
    employees: number;
    size: string;
    plan: (typeof planKinds)[number] | null;
    until: string | null;
  } | null;
};

/** Confirms the deletion of a person's account, and lists what is deleted and kept. */
export default function RemovePersonQuestion({
  loaded: { id, kind, name, email, version, removedCompany, chats, conversations },
  problem,
}: {
  loaded: PersonToRemove;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("people");
  const from = useFromList(paths.people.list(kind));
  return (
    <Confirmation
      name="remove"
      problem={problem}
      version={version}
      confirm={t(removedCompany ? "remove.confirmCompany" : "remove.confirm")}
      busy={t("remove.busy")}
      back={from(paths.people.view(kind, id))}
    >
      <p>
        <b>{t("remove.what", { name: isolate(name), email: isolate(email) })}</b>
      </p>
      <div>
        <h2>{t("remove.goes")}</h2>
        <ul style={{ paddingInlineStart: "1.25rem", listStyle: "disc" }}>
          {removedCompany ? (
            <>
              <li>{t("remove.company", { company: isolate(removedCompany.company) })}</li>
              {removedCompany.plan ? (
                <li>
                  {t(removedCompany.until ? "remove.planUntil" : "remove.plan", {
                    plan: t(`plan.${removedCompany.plan}`),
                    date: removedCompany.until,
                  })}
                </li>
              ) : null}
              {removedCompany.employees > 0 ? (
                <li>{t("remove.employees", { count: removedCompany.employees })}</li>
              ) : null}
              {removedCompany.divisions > 0 ? (
                <li>{t("remove.divisions", { count: removedCompany.divisions })}</li>
              ) : null}
              {removedCompany.files > 0 ? (
                <li>{t("remove.files", { count: removedCompany.files, size: removedCompany.size })}</li>
              ) : null}
            </>
          ) : null}
          {chats > 0 ? <li>{t("remove.chats", { count: chats })}</li> : null}
          {conversations > 0 ? <li>{t("remove.conversations", { count: conversations })}</li> : null}
          <li>{unbroken(t("remove.sessions"))}</li>
        </ul>
      </div>
      <div>
        <h2>{t("remove.staysTitle")}</h2>
        {removedCompany ? <p>{t("remove.staysInvoices")}</p> : null}
        <p>{t(kind === "data-manager" && !removedCompany ? "remove.staysCompany" : "remove.stays")}</p>
      </div>
      <p>{t("remove.forever")}</p>
    </Confirmation>
  );
}
