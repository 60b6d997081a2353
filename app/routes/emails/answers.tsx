import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { answerLists } from "~/contract/answer-lists";
import { EmailAnswerQuery } from "~/contract/email-answers";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { notFound, requireSignedIn } from "~/session/require-access";
import { AnswerTable } from "~/ui/emails/answer-table";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { Tabs } from "~/ui/primitives/tabs";

export const handle = { namespaces: ["mailAnswers", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Email")) throw notFound();
  const query = readListQuery(context.url, EmailAnswerQuery, { size: 25 });
  const { rows, open, ...list } = await api.emailAnswers.list(query);
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    rows: rows.map(({ createdAt, ...answer }) => ({
      ...answer,
      at: createdAt.toISOString(),
      when: formatTime(createdAt, reader),
    })),
    list: query.list,
    open,
    paging: pagingOf(context, list),
    mayChangeSettings: ability.can("update", "EmailSetting"),
  };
}

/** Answers that wait for approval, and the outcomes of the other mails that a division may answer. */
export default function Answers() {
  const { t } = useTranslation("mailAnswers");
  const { rows, list, open, paging, mayChangeSettings } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <PageHead
        title={t("title")}
        actions={
          <>
            <ButtonLink to={paths.emails.folder("inbox")}>{t("inbox")}</ButtonLink>
            {mayChangeSettings ? (
              <ButtonLink to={paths.settings.email.list()}>{t("settings")}</ButtonLink>
            ) : null}
          </>
        }
      >
        {t("about")}
      </PageHead>
      <Sheet>
        <Tabs
          inside
          label={t("lists")}
          tabs={answerLists.map(one => ({
            to: paths.emails.answers(one),
            text: one === "open" && open > 0 ? t("openCount", { count: open }) : t(`list.${one}`),
            current: one === list,
          }))}
        />
        <AnswerTable
          rows={rows}
          empty={<EmptyState title={t(`none.${list}`)}>{t(`noneText.${list}`)}</EmptyState>}
        />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
    </>
  );
}
