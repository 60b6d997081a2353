import { useTranslation } from "react-i18next";
import { PasswordField } from "~/ui/form/password-field";

/** A new password, typed twice, with its requirements. */
export function PasswordTwice({
  name = "password",
  label,
  repeat,
  errors,
  again = false,
}: {
  name?: string;
  label: string;
  /** The label of the second field. */
  repeat: string;
  errors: (name: string) => string[] | undefined;
  /** A refusal of other fields has emptied it. */
  again?: boolean;
}) {
  const { t } = useTranslation("auth");
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        hint={again ? `${t("passwordAgain")} ${t("passwordRule")}` : t("passwordRule")}
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
