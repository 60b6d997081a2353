import { Link, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HumanSubmit } from "~/ui/form/human-submit";
import { PublicForm } from "~/ui/form/public-form";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { Agreement } from "./agreement";
import { PasswordTwice } from "./password-twice";
import { CompanyNameField, NameFields, ReachFields, RegionFields } from "./registration-fields";

const Columns = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5) var(--s4); align-items: start;
  > .wide { grid-column: 1 / -1; }
  @media (max-width: 639px) { grid-template-columns: minmax(0, 1fr); }
`;
const Group = styled.fieldset`
  padding-block-start: var(--s6); margin-block-start: var(--s6); border-block-start: 1px solid var(--line);
  &:first-of-type { border: 0; padding: 0; margin: 0; }
  > legend { float: inline-start; inline-size: 100%; margin-block-end: var(--s4); font: 650 var(--t20) var(--font); letter-spacing: -0.01em; }
  > legend + * { clear: both; }
`;

/**
 * The registration of a company with its data manager, of a person without a company, or of a trades business,
 * whose password follows by mail and whose language is the page's.
 */
export function RegistrationForm({
  kind,
  country,
  preferred,
  stamp,
  companyTitle,
  companyLabel,
  note,
  refused,
}: {
  kind: "company" | "person" | "business";
  /** The browser's suggestion; `preferred` is listed first. */
  country: string;
  preferred: string[];
  /** Of the human check; omitted in demos. */
  stamp?: string;
  companyTitle?: string;
  companyLabel?: string;
  note: string;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["auth", "messages"]);
  const root = useRouteLoaderData("root") as { language: string };
  const refusal = readRefusal(refused);
  const { errors, value } = refusal;
  // Passwords never come back: without a word on it the next attempt would be refused for them.
  const again =
    kind !== "business" && refusal.problems.length > 0 && !errors("password") && !errors("confirmPassword");
  const problems = again
    ? [...refusal.problems, { field: "password", text: t("passwordAgain") }]
    : refusal.problems;
  const region = (
    <RegionFields
      country={value("country", country)}
      language={value("language", root.language)}
      refusal={refusal}
    />
  );
  return (
    <>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={problems} />
      <PublicForm newPassword>
        {kind === "person" ? null : (
          <Group>
            <legend>{companyTitle}</legend>
            <Columns>
              <div className="wide">
                <CompanyNameField label={companyLabel ?? ""} refusal={refusal} />
              </div>
              {kind === "company" ? region : null}
            </Columns>
          </Group>
        )}
        <Group>
          <legend>{t("signUp.you")}</legend>
          <div className="stack" data-gap="5">
            <Columns>
              <NameFields refusal={refusal} />
              {kind === "person" ? region : null}
            </Columns>
            <ReachFields
              phoneCountry={value("phoneCountry", country)}
              preferred={preferred}
              refusal={refusal}
            />
            {kind === "business" ? null : (
              <PasswordTwice
                label={t("password")}
                repeat={t("confirmPassword")}
                errors={errors}
                again={again}
              />
            )}
            {stamp === undefined ? null : (
              <Agreement
                company={kind !== "person"}
                agreed={value("terms") === "on"}
                errors={errors("terms")}
              />
            )}
            {stamp === undefined ? (
              <Submit wide busy={t("signUp.busy")}>
                {t("signUp.submit")}
              </Submit>
            ) : (
              <HumanSubmit stamp={value("stamp", stamp)} busy={t("signUp.busy")}>
                {t("signUp.submit")}
              </HumanSubmit>
            )}
            <p className="tiny muted">{note}</p>
            <p className="small">
              {t("haveAccount")} <Link to={paths.login()}>{t("signIn")}</Link>
            </p>
          </div>
        </Group>
      </PublicForm>
    </>
  );
}
