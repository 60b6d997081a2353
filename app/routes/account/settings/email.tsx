import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListInput } from "~/contract/endpoint";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { mayBuy } from "~/session/may-buy";
import { requireSignedIn } from "~/session/require-access";
import { EmailSettingList } from "~/ui/account/mail/email-setting-list";
import { WithoutCompany } from "~/ui/account/without-company";

export const handle = { namespaces: ["mailSettings", "plan", "lists", "messages"] };

const Query = ListInput.pick({ page: true });

/** A page of the company's email settings; null for users without a company or permission. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "EmailSetting")) return null;
  const list = await api.emailSettings.list({ ...readListQuery(context.url, Query), size: 10 });
  return {
    settings: list.rows.map(({ id, division, email, toEmails, stopped, tells, pace }) => ({
      id,
      division,
      email,
      toEmails,
      stopped,
      tells,
      pace,
    })),
    paging: pagingOf(context, list),
    quota: list.quota,
    may: {
      add: ability.can("create", "EmailSetting"),
      change: ability.can("update", "EmailSetting"),
      remove: ability.can("delete", "EmailSetting"),
    },
    purchase: mayBuy(context),
    letterhead: ability.can("update", "Company"),
  };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function EmailTab() {
  const { t } = useTranslation(["mailSettings", "settings"]);
  const list = useLoaderData<typeof loader>();
  return list ? (
    <EmailSettingList {...list} />
  ) : (
    <WithoutCompany title={t("emailTitle")}>{t("settings:ai.noCompany")}</WithoutCompany>
  );
}
