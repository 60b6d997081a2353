import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useHeldWords } from "./held-forms";

/**
 * A form of a page without React. The browser sends it by itself; what app/ui/enhance/check-fields.ts says at its fields
 * stands in its attributes, in the server's words. `signIn` has words of its own.
 */
export function PublicForm({
  signIn,
  newPassword,
  ...rest
}: ComponentProps<typeof Form> & { signIn?: boolean; newPassword?: boolean }) {
  const { t } = useTranslation(["shell", "messages"]);
  return (
    <Form
      method="post"
      noValidate
      data-missing={signIn ? t("messages:login.required") : t("messages:field.required")}
      data-email={signIn ? t("messages:login.emailInvalid") : t("messages:field.email")}
      data-password={newPassword ? t("messages:password.rule") : undefined}
      data-named={signIn ? undefined : t("label", { name: "{{name}}" })}
      data-mismatch={newPassword ? t("messages:password.mismatch") : undefined}
      data-held-words={JSON.stringify(useHeldWords())}
      {...rest}
    />
  );
}
