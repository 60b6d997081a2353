import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";

/** The last change of mails, with a button to undo it. */
export function UndoNotice({
  undo,
  action,
  did,
  count,
}: {
  undo: string;
  action: string;
  did: string;
  count: number;
}) {
  const { t } = useTranslation("emails");
  return (
    <Alert tone="ok" live>
      <Form method="post" action={action} className="row">
        <span>{t(`did.${did as "read"}`, { count })}</span>
        <RequestId form={`undo-${undo}`} />
        <input type="hidden" name="undo" value={undo} />
        <Submit kind="plain" small name="intent" value="undo" busy={t("undoing")}>
          {t("undo")}
        </Submit>
      </Form>
    </Alert>
  );
}
