import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { MailSignIn } from "~/contract/mail-consent";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { FormGrid } from "../form-grid";
import { ConnectionCheck, type ConnectionTrial } from "./connection-check";
import { ConsentState } from "./consent-state";
import { SmtpAccessFieldset } from "./smtp-access-fieldset";
import type { SavedSmtp, SmtpParts } from "./smtp-parts";
import { SmtpSenderFieldset } from "./smtp-sender-fieldset";
import { SmtpServerFieldset } from "./smtp-server-fieldset";
import { useSuggestedServers } from "./use-suggested-servers";

/** The response to the form: a refusal, the result of a trial, or suggested servers. */
export type SmtpAnswer = Refusal & { tried?: ConnectionTrial; suggested?: boolean };

/** Hides the password for providers that sign in by consent. */
const SmtpGrid = styled(FormGrid)`
  &:has(select[name="signIn"] option:not([value="password"]):checked) .password { display: none; }
`;

/** A company's mailbox. A stored password is never shown; an empty field keeps it. */
export function SmtpForm({
  saved,
  plainAllowed,
  signIns,
  answer,
}: {
  saved: SavedSmtp | undefined;
  plainAllowed: boolean;
  signIns: MailSignIn[];
  answer: SmtpAnswer | undefined;
}) {
  const { t } = useTranslation(["mailSettings", "messages", "shell"]);
  const refusal = readRefusal(answer);
  const servers = useSuggestedServers(answer?.suggested);
  const parts: SmtpParts = { saved, refusal };
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      {saved?.consent && saved.signIn !== "password" ? (
        <div style={{ maxInlineSize: "48rem", marginBlockEnd: "var(--s4)" }}>
          <ConsentState consent={saved.consent} signIn={saved.signIn} of={saved.id} />
        </div>
      ) : null}
      {answer?.tried ? <ConnectionCheck tried={answer.tried} /> : null}
      <Sheet data-pad style={{ maxInlineSize: "48rem" }}>
        <SmtpGrid method="post" noValidate ref={servers.form}>
          <UnsavedGuard />
          <RequestId form={saved ? "edit-smtp" : "add-smtp"} />
          {saved ? <ExpectedVersion version={saved.version} refusal={refusal} /> : null}
          {/* Enter activates a form's first button, which must save rather than suggest servers. */}
          <button type="submit" className="hidden" tabIndex={-1} aria-hidden />
          <SmtpSenderFieldset {...parts} signIns={signIns} servers={servers} />
          <SmtpServerFieldset {...parts} server="smtp" plainAllowed={plainAllowed} />
          <SmtpServerFieldset {...parts} server="imap" plainAllowed={plainAllowed} />
          <SmtpAccessFieldset {...parts} />
          <p className="row">
            <Submit busy={t("saving")}>{t("save")}</Submit>
            <Submit kind="plain" name="intent" value="try" busy={t("trying")}>
              {t("try")}
            </Submit>
            <ButtonLink to={paths.settings.smtp.list()}>{t("shell:cancel")}</ButtonLink>
          </p>
        </SmtpGrid>
      </Sheet>
    </>
  );
}
