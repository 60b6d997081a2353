import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { unbroken } from "~/ui/primitives/unbroken";

/** The date of the oldest fetched mails, and a button that fetches one more year. `since` is formatted. */
export function OlderMails({ since, action }: { since: string; action: string }) {
  const { t } = useTranslation("mailSync");
  return (
    <Form method="post" action={action} className="row" style={{ marginBlockStart: "var(--s4)" }}>
      <RequestId form={`older-${since}`} />
      <span className="muted">{unbroken(t("since", { when: since }))}</span>
      <Submit kind="plain" name="intent" value="older" busy={t("olderAsking")}>
        {t("older")}
      </Submit>
    </Form>
  );
}
