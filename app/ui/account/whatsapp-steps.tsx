import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { PhoneField } from "~/ui/form/phone-field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { CopyButton } from "~/ui/primitives/copy-button";
import { QrCode } from "~/ui/primitives/qr-code";
import { Sheet } from "~/ui/primitives/sheet";
import { FormGrid } from "./form-grid";

type Shown = {
  number: string | null;
  source: "company" | "account" | null;
  phone: string;
  phoneCountry: string;
  version: number;
  at: { address: string; qr: { size: number; path: string } } | null;
  callingCodes: string | null;
};

const Root = styled(Sheet)`
  ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s6); margin-block-start: var(--s5); padding-inline-start: 1.75rem; list-style: decimal; }
  form { grid-template-columns: minmax(0, 1fr); }
  ol > li::marker { font: 650 var(--t16) var(--font); }
  h3 { margin-block-end: var(--s2); font: 650 var(--t16) var(--font); }
  h2 ~ h2 { margin-block: var(--s8) var(--s2); }
  ul { padding-inline-start: var(--s5); list-style: disc; font: 400 var(--t15) var(--font); }
  .qr { display: flex; flex-wrap: wrap; gap: var(--s4) var(--s5); align-items: center; margin-block-start: var(--s3); }
  .qr > div { flex: 1 1 12rem; min-inline-size: 0; overflow-wrap: anywhere; }
  .qr b { font: 650 var(--t20) var(--font); }
`;

/** The company's WhatsApp: number, QR code and link, and its limits. */
export function WhatsappSteps({
  whatsapp: { number, source, version, at, callingCodes, ...own },
  refused,
}: {
  whatsapp: Shown;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["whatsapp", "account", "messages", "shell"]);
  const refusal = readRefusal(refused);
  const { problems, errors, value } = refusal;
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Root data-pad aria-labelledby="whatsapp-title">
        <h2 id="whatsapp-title">{t("title")}</h2>
        <p className="muted">{t("intro")}</p>
        <ol>
          <li>
            <h3>{t("step.number")}</h3>
            <FormGrid method="post" noValidate>
              <RequestId form="whatsapp" />
              <ExpectedVersion version={version} refusal={refusal} />
              <PhoneField
                name="phone"
                label={t("number")}
                hint={hintOf(refusal, "phone", own.phone, {
                  hint: t(source === "account" ? "hintAccount" : "hint"),
                })}
                country={value("phoneCountry", own.phoneCountry)}
                defaultValue={value("phone", own.phone)}
                errors={errors("phone")}
                options={callingCodes ?? undefined}
              />
              <p>
                <Submit busy={t("account:saving")}>{t("shell:save")}</Submit>
              </p>
            </FormGrid>
          </li>
          <li>
            <h3>{t("step.app")}</h3>
            <p>{t("app")}</p>
          </li>
          <li>
            <h3>{t("step.share")}</h3>
            {at ? (
              <>
                <p>{t("share")}</p>
                <div className="qr">
                  <QrCode label={t("qr", { number })} code={at.qr} />
                  <div>
                    <b dir="ltr">{number}</b>
                    <p>
                      <a href={at.address} rel="noreferrer" target="_blank" dir="ltr">
                        {at.address}
                      </a>
                    </p>
                    <CopyButton text={() => at.address} />
                  </div>
                </div>
              </>
            ) : (
              <p>{t("noNumber")}</p>
            )}
          </li>
        </ol>
        <h2>{t("limits")}</h2>
        <ul>
          <li>{t("limit.phone")}</li>
          <li>{t("limit.answers")}</li>
          <li>{t("limit.meta")}</li>
        </ul>
      </Root>
    </>
  );
}
