import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { homeOf } from "~/areas";
import { SignUpFields } from "~/contract/sign-up-fields";
import { preferredCountry } from "~/i18n/countries";
import { languageNames, languages } from "~/i18n/languages";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enter } from "~/session/enter";
import { refuseError, refuseFields } from "~/session/form";
import { safeTarget } from "~/session/safe-target";
import { keepSession } from "~/session/session-cookie";
import { CountrySelect } from "~/ui/form/country-select";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField, TextField } from "~/ui/form/field";
import { PasswordField } from "~/ui/form/password-field";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["auth", "messages"] };

export function loader({ context, request }: LoaderFunctionArgs) {
  enter(context);
  return { country: preferredCountry(request.headers.get("accept-language")) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = enter(context);
  const submission = parseWithZod(await request.formData(), { schema: SignUpFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { tokens, user } = await api.signUp.company(submission.value);
    context.setCookie(keepSession(tokens, false, context.build.production, new Date()));
    const to = context.url.searchParams.get("to");
    return redirect(to ? safeTarget(to, user, context.build) : homeOf(user, context.build.mode));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

const Columns = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5) var(--s4); align-items: start;
  &[data-phone] { grid-template-columns: 9rem minmax(0, 1fr); }
  > .wide { grid-column: 1 / -1; }
  @media (max-width: 639px) { &:not([data-phone]) { grid-template-columns: minmax(0, 1fr); } }
`;
const Group = styled.fieldset`
  padding-block-start: var(--s6); margin-block-start: var(--s6); border-block-start: 1px solid var(--line);
  &:first-of-type { border: 0; padding: 0; margin: 0; }
  > legend { float: inline-start; inline-size: 100%; margin-block-end: var(--s4); font: 650 var(--t20) var(--font); letter-spacing: -0.01em; }
  > legend + * { clear: both; }
`;

export default function SignUp() {
  const { t } = useTranslation(["auth", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { country } = useLoaderData<typeof loader>();
  const { problems, errors, value } = readRefusal(useActionData<typeof action>());
  const field = (name: string) => ({ name, defaultValue: value(name), errors: errors(name), required: true });
  return (
    <>
      <PageHead title={root.title}>{t("signUp.intro")}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Form method="post" noValidate>
        <Group>
          <legend>{t("signUp.company")}</legend>
          <Columns>
            <div className="wide">
              <TextField {...field("companyName")} label={t("companyName")} autoComplete="organization" />
            </div>
            <CountrySelect
              name="country"
              kind="name"
              selected={value("country", country)}
              errors={errors("country")}
              label={t("country")}
              autoComplete="country"
            />
            <SelectField
              {...field("language")}
              defaultValue={value("language", root.language)}
              label={t("languageField")}
            >
              {languages.map(code => (
                <option key={code} value={code} lang={code}>
                  {languageNames[code]}
                </option>
              ))}
            </SelectField>
          </Columns>
        </Group>
        <Group>
          <legend>{t("signUp.you")}</legend>
          <div className="stack" style={{ "--gap": "1.25rem" } as React.CSSProperties}>
            <Columns>
              <TextField {...field("firstName")} label={t("firstName")} autoComplete="given-name" />
              <TextField {...field("lastName")} label={t("lastName")} autoComplete="family-name" />
            </Columns>
            <TextField
              {...field("email")}
              label={t("email")}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <Columns data-phone>
              <CountrySelect
                name="phoneCountry"
                kind="calling"
                selected={value("phoneCountry", country)}
                errors={errors("phoneCountry")}
                label={t("phoneCountry")}
                autoComplete="tel-country-code"
              />
              <TextField
                {...field("phone")}
                label={t("phone")}
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                maxLength={25}
                placeholder={t("messages:phone.placeholder")}
              />
            </Columns>
            <PasswordField
              name="password"
              label={t("password")}
              hint={t("passwordHint")}
              autoComplete="new-password"
              errors={errors("password")}
            />
            <PasswordField
              name="confirmPassword"
              label={t("confirmPassword")}
              autoComplete="new-password"
              errors={errors("confirmPassword")}
            />
            <Submit wide busy={t("signUp.busy")}>
              {t("signUp.submit")}
            </Submit>
            <p className="tiny muted">{t("signUp.note")}</p>
            <p className="small">
              {t("haveAccount")} <Link to={paths.login()}>{t("signIn")}</Link>
            </p>
          </div>
        </Group>
      </Form>
    </>
  );
}
