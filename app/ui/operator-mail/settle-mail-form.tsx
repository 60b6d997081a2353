import { Form } from "@remix-run/react";
import { CircleCheck, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import type { ShownMail } from "./shown-mail";

/** Marks a mail that failed or came back as settled, or as open again. `look`: a button, or a menu entry. */
export function SettleMailForm({
  mail: { id, settled },
  look = "button",
}: {
  mail: ShownMail;
  look?: "button" | "entry";
}) {
  const { t } = useTranslation("operatorMail");
  const Icon = settled ? RotateCcw : CircleCheck;
  const inside = (
    <>
      <Icon size={18} aria-hidden />
      {t(settled ? "reopen" : "settle")}
    </>
  );
  return (
    <Form method="post" preventScrollReset>
      <RequestId form="settle" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={settled ? "reopen" : "settle"} />
      {look === "entry" ? (
        <button type="submit">{inside}</button>
      ) : (
        <Submit kind="plain" busy={t("saving")}>
          {inside}
        </Submit>
      )}
    </Form>
  );
}
