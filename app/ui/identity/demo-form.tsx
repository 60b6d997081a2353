import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Check } from "~/ui/form/check";
import { CodeField } from "~/ui/form/code-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { PasswordField } from "~/ui/form/password-field";
import { PublicForm } from "~/ui/form/public-form";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { unbroken } from "~/ui/primitives/unbroken";
import { PasswordTwice } from "./password-twice";
import { RegistrationForm } from "./registration-form";

/** The forms of the demo pages. */
export type DemoKind =
  | "login"
  | "register"
  | "forgot-password"
  | "reset-password"
  | "verify-email"
  | "two-steps";

type Refused = Refusal | undefined;

/** A demo form, made of the real form's fields. */
export function DemoForm({
  kind,
  country,
  preferred,
  refused,
}: {
  kind: DemoKind;
  country: string;
  preferred: string[];
  refused: Refused;
}) {
  const { t } = useTranslation(["demos", "auth", "messages"]);
  if (kind === "register")
    return (
      <RegistrationForm
        kind="company"
        country={country}
        preferred={preferred}
        companyTitle={t("auth:signUp.company")}
        companyLabel={t("auth:companyName")}
        note={t("notice")}
        refused={refused}
      />
    );
  const { problems } = readRefusal(refused);
  return (
    <>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={problems} />
      <PublicForm newPassword className="stack" data-gap="5">
        <Fields kind={kind} refused={refused} />
      </PublicForm>
    </>
  );
}

function Fields({ kind, refused }: { kind: Exclude<DemoKind, "register">; refused: Refused }): ReactNode {
  const { t } = useTranslation(["demos", "auth", "passwords", "verify"]);
  const { errors, value } = readRefusal(refused);
  const email = (
    <TextField
      name="email"
      label={t("auth:email")}
      type="email"
      inputMode="email"
      autoComplete="off"
      defaultValue={value("email")}
      errors={errors("email")}
      required
    />
  );
  const submit = (text: string) => (
    <Submit wide busy={t("judging")}>
      {text}
    </Submit>
  );
  const back = (
    <p className="small">
      <Link to={paths.login()}>{t("real")}</Link>
    </p>
  );
  switch (kind) {
    case "login":
      return (
        <>
          {email}
          <PasswordField
            name="password"
            label={t("auth:password")}
            autoComplete="current-password"
            errors={errors("password")}
          />
          <Check name="remember" label={t("auth:remember")} defaultChecked={value("remember") === "on"} />
          {submit(t("auth:signIn"))}
          {back}
        </>
      );
    case "forgot-password":
      return (
        <>
          <p className="muted">{t("passwords:forgotIntro")}</p>
          {email}
          {submit(t("passwords:send"))}
          {back}
        </>
      );
    case "reset-password":
      return (
        <>
          <PasswordTwice
            label={t("passwords:newPassword")}
            repeat={t("passwords:confirmPassword")}
            errors={errors}
          />
          {submit(t("passwords:save"))}
          {back}
        </>
      );
    case "verify-email":
      return (
        <>
          <p>{unbroken(t("verify:look"))}</p>
          <p className="small muted">{unbroken(t("verify:notThere"))}</p>
          {email}
          {submit(t("verify:again"))}
          {back}
        </>
      );
    case "two-steps":
      return (
        <>
          <p className="muted">{t("code.intro")}</p>
          <CodeField name="code" label={t("code")} hint={t("code.hint")} errors={errors("code")} />
          {submit(t("code.check"))}
          {back}
        </>
      );
  }
}
