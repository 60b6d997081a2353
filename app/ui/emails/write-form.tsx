import { Form } from "@remix-run/react";
import { Send } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { EmailFile } from "~/contract/email-drafts";
import { swapSignature } from "~/contract/mail-signature";
import { paths } from "~/paths";
import { Check } from "~/ui/form/check";
import { DateField } from "~/ui/form/date-field";
import { SelectField, TextArea, TextField } from "~/ui/form/field";
import type { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf, SavedText } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { FileSize } from "~/ui/primitives/file-size";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";
import DeleteDraftQuestion from "./delete-draft";
import { DraftFile } from "./draft-files";
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
  forwarded: { id: string; name: string; size: number }[];
};

/** The form of a draft. With script it is saved automatically. */
export function WriteForm({
  senders,
  draft,
  stored,
  refusal,
}: {
  senders: { id: string; name: string; signature: string }[];
  draft: WrittenDraft;
  stored: boolean;
  refusal: ReturnType<typeof readRefusal>;
}) {
  const { t } = useTranslation(["emails", "shell"]);
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
  const typed = (name: "recipients" | "copies" | "blindCopies") => ({
    name,
    errors: refusal.errors(name),
    defaultValue: refusal.value(name, draft[name].join(", ")),
    hint: hintOf(refusal, name, draft[name].join(", "), {
      hint: name === "recipients" ? t("addressesHint") : undefined,
    }),
    autoComplete: "off",
    inputMode: "email" as const,
    dir: "ltr" as const,
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
  const hasCopies =
    draft.copies.length + draft.blindCopies.length > 0 ||
    refusal.value("copies") + refusal.value("blindCopies") !== "";
  const wrongCopies = refusal.errors("copies") ?? refusal.errors("blindCopies");
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
          <TextField label={t("to")} autoFocus={begins === "recipients"} {...typed("recipients")} />
          <details open={hasCopies || wrongCopies !== undefined}>
            <summary>{t("moreCopies")}</summary>
            <div className="stack" data-gap="5" style={{ marginBlockStart: "var(--s4)" }}>
              <TextField label={t("cc")} {...typed("copies")} />
              <TextField label={t("bcc")} {...typed("blindCopies")} />
            </div>
          </details>
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
          {/* Version 0: the draft is not stored yet. */}
          <input type="hidden" name="version" value={saved.version} />
          <RequestId form="write" />
          <details open={(refusal.errors("at") ?? refusal.errors("atTime")) !== undefined}>
            <summary>{t("later.title")}</summary>
            <div
              className="stack"
              data-gap="4"
              style={{ marginBlockStart: "var(--s4)", maxInlineSize: "20rem" }}
            >
              <p className="small muted">{unbroken(t("later.hint"))}</p>
              <DateField
                name="at"
                label={t("later.day")}
                errors={refusal.errors("at")}
                value={refusal.value("at", "")}
              />
              <TextField
                name="atTime"
                label={t("later.time")}
                hint={t("later.timeHint")}
                maxLength={12}
                autoComplete="off"
                errors={refusal.errors("atTime")}
                defaultValue={refusal.value("atTime", "")}
              />
              <Submit kind="plain" name="intent" value="later" busy={t("sending")}>
                {t("later.send")}
              </Submit>
            </div>
          </details>
          <div className="row">
            <Submit name="intent" value="send" busy={t("sending")}>
              <Send size={18} aria-hidden />
              {t("send")}
            </Submit>
            <Submit kind="plain" name="intent" value="save" busy={t("savingDraft")}>
              {t("saveDraft")}
            </Submit>
            <Submit kind="plain" name="intent" value="files" busy={t("savingDraft")}>
              {t("files.add")}
            </Submit>
            {stored || saved.version > 0 ? (
              <ConfirmLink button to={paths.emails.deleteDraft(draftId)} question={DeleteDraftQuestion}>
                {t("discard")}
              </ConfirmLink>
            ) : (
              <ButtonLink to={paths.emails.folder("inbox")}>{t("shell:cancel")}</ButtonLink>
            )}
            <span className="small muted" role="status">
              {saved.at ? t("autosaved", { when: saved.at }) : null}
              {saved.failed ? (
                <b style={{ color: "var(--err)" }}>
                  {t("notAutosaved")} {saved.problem}
                </b>
              ) : null}
            </span>
          </div>
        </div>
      </Form>
    </Sheet>
  );
}

/** The choice of attachments of the forwarded mail. */
function ForwardedFiles({
  files,
  refusal,
}: {
  files: WrittenDraft["forwarded"];
  refusal: ReturnType<typeof readRefusal>;
}) {
  const { t } = useTranslation("emails");
  const chosen = refusal.values(
    "forwarded",
    files.map(({ id }) => id),
  );
  return (
    <fieldset className="stack" data-gap="2">
      <legend>{t("files.forwarded")}</legend>
      {files.map(({ id, name, size }) => (
        <div key={id}>
          <input type="hidden" name="offered" value={id} />
          <Check
            name="forwarded"
            value={id}
            defaultChecked={chosen.includes(id)}
            label={
              <>
                <bdi style={{ overflowWrap: "anywhere" }}>{name || t("nameless")}</bdi>{" "}
                <span className="tiny muted">
                  <FileSize bytes={size} />
                </span>
              </>
            }
          />
        </div>
      ))}
    </fieldset>
  );
}
