import { Plus } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { Quota } from "~/contract/divisions";
import type { consentStates } from "~/contract/mail-consent";
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

const DeleteSmtpQuestion = lazy(() => import("./delete-smtp"));

type ListedSmtp = {
  id: string;
  email: string;
  emailFrom: string;
  smtpHost: string;
  imapHost: string;
  divisions: string[];
  consent: (typeof consentStates)[number] | null;
};

type May = { add: boolean; change: boolean; remove: boolean };

/** The company's mailboxes with quota, and links to add, change and delete them. */
export function SmtpList({
  settings,
  paging,
  quota,
  may,
  purchase,
}: {
  settings: ListedSmtp[];
  paging: Paging;
  quota: Quota;
  may: May;
  purchase: boolean;
}) {
  const { t } = useTranslation(["mailSettings", "plan", "shell"]);
  const add =
    may.add && !quota.locked ? (
      <ButtonLink kind="main" to={paths.settings.smtp.new()}>
        <Plus size={18} aria-hidden />
        {t("addSmtp")}
      </ButtonLink>
    ) : null;
  const columns: ListColumn<ListedSmtp>[] = [
    {
      name: "email",
      title: t("mailbox"),
      names: true,
      cell: ({ id, email, emailFrom, consent }) => (
        <>
          {may.change ? (
            <Link to={paths.settings.smtp.edit(id)}>
              <LongName name={email} />
            </Link>
          ) : (
            <LongName name={email} />
          )}
          {emailFrom === email ? null : (
            <span className="sub">
              <LongName name={emailFrom} />
            </span>
          )}
          {consent && consent !== "given" ? (
            <span className="sub">
              {may.change ? (
                <Link to={paths.settings.smtp.consent(id)}>{t(`consentShort.${consent}`)}</Link>
              ) : (
                t(`consentShort.${consent}`)
              )}
            </span>
          ) : null}
        </>
      ),
    },
    {
      name: "servers",
      title: t("servers"),
      cell: ({ smtpHost, imapHost }) => (
        <span>
          <bdi>{smtpHost}</bdi>
          {smtpHost === imapHost ? null : (
            <span className="sub">
              <bdi>{imapHost}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      name: "divisions",
      title: t("usedBy"),
      cell: ({ divisions }) => <bdi>{divisions.join(t("shell:comma")) || t("notUsed")}</bdi>,
    },
  ];
  const actions = ({ id, email }: ListedSmtp) => (
    <RowMenu name={email}>
      {may.change ? <EditEntry to={paths.settings.smtp.edit(id)} /> : null}
      {may.remove ? <DeleteEntry to={paths.settings.smtp.delete(id)} question={DeleteSmtpQuestion} /> : null}
    </RowMenu>
  );
  return (
    <CompanyList
      title={t("smtpTitle")}
      limit={<LimitBar name={t("plan:limit.smtp")} quota={quota} purchase={purchase} />}
      add={add}
      all={t("smtpIntro")}
    >
      <ListTable
        caption={t("smtpTitle")}
        columns={columns}
        rows={settings}
        keyOf={({ id }) => id}
        {...(may.change || may.remove ? { actions } : {})}
        empty={
          paging.page > 1 ? (
            <EmptyState title={t("emptyPage")} />
          ) : (
            <EmptyState title={t("noneSmtp")}>{t("noneSmtpText")}</EmptyState>
          )
        }
      />
      <Pagination inside paging={paging} to={page => `?page=${page}`} />
    </CompanyList>
  );
}
