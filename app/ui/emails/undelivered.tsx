import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
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
  return (
    <>
      {reports.map(({ id, ...report }) => (
        <UndeliveredMail key={id} report={paths.emails.view(id)} {...report} />
      ))}
      {reportsOn ? <ReportsOn {...reportsOn} mail={paths.emails.view(reportsOn.id)} /> : null}
    </>
  );
}

/** On a mail that did not arrive: whom it did not reach, with the address of the report. */
export function UndeliveredMail({
  report,
  addresses,
  when,
}: {
  report: string;
  addresses: string;
  when: string;
}) {
  const { t } = useTranslation("emails");
  return (
    <Alert tone="err">
      {t("undelivered", { addresses, when })} <Link to={report}>{t("undeliveredReport")}</Link>
    </Alert>
  );
}

/** On a report: which mail did not arrive, with its address. */
export function ReportsOn({
  mail,
  subject,
  addresses,
}: {
  mail: string;
  subject: string;
  addresses: string;
}) {
  const { t } = useTranslation("emails");
  return (
    <Alert tone="warn">
      {t("undeliveredMail", { addresses, subject: isolate(subject) })}{" "}
      <Link to={mail}>{t("undeliveredOpen")}</Link>
    </Alert>
  );
}
