import { useTranslation } from "react-i18next";
import { PasswordField } from "~/ui/form/password-field";

/** A new password, typed twice, with its requirements. */
export function PasswordTwice({
  name = "password",
  label,
  repeat,
  errors,
}: {
  name?: string;
  label: string;
  /** The label of the second field. */
  repeat: string;
  errors: (name: string) => string[] | undefined;
}) {
  const { t } = useTranslation("auth");
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        hint={t("passwordRule")}
        autoComplete="new-password"
        errors={errors(name)}
      />
      <PasswordField
        name="confirmPassword"
        same={name}
        label={repeat}
        autoComplete="new-password"
        errors={errors("confirmPassword")}
      />
    </>
  );
}
