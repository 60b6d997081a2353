import { type FocusEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { consentNames, type MailSignIn } from "~/contract/mail-consent";
import { suggestServers } from "~/contract/mail-providers";
import { mailSecurities } from "~/contract/mail-securities";
import type { SmtpSetting } from "~/contract/smtp-settings";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { SelectField, TextArea, TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf, hintOfList, SavedText } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { TokenList } from "~/ui/form/token-list";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Alert } from "~/ui/primitives/alert";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { FormGrid } from "../form-grid";
import { ConnectionCheck, type ConnectionTrial } from "./connection-check";
import { ConsentState } from "./consent-state";

type Saved = Omit<SmtpSetting, "divisions" | "createdAt">;

/** The response to the form: a refusal, the result of a trial, or suggested servers. */
export type SmtpAnswer = Parameters<typeof readRefusal>[0] & { tried?: ConnectionTrial; suggested?: boolean };

const servers = ["smtp", "imap"] as const;

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
  saved: Saved | undefined;
  plainAllowed: boolean;
  signIns: MailSignIn[];
  answer: SmtpAnswer | undefined;
}) {
  const { t } = useTranslation(["mailSettings", "messages", "shell"]);
  const refusal = readRefusal(answer);
  const { errors, value } = refusal;
  const hinted = (name: string, of: string | undefined, hint?: ReactNode, shown?: string) =>
    of === undefined ? hint : hintOf(refusal, name, of, { hint, shown });
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState<boolean>();
  const suggested = filled ?? answer?.suggested;

  /** Fills in the servers of the address's provider. Returns whether the provider is known. */
  function fill(email: string): boolean {
    const chosen = form.current?.elements.namedItem("signIn");
    const signIn = chosen instanceof HTMLSelectElement ? (chosen.value as MailSignIn) : "password";
    const known = suggestServers(email, signIn);
    for (const [name, text] of Object.entries(known ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(text);
    }
    return known !== undefined;
  }
  const isEmpty = (name: string) =>
    (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.value === "";
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (servers.every(one => isEmpty(`${one}Host`)) && fill(event.currentTarget.value)) setFilled(true);
  };
  const suggest = (event: MouseEvent) => {
    event.preventDefault();
    const field = form.current?.elements.namedItem("email");
    if (field instanceof HTMLInputElement) setFilled(fill(field.value));
  };

  const chosen = value("signIn", saved?.signIn ?? "password");
  // A stored provider is shown even if it is no longer configured.
  const ways = saved && !signIns.includes(saved.signIn) ? [...signIns, saved.signIn] : signIns;
  const options = mailSecurities.filter(one => one !== "none" || plainAllowed);
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
        <SmtpGrid method="post" noValidate ref={form}>
          <UnsavedGuard />
          <RequestId form={saved ? "edit-smtp" : "add-smtp"} />
          {saved ? <ExpectedVersion version={saved.version} refusal={refusal} /> : null}
          {/* Enter activates a form's first button, which must save rather than suggest servers. */}
          <button type="submit" className="hidden" tabIndex={-1} aria-hidden />
          <fieldset>
            <legend>{t("sender")}</legend>
            {ways.length > 1 ? (
              <div className="wide">
                <SelectField
                  name="signIn"
                  label={t("signInBy")}
                  hint={t("signInHint")}
                  defaultValue={chosen}
                  errors={errors("signIn")}
                >
                  {ways.map(way => (
                    <option key={way} value={way}>
                      {way === "password" ? t("signInPassword") : consentNames[way]}
                    </option>
                  ))}
                </SelectField>
              </div>
            ) : null}
            <TextField
              name="email"
              label={t("email")}
              type="email"
              autoComplete="off"
              dir="ltr"
              required
              maxLength={254}
              defaultValue={value("email", saved?.email)}
              hint={hinted("email", saved?.email)}
              errors={errors("email")}
              onBlur={leave}
            />
            <TextField
              name="emailFrom"
              label={t("emailFrom")}
              hint={hinted("emailFrom", saved?.emailFrom, t("emailFromHint"))}
              type="email"
              autoComplete="off"
              dir="ltr"
              maxLength={254}
              defaultValue={value("emailFrom", saved?.emailFrom)}
              errors={errors("emailFrom")}
            />
            <div className="wide">
              <TextArea
                name="signature"
                label={t("signature")}
                hint={t("signatureHint")}
                rows={4}
                maxLength={2000}
                defaultValue={value("signature", saved?.signature)}
                errors={errors("signature")}
              />
              <SavedText refusal={refusal} name="signature" saved={saved?.signature ?? ""} />
            </div>
            <div className="wide">
              <p className="row">
                <Button name="intent" value="suggest" formNoValidate onClick={suggest}>
                  {t("suggest")}
                </Button>
              </p>
              <div role="status">
                {suggested === undefined ? null : (
                  <div style={{ marginBlockStart: "0.75rem" }}>
                    <Alert tone={suggested ? "ok" : "info"}>
                      {t(suggested ? "suggested" : "unknownProvider")}
                    </Alert>
                  </div>
                )}
              </div>
            </div>
          </fieldset>
          {servers.map(one => (
            <fieldset key={one}>
              <legend>{t(one === "smtp" ? "sending" : "receiving")}</legend>
              <div className="wide">
                <TextField
                  name={`${one}Host`}
                  label={t(`${one}Host`)}
                  hint={hinted(`${one}Host`, saved?.[`${one}Host`])}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  dir="ltr"
                  required
                  maxLength={253}
                  defaultValue={value(`${one}Host`, saved?.[`${one}Host`])}
                  errors={errors(`${one}Host`)}
                />
              </div>
              <TextField
                name={`${one}Port`}
                label={t(`${one}Port`)}
                hint={hinted(`${one}Port`, saved && String(saved[`${one}Port`]))}
                inputMode="numeric"
                autoComplete="off"
                dir="ltr"
                required
                maxLength={5}
                defaultValue={value(
                  `${one}Port`,
                  String(saved?.[`${one}Port`] ?? (one === "smtp" ? 587 : 993)),
                )}
                errors={errors(`${one}Port`)}
              />
              <SelectField
                name={`${one}Security`}
                label={t(`${one}Security`)}
                hint={hinted(
                  `${one}Security`,
                  saved?.[`${one}Security`],
                  undefined,
                  saved && t(`security.${saved[`${one}Security`]}`),
                )}
                defaultValue={value(
                  `${one}Security`,
                  saved?.[`${one}Security`] ?? (one === "smtp" ? "starttls" : "tls"),
                )}
                errors={errors(`${one}Security`)}
              >
                {options.map(option => (
                  <option key={option} value={option}>
                    {t(`security.${option}`)}
                  </option>
                ))}
              </SelectField>
            </fieldset>
          ))}
          <fieldset>
            <legend>{t("access")}</legend>
            <div className="wide password">
              <TextField
                name="password"
                label={t("password")}
                hint={saved?.signIn === "password" ? t("passwordSaved") : t("passwordHint")}
                type="password"
                autoComplete="off"
                dir="ltr"
                maxLength={500}
                errors={errors("password")}
              />
            </div>
            <div className="wide">
              <TokenList
                name="allowedEmails"
                label={t("allowed")}
                hint={hintOfList(refusal, "allowedEmails", saved?.allowedEmails ?? [], {
                  hint: t("allowedHint"),
                })}
                tokens={refusal.values("allowedEmails", saved?.allowedEmails)}
                errors={errors}
              />
            </div>
            <div className="wide">
              <TextField
                name="authServer"
                label={t("authServer")}
                hint={hinted("authServer", saved?.authServer, t("authServerHint"))}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                dir="ltr"
                maxLength={253}
                defaultValue={value("authServer", saved?.authServer)}
                errors={errors("authServer")}
              />
            </div>
          </fieldset>
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
