import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { isolate } from "~/ui/knowledge/isolate";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";

/** That a mail did not reach its recipients: on the mail itself with the servers' reports, and on a report with its mail. */
export function Undelivered({
  reports,
  reportsOn,
}: {
  reports: { id: string; addresses: string; when: string }[];
  reportsOn: { id: string; subject: string; addresses: string } | null;
}) {
  const { t } = useTranslation("emails");
  return (
    <>
      {reports.map(({ id, addresses, when }) => (
        <Alert key={id} tone="err">
          {t("undelivered", { addresses, when })}{" "}
          <Link to={paths.emails.view(id)}>{t("undeliveredReport")}</Link>
        </Alert>
      ))}
      {reportsOn ? (
        <Alert tone="warn">
          {t("undeliveredMail", { addresses: reportsOn.addresses, subject: isolate(reportsOn.subject) })}{" "}
          <Link to={paths.emails.view(reportsOn.id)}>{t("undeliveredOpen")}</Link>
        </Alert>
      ) : null}
    </>
  );
}
