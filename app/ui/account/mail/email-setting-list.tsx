import { Plus } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { Quota } from "~/contract/divisions";
import type { EmailPace, EmailTell } from "~/contract/email-setting-choices";
import { paths } from "~/paths";
import { LimitBar } from "~/ui/billing/limit-bar";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Pagination, type Paging } from "~/ui/list/pagination";
import { DeleteEntry, EditEntry, RowMenu } from "~/ui/list/row-menu";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Link } from "~/ui/primitives/link";
import { LongName } from "~/ui/primitives/long-name";
import { CompanyList } from "../company-list";

const DeleteEmailSettingQuestion = lazy(() => import("./delete-email-setting"));

type Listed = {
  id: string;
  division: string;
  email: string;
  toEmails: string[];
  /** Those of them who have stopped the mails. */
  stopped: string[];
  tells: EmailTell[];
  pace: EmailPace;
};

/** The email settings of the company's divisions with quota, and links to add, change and delete them. */
export function EmailSettingList({
  settings,
  paging,
  quota,
  may,
  purchase,
  letterhead,
}: {
  settings: Listed[];
  paging: Paging;
  quota: Quota;
  may: { add: boolean; change: boolean; remove: boolean };
  purchase: boolean;
  /** Whether name, logo and signature of the company's mails may be changed. */
  letterhead: boolean;
}) {
  const { t } = useTranslation(["mailSettings", "plan", "shell"]);
  const add =
    may.add && !quota.locked ? (
      <ButtonLink kind="main" to={paths.settings.email.new()}>
        <Plus size={18} aria-hidden />
        {t("addEmail")}
      </ButtonLink>
    ) : null;
  const columns: ListColumn<Listed>[] = [
    {
      name: "division",
      title: t("division"),
      names: true,
      cell: ({ id, division, email }) => (
        <>
          {may.change ? (
            <Link to={paths.settings.email.edit(id)}>
              <bdi>{division}</bdi>
            </Link>
          ) : (
            <bdi>{division}</bdi>
          )}
          <span className="sub">
            <LongName name={email} />
          </span>
        </>
      ),
    },
    {
      name: "recipients",
      title: t("recipients"),
      cell: ({ toEmails, stopped }) => (
        <ul>
          {toEmails.map(address => (
            <li key={address}>
              <LongName name={address} />
              {stopped.includes(address) ? <span className="sub">{t("stop.badge")}</span> : null}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: "tells",
      title: t("tells"),
      cell: ({ tells, pace }) => (
        <div>
          {tells.length > 0 ? (
            <>
              <ul>
                {tells.map(tell => (
                  <li key={tell}>{t(`tells.${tell}`)}</li>
                ))}
              </ul>
              <span className="sub">{t(`pace.${pace}`)}</span>
            </>
          ) : (
            t("tellsNone")
          )}
        </div>
      ),
    },
  ];
  const actions = ({ id, division }: Listed) => (
    <RowMenu name={division}>
      {may.change ? <EditEntry to={paths.settings.email.edit(id)} /> : null}
      {may.remove ? (
        <DeleteEntry to={paths.settings.email.delete(id)} question={DeleteEmailSettingQuestion} />
      ) : null}
    </RowMenu>
  );
  return (
    <CompanyList
      title={t("emailTitle")}
      limit={<LimitBar name={t("plan:limit.emailSettings")} quota={quota} purchase={purchase} />}
      add={add}
      all={
        <>
          {t("emailIntro")}
          {letterhead ? (
            <>
              {" "}
              <Link to={paths.settings.email.letterhead()}>{t("letterhead.title")}</Link>
            </>
          ) : null}
        </>
      }
    >
      <ListTable
        caption={t("emailTitle")}
        columns={columns}
        rows={settings}
        keyOf={({ id }) => id}
        {...(may.change || may.remove ? { actions } : {})}
        empty={
          paging.page > 1 ? (
            <EmptyState title={t("emptyPage")} />
          ) : (
            <EmptyState title={t("noneEmail")}>{t("noneEmailText")}</EmptyState>
          )
        }
      />
      <Pagination inside paging={paging} to={page => `?page=${page}`} />
    </CompanyList>
  );
}
