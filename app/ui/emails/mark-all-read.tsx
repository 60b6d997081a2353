import { Form } from "@remix-run/react";
import { CheckCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";

/** Marks the mails of a folder, by its name or the id of the server's own, as read; those that come after `now`, when the page was made, stay unread. */
export function MarkAllRead({ folder, now, action }: { folder: string; now: string; action: string }) {
  const { t } = useTranslation("emails");
  return (
    <Form method="post" action={action}>
      <RequestId form={`readAll-${now}`} />
      <input type="hidden" name="arrivedBefore" value={now} />
      <Submit kind="plain" small name="intent" value={`readAll:${folder}`} busy={t("marking")}>
        <CheckCheck size={16} aria-hidden />
        {t("act.readAll")}
      </Submit>
    </Form>
  );
}
