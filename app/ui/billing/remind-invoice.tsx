import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { InvoiceAction } from "./invoice-action";
import { isReminder, type ShownInvoice } from "./shown-invoice";

/** Sends the next reminder of an overdue invoice. The form contains its level, so that none is sent twice. */
export function RemindInvoice({ invoice: { id, reminded } }: { invoice: ShownInvoice }) {
  const { t } = useTranslation("invoices");
  const level = reminded + 1;
  if (!isReminder(level)) return null;
  return (
    <InvoiceAction title={t("remindTitle")} text={t(`remindText.${level}`)}>
      <Form method="post">
        <RequestId form={`remind-${id}-${level}`} />
        <input type="hidden" name="level" value={level} />
        <Submit kind="plain" name="intent" value="remind" busy={t("sending")}>
          {t(`remind.${level}`)}
        </Submit>
      </Form>
    </InvoiceAction>
  );
}
