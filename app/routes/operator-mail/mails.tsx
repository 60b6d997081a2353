import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { mailPurposes } from "~/contract/mail-purposes";
import { mailStateFilters } from "~/contract/mail-states";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { exportLinks, filterOf, isFiltered, pagingOf } from "~/routes/list/list-query";
import { flash } from "~/session/flash";
import { wantedPath } from "~/session/guard";
import { requireSignedIn } from "~/session/require-access";
import { ExportMenu } from "~/ui/list/export-menu";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListSheet } from "~/ui/list/list-sheet";
import { MailBoxes } from "~/ui/operator-mail/mail-boxes";
import { MailsTable } from "~/ui/operator-mail/mails-table";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { Link } from "~/ui/primitives/link";
import { PageHead } from "~/ui/primitives/page-head";
import { actOnMail } from "./act-on-mail";
import { mailShower, mailsQuery } from "./mail-shown";

export const handle = { namespaces: ["operatorMail", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const query = mailsQuery(context.url);
  const mayWrite = ability.can("create", "Email");
  const [{ rows, ...list }, { mailbox }, letters] = await Promise.all([
    api.operatorMails.list(query),
    api.operatorInbox.state(),
    mayWrite ? api.mailSendings.open() : { rows: [] },
  ]);
  return {
    rows: rows.map(mailShower(context, user)),
    query,
    // As it is sent: the product's name is the only placeholder of a letter.
    letters: letters.rows.map(({ subject, ...letter }) => ({
      ...letter,
      subject: subject.replaceAll("{product}", context.build.title),
    })),
    unread: mailbox ? mailbox.unread : null,
    paging: pagingOf(context, list),
    filtered: isFiltered(filterOf(query)),
    exportTo: exportLinks(paths.operatorMails.export, filterOf(query)),
    may: {
      templates: ability.can("read", "EmailTemplate"),
      write: mayWrite,
      settle: ability.can("update", "Email"),
    },
  };
}

/** Settles or reopens a mail, and redirects back to the list. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireSignedIn(context);
  const form = await request.formData();
  try {
    await actOnMail(context, String(form.get("id") ?? ""), form);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
  return redirect(wantedPath(context.url));
}

/** The mails that the installation sends, with their states. */
export default function Mails() {
  const { t } = useTranslation("operatorMail");
  const root = useRouteLoaderData("root") as RootData;
  const { rows, letters, query, unread, paging, filtered, exportTo, may } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            {filtered || paging.total > 0 ? <ExportMenu {...exportTo} /> : null}
            {may.templates ? <ButtonLink to={paths.mailTemplates.list()}>{t("templates")}</ButtonLink> : null}
            {may.write ? (
              <ButtonLink kind="main" to={paths.operatorMails.write()}>
                {t("write")}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {t("intro")}
      </PageHead>
      {unread === null ? null : (
        <div style={{ marginBlockEnd: "var(--s5)" }}>
          <MailBoxes current="sent" unread={unread} />
        </div>
      )}
      <OpenLetters letters={letters} />
      <ListSheet
        texts={{
          search: t("search"),
          noMatchText: t(query.state === "undelivered" ? "noUndelivered" : "noMatchText"),
          none: t("none"),
          noneText: t("noneText"),
        }}
        query={query}
        paging={paging}
        filtered={filtered}
        inUse={[query.state, query.purpose].filter(Boolean).length}
        filters={
          <>
            <FilterSelect
              name="state"
              label={t("columnState")}
              value={query.state}
              options={mailStateFilters.map(value => ({
                value,
                name: t(value === "undelivered" || value === "settled" ? value : `state.${value}`),
              }))}
            />
            <FilterSelect
              name="purpose"
              label={t("columnPurpose")}
              value={query.purpose}
              options={mailPurposes.map(value => ({ value, name: t(`purpose.${value}`) }))}
            />
          </>
        }
      >
        {parts => <MailsTable rows={rows} maySettle={may.settle} {...parts} />}
      </ListSheet>
    </>
  );
}

/** The letters that are being sent or were stopped, with their pages. */
function OpenLetters({
  letters,
}: {
  letters: { id: string; subject: string; state: "sending" | "stopped" }[];
}) {
  const { t } = useTranslation("operatorMail");
  if (letters.length === 0) return null;
  return (
    <div className="stack" data-gap="3" style={{ marginBlockEnd: "var(--s5)" }}>
      {letters.map(({ id, subject, state }) => (
        <Alert key={id} tone={state === "stopped" ? "warn" : "info"}>
          {t(state === "stopped" ? "openStopped" : "openSending", { subject: isolate(subject) })}{" "}
          <Link to={paths.operatorMails.confirm(id)}>{t("openShow")}</Link>
        </Alert>
      ))}
    </div>
  );
}
