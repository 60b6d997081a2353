import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Switch } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { useBoxHint } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { CopyButton } from "~/ui/primitives/copy-button";
import { QrCode } from "~/ui/primitives/qr-code";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";

/** The link of the company's public feedback form as text and QR code, and the fields of that form. */
export function ShareForm({
  url,
  qr,
  asksAddress,
  inMails,
  version,
  mayChange,
  refused,
}: {
  url: string;
  qr: { size: number; path: string };
  asksAddress: boolean;
  inMails: boolean;
  version: number;
  mayChange: boolean;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["feedbackReport", "account", "messages", "shell"]);
  const refusal = readRefusal(refused);
  const hint = useBoxHint(refusal);
  const isOn = (name: "asksAddress" | "inMails", saved: boolean) =>
    refusal.value(name, saved ? "on" : "") === "on";
  return (
    <Sheet id="public-form" data-pad className="stack" data-gap="4" style={{ marginBlockStart: "1.5rem" }}>
      <div>
        <h2>{t("share.title")}</h2>
        <p className="muted">{unbroken(t("share.text"))}</p>
      </div>
      <div className="row" style={{ alignItems: "flex-start" }}>
        <QrCode label={t("share.qr")} code={qr} />
        <div
          className="stack"
          data-gap="2"
          style={{ flex: "1 1 14rem", minInlineSize: 0, justifyItems: "start" }}
        >
          <code dir="ltr" style={{ display: "block", overflowWrap: "anywhere" }}>
            {url}
          </code>
          <CopyButton text={() => url} />
        </div>
      </div>
      {mayChange ? (
        <Form method="post" className="stack" data-gap="4">
          <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
          <RequestId form="public-form" />
          <ExpectedVersion version={version} refusal={refusal} />
          <Switch
            key={version}
            name="asksAddress"
            defaultChecked={isOn("asksAddress", asksAddress)}
            label={t("share.asksAddress")}
            sub={hint("asksAddress", asksAddress, t("share.asksAddressHint"))}
          />
          <Switch
            key={`mails ${version}`}
            name="inMails"
            defaultChecked={isOn("inMails", inMails)}
            label={t("share.inMails")}
            sub={hint("inMails", inMails, t("share.inMailsHint"))}
          />
          <p>
            <Submit kind="plain" name="intent" value="public-form" busy={t("account:saving")}>
              {t("shell:save")}
            </Submit>
          </p>
        </Form>
      ) : null}
    </Sheet>
  );
}
