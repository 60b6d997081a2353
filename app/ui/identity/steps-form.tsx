import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PublicForm } from "~/ui/form/public-form";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { Button } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { LongName } from "~/ui/primitives/long-name";
import { Stepper } from "~/ui/primitives/stepper";
import { PasswordTwice } from "./password-twice";
import { CompanyNameField, NameFields, ReachFields, RegionFields } from "./registration-fields";

type Taken = Refusal & {
  at: number;
  told: { country: string; language: string };
};

const ofStep = [
  ["companyName", "country", "language"],
  ["firstName", "lastName", "email", "phone", "phoneCountry"],
  [],
  [],
];

/**
 * A registration in steps, one per page. The values of other steps are hidden fields, so it needs neither script
 * nor storage. Each step is a document, so the browser's history works.
 */
export function StepsForm({
  country,
  preferred,
  language,
  taken,
}: {
  country: string;
  preferred: string[];
  language: string;
  taken: Taken | undefined;
}) {
  const { t } = useTranslation(["demos", "auth", "passwords", "messages"]);
  const at = taken?.at ?? 0;
  const refusal = readRefusal(taken);
  const { problems, errors, value } = refusal;
  const steps = (["company", "person", "password", "summary"] as const).map(name => t(`step.${name}`));
  const hidden = ofStep.flatMap((names, step) => (step === at ? [] : names));
  return (
    <div className="stack" data-gap="6">
      <Stepper label={t("steps")} steps={steps} at={at} />
      <ErrorSummary ready title={t("messages:form.invalid")} problems={problems} />
      <PublicForm newPassword className="stack" data-gap="5">
        {/* Enter activates a form's first button, which must go forward. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden />
        <input type="hidden" name="step" value={at} />
        {hidden.map(name => (
          <input key={name} type="hidden" name={name} value={value(name)} />
        ))}
        <h2>{steps[at]}</h2>
        {at === 0 ? (
          <>
            <CompanyNameField label={t("auth:companyName")} refusal={refusal} />
            <RegionFields
              country={value("country") || country}
              language={value("language") || language}
              refusal={refusal}
            />
          </>
        ) : at === 1 ? (
          <>
            <NameFields refusal={refusal} />
            <ReachFields
              phoneCountry={value("phoneCountry") || country}
              preferred={preferred}
              refusal={refusal}
            />
          </>
        ) : at === 2 ? (
          <PasswordTwice
            label={t("passwords:newPassword")}
            repeat={t("passwords:confirmPassword")}
            errors={errors}
          />
        ) : (
          <DescriptionList
            lines={[
              { name: t("auth:companyName"), value: <bdi>{value("companyName")}</bdi> },
              { name: t("auth:country"), value: taken?.told.country },
              { name: t("auth:languageField"), value: taken?.told.language },
              { name: t("name"), value: <bdi>{`${value("firstName")} ${value("lastName")}`}</bdi> },
              { name: t("auth:email"), value: <LongName name={value("email")} /> },
              { name: t("auth:phone"), value: <bdi>{value("phone")}</bdi> },
              { name: t("auth:password"), value: t("password.hidden") },
            ]}
          />
        )}
        <div className="row">
          <Submit busy={t("judging")}>{t(at < 3 ? "next" : "auth:signUp.submit")}</Submit>
          {at > 0 ? (
            <Button name="go" value={at - 1} formNoValidate>
              {t("back")}
            </Button>
          ) : null}
          {at === 3 ? (
            <Button kind="quiet" name="go" value={0} formNoValidate>
              {t("start")}
            </Button>
          ) : null}
        </div>
      </PublicForm>
    </div>
  );
}
