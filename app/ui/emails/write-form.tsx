import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Correspondent, EmailFile } from "~/contract/email-drafts";
import { swapSignature } from "~/contract/mail-signature";
import { paths } from "~/paths";
import { SelectField, TextArea, TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf, SavedText } from "~/ui/form/saved-meanwhile";
import { Sheet } from "~/ui/primitives/sheet";
import { DraftButtons } from "./draft-buttons";
import { DraftFile } from "./draft-files";
import { type ForwardedFile, ForwardedFiles } from "./forwarded-files";
import { RecipientFields } from "./recipient-fields";
import { SendLater } from "./send-later";
import { useAutosave } from "./use-autosave";

export type WrittenDraft = {
  id: string;
  smtpSettingId: string;
  recipients: string[];
  copies: string[];
  blindCopies: string[];
  subject: string;
  body: string;
  version: number;
  answersId: string;
  files: EmailFile[];
  /** The attachments of a mail that is forwarded; they are copied once the draft is saved. */
  forwarded: ForwardedFile[];
};

/** The form of a draft. With script it is saved automatically. */
export function WriteForm({
  senders,
  draft,
  stored,
  refusal,
  correspondents,
}: {
  senders: { id: string; name: string; signature: string }[];
  draft: WrittenDraft;
  stored: boolean;
  refusal: FormRefusal;
  correspondents: Correspondent[];
}) {
  const { t } = useTranslation("emails");
  const form = useRef<HTMLFormElement>(null);
  const draftId = refusal.value("draftId", draft.id);
  const saved = useAutosave(form, {
    address: paths.emails.autosave(draftId),
    given: draft.version,
    // A reload shows what was saved, not an empty form. The reader may be at another address by now.
    onSaved: () => {
      if (window.location.pathname === paths.emails.write())
        window.history.replaceState(window.history.state, "", paths.emails.draft(draftId));
    },
  });
  const signatureOf = (id: unknown) => senders.find(one => one.id === id)?.signature ?? "";
  // Without script the signature changes when the draft is saved.
  const sign = (chosen: string) => {
    const { signedFor, body } = Object.fromEntries(
      ["signedFor", "body"].map(name => [name, form.current?.elements.namedItem(name)]),
    );
    if (!(signedFor instanceof HTMLInputElement && body instanceof HTMLTextAreaElement)) return;
    body.value = swapSignature(body.value, signatureOf(signedFor.value), signatureOf(chosen));
    signedFor.value = chosen;
  };
  // As in a mail program: who answers begins with the text, above what is quoted; who writes anew with the address.
  const isFresh = !stored && refusal.problems.length === 0;
  const begins = !isFresh ? undefined : draft.answersId ? "body" : "recipients";
  useEffect(() => {
    const body = form.current?.elements.namedItem("body");
    if (
      body instanceof HTMLTextAreaElement &&
      body === document.activeElement &&
      body.value === body.defaultValue
    )
      body.setSelectionRange(0, 0);
  }, []);
  return (
    <Sheet data-pad style={{ maxInlineSize: "48rem" }}>
      <Form method="post" noValidate ref={form}>
        {/* Enter activates a form's first button, which must not send. */}
        <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
        <div className="stack" data-gap="5">
          <SelectField
            name="smtpSettingId"
            label={t("senderFrom")}
            hint={hintOf(refusal, "smtpSettingId", draft.smtpSettingId, {
              shown: senders.find(({ id }) => id === draft.smtpSettingId)?.name,
            })}
            errors={refusal.errors("smtpSettingId")}
            defaultValue={refusal.value("smtpSettingId", draft.smtpSettingId)}
            onChange={event => sign(event.currentTarget.value)}
          >
            {senders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <RecipientFields
            draft={draft}
            refusal={refusal}
            correspondents={correspondents}
            autoFocus={begins === "recipients"}
          />
          <TextField
            name="subject"
            label={t("columnSubject")}
            hint={hintOf(refusal, "subject", draft.subject)}
            maxLength={250}
            errors={refusal.errors("subject")}
            defaultValue={refusal.value("subject", draft.subject)}
          />
          <TextArea
            name="body"
            label={t("body")}
            rows={14}
            autoFocus={begins === "body"}
            errors={refusal.errors("body")}
            defaultValue={refusal.value("body", draft.body)}
          />
          <SavedText refusal={refusal} name="body" saved={draft.body} />
          {draft.forwarded.length > 0 ? <ForwardedFiles files={draft.forwarded} refusal={refusal} /> : null}
          {draft.files.length > 0 ? (
            <ul className="stack" data-gap="2" aria-label={t("files.here")}>
              {draft.files.map(file => (
                <li key={file.id}>
                  <DraftFile {...file} />
                </li>
              ))}
            </ul>
          ) : null}
          <input type="hidden" name="draftId" value={draftId} />
          <input
            type="hidden"
            name="signedFor"
            defaultValue={refusal.value("signedFor", draft.smtpSettingId)}
          />
          <input type="hidden" name="answersId" value={refusal.value("answersId", draft.answersId)} />
          {/* What the mail lacks, and its writer has been asked about. */}
          <input type="hidden" name="asked" value={refusal.value("asked")} />
          {/* Version 0: the draft is not stored yet. */}
          <input type="hidden" name="version" value={saved.version} />
          <RequestId form="write" />
          <SendLater refusal={refusal} />
          <DraftButtons draftId={draftId} stored={stored} saved={saved} />
        </div>
      </Form>
    </Sheet>
  );
}
