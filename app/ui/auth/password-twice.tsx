import { PasswordField } from "~/ui/form/password-field";

/** A new password, typed twice. */
export function PasswordTwice({
  label,
  hint,
  repeat,
  errors,
}: {
  label: string;
  /** What a password has to be. */
  hint: string;
  /** The label of the second field. */
  repeat: string;
  errors: (name: string) => string[] | undefined;
}) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={hint}
        autoComplete="new-password"
        errors={errors("password")}
      />
      <PasswordField
        name="confirmPassword"
        label={repeat}
        autoComplete="new-password"
        errors={errors("confirmPassword")}
      />
    </>
  );
}
