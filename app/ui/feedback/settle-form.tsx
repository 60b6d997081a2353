import { Form } from "@remix-run/react";
import { CircleCheck, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Button } from "~/ui/primitives/button";

/** Marks a feedback as settled, or as open again. `look`: a button, or a menu entry. */
export function SettleForm({
  id,
  version,
  settled,
  look = "button",
}: {
  id: string;
  version: number;
  settled: boolean;
  look?: "button" | "entry";
}) {
  const { t } = useTranslation("feedbackReport");
  const Icon = settled ? RotateCcw : CircleCheck;
  const inside = (
    <>
      <Icon size={18} aria-hidden />
      {settled ? t("reopen") : t("settle")}
    </>
  );
  return (
    <Form method="post" preventScrollReset>
      <RequestId form={`settle-${id}-${version}`} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value={settled ? "reopen" : "settle"} />
      {look === "entry" ? <button type="submit">{inside}</button> : <Button>{inside}</Button>}
    </Form>
  );
}

/** The confirmation of a settled feedback, with a button to undo it. */
export function UndoSettle({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation("feedbackReport");
  return (
    <Form method="post" preventScrollReset style={{ display: "inline" }}>
      <RequestId form={`undo-${id}-${version}`} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {t("settled")}{" "}
      <Button small kind="quiet" name="intent" value="reopen">
        {t("undo")}
      </Button>
    </Form>
  );
}
