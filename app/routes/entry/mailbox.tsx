import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatTime } from "~/i18n/format";
import type { RootData } from "~/root";
import { requireAccess } from "~/session/require-access";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["mailbox", "operatorMail"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  const mails = await api.mailbox.list();
  const reader = { language: context.language, timeZone: "Europe/Berlin" };
  return { mails: mails.map(mail => ({ ...mail, when: formatTime(mail.createdAt, reader) })) };
}

/** The outgoing mails, in the development profile. */
export default function Mailbox() {
  const { t } = useTranslation(["mailbox", "operatorMail", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { mails } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title}>{t("text")}</PageHead>
      <div className="stack">
        {mails.length === 0 ? (
          <Sheet>
            <EmptyState title={t("none")} />
          </Sheet>
        ) : null}
        {mails.map(mail => (
          <Sheet key={mail.id} data-pad>
            <h2>{mail.subject}</h2>
            <p className="tiny muted">
              <bdi>{mail.to}</bdi>
              {t("shell:comma")}
              {mail.when}
              {t("shell:comma")}
              {t(`operatorMail:state.${mail.state}`)}
            </p>
            <p className="small" style={{ whiteSpace: "pre-wrap", marginBlockStart: "1rem" }}>
              {mail.text}
            </p>
          </Sheet>
        ))}
      </div>
    </>
  );
}
