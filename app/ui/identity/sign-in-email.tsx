import { TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";

/** The sign-in address; password managers know it as `username`. */
export function SignInEmail({
  label,
  known,
  refusal: { errors, value },
}: {
  label: string;
  /** The address that was just verified. */
  known?: string | undefined;
  refusal: FormRefusal;
}) {
  return (
    <TextField
      name="email"
      label={label}
      type="email"
      autoComplete="username"
      inputMode="email"
      defaultValue={value("email", known)}
      errors={errors("email")}
      required
    />
  );
}
