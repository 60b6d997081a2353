import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languages } from "~/contract/language";
import { mailPurposes } from "~/contract/mail-purposes";
import { MailTemplateQuery } from "~/contract/mail-templates";
import { formatTime } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import type { RootData } from "~/root";
import { filterOf, pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";
import { NoMatch } from "~/ui/list/no-match";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { TemplatesTable } from "~/ui/operator-mail/templates-table";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { purposeName } from "./mail-shown";

export const handle = { namespaces: ["operatorMail", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const query = readListQuery(context.url, MailTemplateQuery, { size: 50 });
  const { rows, ...list } = await api.mailTemplates.list(query);
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    rows: rows.map(({ id, language, purpose, subject, edited }) => ({
      id,
      language,
      subject,
      purpose: purposeName(context, purpose),
      edited: edited && { at: edited.at.toISOString(), when: formatTime(edited.at, reader), by: edited.by },
    })),
    query,
    inUse: Object.values(filterOf(query)).filter(Boolean).length - (query.search ? 1 : 0),
    paging: pagingOf(context, list),
  };
}

/** The templates of all mails, by purpose and language. */
export default function Templates() {
  const { t } = useTranslation("operatorMail");
  const root = useRouteLoaderData("root") as RootData;
  const { rows, query, paging, inUse } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={root.title}>{t("templatesIntro")}</PageHead>
      <Sheet>
        <ListTools
          inside
          label={t("searchTemplates")}
          search={query.search}
          size={query.size}
          inUse={inUse}
          all={pathname}
        >
          <FilterSelect
            name="language"
            label={t("columnLanguage")}
            value={query.language}
            options={languages.map(value => ({ value, name: languageNames[value] }))}
          />
          <FilterSelect
            name="purpose"
            label={t("columnPurpose")}
            value={query.purpose}
            options={mailPurposes
              .filter(value => value !== "template_test")
              .map(value => ({ value, name: t(`purpose.${value}`) }))}
          />
          <FilterSelect
            name="edited"
            label={t("columnWords")}
            value={query.edited}
            options={(["yes", "no"] as const).map(value => ({ value, name: t(`words.${value}`) }))}
          />
        </ListTools>
        <TemplatesTable rows={rows} empty={<NoMatch>{t("noTemplate")}</NoMatch>} />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
    </>
  );
}
