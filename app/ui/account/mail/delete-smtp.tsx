import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/primitives/alert";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { AboveContext, Confirmation } from "~/ui/primitives/confirmation";
import { LongName } from "~/ui/primitives/long-name";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";

export type SmtpToDelete = { email: string; divisions: string[]; unsent: number; version: number };

/** Confirms the deletion of a mailbox; of one in use it names the divisions that use it instead. */
export default function DeleteSmtpQuestion({
  loaded: { email, divisions, unsent, version },
  problem,
}: {
  loaded: SmtpToDelete;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("mailSettings");
  if (divisions.length > 0) return <InUse email={email} divisions={divisions} />;
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
          <LongName name={email} />
        </b>
      </p>
      {unsent > 0 ? <Alert tone="warn">{t("deleteSmtpUnsent", { count: unsent })}</Alert> : null}
      <p>{unbroken(t("deleteSmtpText"))}</p>
    </Confirmation>
  );
}

function InUse({ email, divisions }: { email: string; divisions: string[] }) {
  const { t } = useTranslation(["mailSettings", "shell"]);
  const above = useContext(AboveContext);
  const content = (
    <>
      <p>
        <b>
          <LongName name={email} />
        </b>
      </p>
      <Alert tone="warn">
        <b>{unbroken(t("inUse"))}</b>
        <p>{unbroken(t("inUseText"))}</p>
        <ul>
          {divisions.map(name => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </Alert>
      <div className="row">
        <ButtonLink kind="main" to={paths.settings.email.list()}>
          {t("emailTitle")}
        </ButtonLink>
        {above ? (
          <Button type="button" onClick={above.close}>
            {t("shell:cancel")}
          </Button>
        ) : (
          <ButtonLink to={paths.settings.smtp.list()}>{t("shell:cancel")}</ButtonLink>
        )}
      </div>
    </>
  );
  if (above) return <div className="stack">{content}</div>;
  return (
    <Sheet data-pad className="stack" style={{ maxInlineSize: "36rem", overflowWrap: "anywhere" }}>
      {content}
    </Sheet>
  );
}
