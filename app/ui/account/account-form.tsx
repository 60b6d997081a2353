import { useTranslation } from "react-i18next";
import type { Account } from "~/contract/account";
import { languageNames } from "~/i18n/languages";
import { CountrySelect } from "~/ui/form/country-select";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextField } from "~/ui/form/field";
import { LanguageSelect } from "~/ui/form/language-select";
import { LongCombobox } from "~/ui/form/long-combobox";
import { PhoneField } from "~/ui/form/phone-field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Sheet } from "~/ui/primitives/sheet";
import { FormGrid } from "./form-grid";

type Lists = { countries: string; callingCodes: string; timeZones: string };

/** Name, phone, language, country and time zone of the user's account. */
export function AccountForm({
  account,
  countryName,
  lists,
  refused,
}: {
  account: Account;
  countryName: string;
  lists: Lists | null;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["account", "messages", "shell"]);
  const refusal = readRefusal(refused);
  const { problems, errors, value } = refusal;
  const field = (name: "firstName" | "lastName" | "phone") => ({
    name,
    label: t(name),
    errors: errors(name),
    defaultValue: value(name, account[name]),
    hint: hintOf(refusal, name, account[name]),
  });
  const long = (name: "country" | "timeZone") => ({
    name,
    label: t(name),
    errors: errors(name),
    selected: value(name, account[name]),
  });
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad>
        <FormGrid method="post" noValidate>
          <UnsavedGuard />
          <RequestId form="account" />
          <ExpectedVersion version={account.version} refusal={refusal} />
          <fieldset>
            <legend>{t("you")}</legend>
            <TextField {...field("firstName")} autoComplete="given-name" maxLength={80} required />
            <TextField {...field("lastName")} autoComplete="family-name" maxLength={80} required />
            <div className="wide">
              <PhoneField
                {...field("phone")}
                country={value("phoneCountry", account.phoneCountry)}
                choice={{ preferred: [account.country] }}
                options={lists?.callingCodes}
                own
              />
            </div>
          </fieldset>
          <fieldset>
            <legend>{t("region")}</legend>
            <LanguageSelect
              label={t("language")}
              hint={hintOf(refusal, "language", account.language, {
                shown: languageNames[account.language],
              })}
              errors={errors("language")}
              defaultValue={value("language", account.language)}
            />
            <CountrySelect
              {...long("country")}
              hint={hintOf(refusal, "country", account.country, { shown: countryName })}
              options={lists?.countries}
              autoComplete="country"
            />
            <div className="wide">
              <LongCombobox
                {...long("timeZone")}
                hint={hintOf(refusal, "timeZone", account.timeZone, {
                  hint: t("timeZoneHint"),
                  shown: account.timeZone.replaceAll("_", " "),
                })}
                options={lists?.timeZones}
                from={(all, selected) => all.timeZoneOptions(selected)}
              />
            </div>
          </fieldset>
          <p>
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
          </p>
        </FormGrid>
      </Sheet>
    </>
  );
}
