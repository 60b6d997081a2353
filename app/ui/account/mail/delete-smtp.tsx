import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/primitives/alert";
import { Confirmation } from "~/ui/primitives/confirmation";

export type SmtpToDelete = { email: string; divisions: string[]; version: number };

/** Confirms the deletion of a mailbox; one in use names the divisions that use it, and is refused. */
export default function DeleteSmtpQuestion({
  loaded: { email, divisions, version },
  problem,
}: {
  loaded: SmtpToDelete;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("mailSettings");
  return (
    <Confirmation
      name="delete"
      version={version}
      problem={problem}
      confirm={t("deleteSmtp")}
      busy={t("deleting")}
      back={paths.settings.smtp.list()}
    >
      <p>
        <b>
          <bdi>{email}</bdi>
        </b>
      </p>
      {divisions.length > 0 && !problem ? (
        <Alert tone="warn">
          <b>{t("inUse")}</b>
          <p>{t("inUseText")}</p>
          <ul>
            {divisions.map(name => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <p>{t("deleteSmtpText")}</p>
      )}
    </Confirmation>
  );
}
