import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListInput } from "~/contract/endpoint";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { mayBuy } from "~/session/may-buy";
import { requireSignedIn } from "~/session/require-access";
import { SmtpList } from "~/ui/account/mail/smtp-list";
import { WithoutCompany } from "~/ui/account/without-company";

export const handle = { namespaces: ["mailSettings", "plan", "lists", "messages"] };

const Query = ListInput.pick({ page: true });

/** A page of the company's mailboxes; null for users without a company or permission. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "SmtpSetting")) return null;
  const list = await api.smtpSettings.list({ ...readListQuery(context.url, Query), size: 10 });
  return {
    settings: list.rows.map(({ id, email, emailFrom, smtpHost, imapHost, divisions, consent }) => ({
      id,
      email,
      emailFrom,
      smtpHost,
      imapHost,
      divisions,
      consent,
    })),
    paging: pagingOf(context, list),
    quota: list.quota,
    may: {
      add: ability.can("create", "SmtpSetting"),
      change: ability.can("update", "SmtpSetting"),
      remove: ability.can("delete", "SmtpSetting"),
    },
    purchase: mayBuy(context),
  };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function SmtpTab() {
  const { t } = useTranslation(["mailSettings", "settings"]);
  const list = useLoaderData<typeof loader>();
  return list ? (
    <SmtpList {...list} />
  ) : (
    <WithoutCompany title={t("smtpTitle")}>{t("settings:ai.noCompany")}</WithoutCompany>
  );
}
