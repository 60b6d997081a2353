import { useTranslation } from "react-i18next";
import { DateField } from "~/ui/form/date-field";
import { TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";

/** The amount of a payment or refund, and its day. */
export function PaidFields({
  day,
  refusal,
}: {
  /** Label of the day. */
  day: string;
  refusal: FormRefusal;
}) {
  const { t } = useTranslation("invoices");
  return (
    <>
      <TextField
        name="amount"
        label={t("amount")}
        inputMode="decimal"
        required
        defaultValue={refusal.value("amount")}
        errors={refusal.errors("amount")}
      />
      <DateField
        name="paidOn"
        label={day}
        required
        value={refusal.value("paidOn")}
        errors={refusal.errors("paidOn")}
      />
    </>
  );
}
