import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { phoneModes } from "~/phone/read-phone";
import { SelectField } from "~/ui/form/field";
import { PhoneField } from "~/ui/form/phone-field";
import { Button } from "~/ui/primitives/button";
import type { readPhoneSample } from "./phone-sample";

/** One number in each mode. */
const written = {
  auto: "0431 5606060",
  national: "0431 5606060",
  international: "+49 431 5606060",
  "e.164": "+494315606060",
  rfc3966: "tel:+494315606060",
  idd: "0431 5606060",
} as const;

/** Phone numbers: the server's result, each format, and fields with restricted countries. */
export function Phone() {
  const { t } = useTranslation(["design", "messages"]);
  const { phone: sent } = useLoaderData<{ phone: Awaited<ReturnType<typeof readPhoneSample>> }>();
  const required = t("messages:field.phoneRequired");
  return (
    <>
      <form method="get" action="#phone" noValidate className="stack" style={{ maxInlineSize: "36rem" }}>
        <PhoneField
          label={t("phone.try")}
          country={sent?.country ?? "DE"}
          choice={{ preferred: ["DE", "AT", "CH"], ...(sent && { mode: sent.mode }) }}
          defaultValue={sent?.reading?.formatted ?? sent?.text ?? ""}
          errors={sent?.errors}
          required
        />
        <SelectField name="mode" label={t("phone.mode")} defaultValue={sent?.mode ?? "auto"}>
          {phoneModes.map(mode => (
            <option key={mode}>{mode}</option>
          ))}
        </SelectField>
        <p>
          <Button>{t("phone.read")}</Button>
        </p>
        {sent?.reading ? (
          <pre className="tiny" dir="ltr" style={{ whiteSpace: "pre-wrap" }}>
            {JSON.stringify(sent.reading, null, 2)}
          </pre>
        ) : null}
      </form>
      <div
        style={{
          display: "grid",
          gap: "1.25rem 1.5rem",
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 24rem), 1fr))",
        }}
      >
        {phoneModes.map(mode => (
          <PhoneField
            key={mode}
            name={`phone-${mode.replace(".", "")}`}
            label={mode}
            country="DE"
            choice={{ mode }}
            defaultValue={written[mode]}
          />
        ))}
        <PhoneField
          name="phone-allowed"
          label={t("phone.allowed")}
          country="CH"
          choice={{ allowed: ["DE", "AT", "CH"] }}
        />
        <PhoneField
          name="phone-ignored"
          label={t("phone.ignored")}
          country="AT"
          choice={{ ignored: ["DE"], preferred: ["AT"] }}
        />
        <PhoneField
          name="phone-signs"
          label={t("phone.signs")}
          country="DE"
          choice={{ signsOnly: true }}
          defaultValue="(0431) 560-6060"
        />
        <PhoneField name="phone-wrong" label={t("phone.wrong")} country="DE" errors={[required]} required />
      </div>
    </>
  );
}
