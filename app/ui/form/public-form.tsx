import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useOfflineTexts } from "./offline-forms";

/**
 * A form of a page without React, which the browser submits. The error texts for app/ui/enhance/check-fields.ts are in its
 * attributes, the same as the server's. `signIn` has its own texts.
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
      data-offline-texts={JSON.stringify(useOfflineTexts())}
      {...rest}
    />
  );
}
