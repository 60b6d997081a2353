import { useTranslation } from "react-i18next";
import { PasswordField } from "~/ui/form/password-field";

/** A new password, typed twice. */
export function PasswordTwice({ errors }: { errors: (name: string) => string[] | undefined }) {
  const { t } = useTranslation("passwords");
  return (
    <>
      <PasswordField
        name="password"
        label={t("newPassword")}
        hint={t("rule")}
        autoComplete="new-password"
        errors={errors("password")}
      />
      <PasswordField
        name="confirmPassword"
        label={t("confirmPassword")}
        autoComplete="new-password"
        errors={errors("confirmPassword")}
      />
    </>
  );
}
