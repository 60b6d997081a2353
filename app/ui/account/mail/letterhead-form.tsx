import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Letterhead } from "~/contract/letterhead";
import type { LetterheadFields } from "~/contract/letterhead-fields";
import { maxSenderLength, maxSignatureLength } from "~/contract/letterhead-limits";
import type { MailPreview } from "~/contract/mail-templates";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextArea, TextField } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { LivePreview, previewViews } from "~/ui/operator-mail/live-preview";
import { Sides } from "~/ui/operator-mail/template-form";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

/** Name and signature of the company's mails, beside a mail that carries them. */
export function LetterheadForm({
  letterhead,
  preview,
  drawn,
  refused,
}: {
  letterhead: Letterhead;
  preview: MailPreview;
  /** The input and its preview, if the form was sent without script to draw it. */
  drawn: { draft: LetterheadFields; preview: MailPreview; view?: string | undefined } | undefined;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["mailSettings", "shell", "messages"]);
  const refusal = readRefusal(refused);
  const shown = drawn?.draft ?? letterhead;
  const field = (name: "sender" | "signature", hint: string) => ({
    name,
    label: t(`letterhead.${name}`),
    hint: hintOf(refusal, name, letterhead[name], { hint }),
    errors: refusal.errors(name),
    defaultValue: refusal.value(name, shown[name]),
    dir: "auto",
  });
  return (
    <Form method="post" noValidate>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sides>
        <Sheet data-pad>
          {/* Enter activates a form's first button, which must save. */}
          <button type="submit" className="hidden" tabIndex={-1} aria-hidden />
          <div className="stack" data-gap="5">
            <UnsavedGuard />
            <RequestId form="letterhead" />
            <ExpectedVersion version={letterhead.version} refusal={refusal} />
            <TextField
              {...field("sender", t("letterhead.senderHint"))}
              autoComplete="organization"
              maxLength={maxSenderLength}
            />
            <TextArea {...field("signature", t("letterhead.signatureHint"))} maxLength={maxSignatureLength} />
            <div className="row">
              <Submit busy={t("saving")}>{t("shell:save")}</Submit>
              <ButtonLink to={paths.settings.email.list()}>{t("shell:cancel")}</ButtonLink>
            </div>
          </div>
        </Sheet>
        <LivePreview
          preview={drawn?.preview ?? preview}
          view={previewViews.find(view => view === drawn?.view) ?? "light"}
          drawAt={paths.settings.email.letterheadPreview()}
          logo={letterhead.logo}
        />
      </Sides>
    </Form>
  );
}
